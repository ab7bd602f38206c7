package dlx.api;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A connected part of some chosen things, such as cells or edges, and its boundary: the neighbors that were not chosen.
 * Immutable.
 *
 * @param things the things of the part, those nearest to the first one first
 * @param boundary neighbors of the part that are not chosen
 * @param <T> the things
 * @since 0.1
 */
@Experimental
public record Component<T>(Set<T> things, Set<T> boundary) {

    /** Creates a component with copies of the sets, in their order. */
    public Component {
        things = Collections.unmodifiableSet(new LinkedHashSet<>(things));
        boundary = Collections.unmodifiableSet(new LinkedHashSet<>(boundary));
    }

    /**
     * Returns the components of chosen things. Cost: O(things and their neighbors).
     *
     * @param chosen the things
     * @param neighbors returns the neighbors of a thing, chosen or not
     * @return the components, in the order of their first things
     */
    public static <T> List<Component<T>> of(Collection<T> chosen, Function<T, ? extends Collection<T>> neighbors) {
        Set<T> left = new LinkedHashSet<>(chosen);
        List<Component<T>> components = new ArrayList<>();
        while (!left.isEmpty()) {
            Component<T> next = around(left.iterator().next(), left::contains, neighbors);
            left.removeAll(next.things);
            components.add(next);
        }
        return components;
    }

    private static <T> Component<T> around(
            T first, Predicate<T> isChosen, Function<T, ? extends Collection<T>> neighbors) {
        Set<T> things = new LinkedHashSet<>(List.of(first));
        Set<T> boundary = new LinkedHashSet<>();
        Deque<T> open = new ArrayDeque<>(things);
        while (!open.isEmpty()) {
            for (T neighbor : neighbors.apply(open.remove())) {
                if (!isChosen.test(neighbor)) {
                    boundary.add(neighbor);
                } else if (things.add(neighbor)) {
                    open.add(neighbor);
                }
            }
        }
        return new Component<>(things, boundary);
    }

    /**
     * Returns the clauses of the demand that all chosen things are connected, for {@link HasConstraint#broken}. Each says
     * of a component: a thing in it is not chosen, or one outside is not, or one of the boundary is.
     *
     * @param chosen the chosen things
     * @param neighbors returns the neighbors of a thing, chosen or not
     * @param option returns the option that chooses a thing
     * @param sentence returns what is wrong, from a thing of the component and one outside
     * @return a clause for each component but the largest; empty if the things are connected
     */
    public static <T, O> List<LazyClause<O>> connect(
            Collection<T> chosen,
            Function<T, ? extends Collection<T>> neighbors,
            Function<T, O> option,
            BiFunction<T, T, String> sentence) {
        List<Component<T>> components = of(chosen, neighbors);
        if (components.size() < 2) {
            return List.of();
        }
        Component<T> largest = Collections.max(components, Comparator.comparingInt(c -> c.things.size()));
        T outside = largest.things.iterator().next();
        return components.stream()
                .filter(component -> component != largest)
                .map(component -> {
                    T inside = component.things.iterator().next();
                    return new LazyClause<>(
                            List.of(option.apply(inside), option.apply(outside)),
                            component.boundary.stream().map(option).toList(),
                            sentence.apply(inside, outside));
                })
                .toList();
    }
}
