package dlx.api;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
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
     * @param <T> the things
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
     * of a component: a thing in it is not chosen, or one outside is not, or one of the boundary between them is. Cost:
     * O(things and their neighbors) for each component.
     *
     * @param chosen the chosen things
     * @param neighbors returns the neighbors of a thing, chosen or not
     * @param option returns the option that chooses a thing
     * @param sentence returns what is wrong, from a thing of the component and one outside
     * @return a clause for each component but the largest; empty if the things are connected
     * @param <T> the things
     * @param <O> the options
     */
    public static <T, O> List<LazyClause<O>> connect(
            Collection<T> chosen,
            Function<T, ? extends Collection<T>> neighbors,
            Function<T, O> option,
            BiFunction<T, T, String> sentence) {
        return apart(chosen, neighbors, option, sentence, (component, outside) -> {
            Predicate<T> isBeyond = thing -> !component.things.contains(thing) && !component.boundary.contains(thing);
            return around(outside, isBeyond, neighbors).boundary;
        });
    }

    /**
     * Returns the clauses of the demand that the chosen edges are one loop, for {@link HasConstraint#broken}, if the cover
     * demands that zero or two edges are chosen at each vertex. Each says of a closed loop: an edge of it is not chosen,
     * or one outside is not, or an edge from its vertices towards the outside is. Cost: O(vertices and edges) for each
     * loop.
     *
     * @param chosen the chosen edges. If a clause names an edge inside or outside, it prefers those that come first
     * @param at returns the edges at a vertex, chosen or not
     * @param ends returns the two vertices of an edge
     * @param option returns the option that chooses an edge
     * @param sentence returns what is wrong, from an edge of the loop and one outside
     * @return a clause for each loop but the largest; empty if there is one loop or none
     * @param <V> the vertices
     * @param <E> the edges
     * @param <O> the options
     */
    public static <V, E, O> List<LazyClause<O>> singleLoop(
            Collection<E> chosen,
            Function<V, ? extends Collection<E>> at,
            Function<E, ? extends Collection<V>> ends,
            Function<E, O> option,
            BiFunction<E, E, String> sentence) {
        return apart(
                chosen,
                edge -> over(ends.apply(edge), at),
                option,
                sentence,
                (loop, outside) -> exits(
                        over(loop.things, ends), ends.apply(outside).iterator().next(), at, ends));
    }

    /**
     * Returns the edges that lead from some vertices towards another vertex: exactly one end is among the vertices, and a
     * path leads from the other end to the target without them. A path from the vertices to the target contains such an
     * edge. Cost: O(vertices and edges).
     *
     * @param inside the vertices
     * @param target a vertex that is not one of them
     * @param at returns the edges at a vertex
     * @param ends returns the two vertices of an edge
     * @return the edges, in the order of the vertices inside
     * @param <V> the vertices
     * @param <E> the edges
     */
    public static <V, E> Collection<E> exits(
            Collection<V> inside,
            V target,
            Function<V, ? extends Collection<E>> at,
            Function<E, ? extends Collection<V>> ends) {
        Set<V> within = new LinkedHashSet<>(inside);
        Set<V> beyond =
                around(target, vertex -> !within.contains(vertex), vertex -> over(at.apply(vertex), ends)).things;
        return over(within, at).stream()
                .filter(edge -> ends.apply(edge).stream().anyMatch(beyond::contains))
                .toList();
    }

    private static <A, B> Set<B> over(Collection<A> from, Function<A, ? extends Collection<B>> to) {
        Set<B> all = new LinkedHashSet<>();
        from.forEach(thing -> all.addAll(to.apply(thing)));
        return all;
    }

    private static <T, O> List<LazyClause<O>> apart(
            Collection<T> chosen,
            Function<T, ? extends Collection<T>> neighbors,
            Function<T, O> option,
            BiFunction<T, T, String> sentence,
            BiFunction<Component<T>, T, Collection<T>> between) {
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
                            between.apply(component, outside).stream()
                                    .map(option)
                                    .toList(),
                            sentence.apply(inside, outside));
                })
                .toList();
    }

    /**
     * Returns the clauses of the demand that each component of the chosen things contains exactly one clue and has its
     * size, for {@link HasConstraint#broken}. The cover must demand that the things with clues are chosen, each by its
     * item. A clause rests on the items of the clues that it names. Without the item of a clue, a component may contain
     * the thing of the clue beside any other, and its size is free if all of its clues are such.
     *
     * <p>Cost: O(things and their neighbors) for each clue, and the lengths of the clauses.
     *
     * @param chosen the chosen things
     * @param neighbors returns the neighbors of a thing, chosen or not
     * @param option returns the option that chooses a thing
     * @param sizes the size of the component of each thing with a clue, 1 or more; 0 if it is unknown
     * @param item returns the name of the item that demands a thing with a clue
     * @return the clauses; empty if the components are right
     * @param <T> the things
     * @param <O> the options
     */
    public static <T, O> List<LazyClause<O>> areas(
            Collection<T> chosen,
            Function<T, ? extends Collection<T>> neighbors,
            Function<T, O> option,
            Map<T, Integer> sizes,
            Function<T, String> item) {
        AreaClauses<T, O> clauses = new AreaClauses<>(neighbors, option, sizes, item, new ArrayList<>());
        of(chosen, neighbors).forEach(clauses::add);
        return clauses.clauses();
    }
}
