package dlx.api;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds the clauses of {@link Component#areas}. A part of them must suffice if the clauses on some clues are dropped: for
 * each pair of clues in a component there is a clause on one or both.
 */
record AreaClauses<T, O>(
        Function<T, ? extends Collection<T>> neighbors,
        Function<T, O> option,
        Map<T, Integer> sizes,
        Function<T, String> item,
        List<LazyClause<O>> clauses) {

    /** Adds the clauses that a component breaks. */
    void add(Component<T> area) {
        List<T> clues = area.things().stream().filter(sizes::containsKey).toList();
        if (clues.isEmpty()) {
            T first = area.things().iterator().next();
            add(List.of(first), area.boundary(), List.of(), "the area of " + option.apply(first) + " has no clue");
        }
        Set<T> before = new HashSet<>();
        for (T clue : clues) {
            Map<T, T> tree = tree(clue, area.things());
            addPaths(tree, clue, before);
            addSize(area, new ArrayList<>(tree.keySet()), clue);
            before.add(clue);
        }
    }

    /** Adds clauses for paths to earlier clues: to the nearest one, and to all if no clause on a size shows the pair. */
    private void addPaths(Map<T, T> tree, T clue, Set<T> before) {
        boolean isNearest = true;
        for (T other : tree.keySet()) {
            if (before.contains(other) && (isNearest || fits(clue, tree.size()) && fits(other, tree.size()))) {
                isNearest = false;
                List<T> path = new ArrayList<>(List.of(other));
                for (T thing = other; !thing.equals(clue); ) {
                    thing = tree.getOrDefault(thing, clue);
                    path.add(thing);
                }
                String sentence = item.apply(other) + " and " + item.apply(clue) + " are in one area";
                add(path, List.of(), List.of(other, clue), sentence);
            }
        }
    }

    private void addSize(Component<T> area, List<T> nearest, T clue) {
        int size = sizes.getOrDefault(clue, 0);
        if (!fits(clue, nearest.size())) {
            boolean isLarge = size < nearest.size();
            add(
                    isLarge ? nearest.subList(0, size + 1) : List.of(),
                    isLarge ? List.of() : area.boundary(),
                    List.of(clue),
                    "the area of " + item.apply(clue) + " is too " + (isLarge ? "large" : "small"));
        }
    }

    private boolean fits(T clue, int size) {
        return sizes.getOrDefault(clue, 0) == 0 || sizes.getOrDefault(clue, 0) == size;
    }

    private void add(Collection<T> go, Collection<T> come, List<T> clues, String sentence) {
        clauses.add(new LazyClause<>(
                go.stream().map(option).toList(),
                come.stream().map(option).toList(),
                clues.stream().map(item).toList(),
                List.of(),
                sentence));
    }

    /** Returns the things that can be reached from a thing, the nearest first, each with the thing before it. */
    private Map<T, T> tree(T root, Set<T> things) {
        Map<T, T> tree = new LinkedHashMap<>(Map.of(root, root));
        List<T> open = new ArrayList<>(List.of(root));
        for (int k = 0; k < open.size(); k++) {
            for (T neighbor : neighbors.apply(open.get(k))) {
                if (things.contains(neighbor) && tree.putIfAbsent(neighbor, open.get(k)) == null) {
                    open.add(neighbor);
                }
            }
        }
        return tree;
    }
}
