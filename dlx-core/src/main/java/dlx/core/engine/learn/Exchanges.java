package dlx.core.engine.learn;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import dlx.core.search.Symmetry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Sets of interchangeable things, such as people, colors or weeks, found among symmetries. An <em>exchange</em> is a
 * symmetry of order 2, and two exchanges s and t share a thing if sts = tst. Exchanges that are connected in this way are
 * the edges of a tree of things, and they generate all permutations of the things. The exchanges of neighbors in a row of
 * the things follow from the tree.
 *
 * <p>All results are products of the symmetries: a thing that is recognized wrongly makes them less useful, not wrong.
 */
final class Exchanges {

    /** Exchanges of neighbors, of sets of three or more things. */
    final List<Symmetry> adjacent = new ArrayList<>();

    /** The symmetries that do not belong to such a set. */
    final List<Symmetry> others = new ArrayList<>();

    private final List<Edge> edges = new ArrayList<>();

    /** Number of the tree of each thing. */
    private final List<Integer> trees = new ArrayList<>();

    /** An exchange of two things. */
    private record Edge(int one, int other, Symmetry map) {

        boolean has(int thing) {
            return one == thing || other == thing;
        }
    }

    /** Finds the things that some symmetries exchange. Cost: O(square of the number of symmetries), and some products. */
    Exchanges(List<Symmetry> symmetries) {
        for (Symmetry map : symmetries) {
            if (IntStream.of(map.moved()).allMatch(option -> map.image(map.image(option)) == option)) {
                add(map);
            } else {
                others.add(map);
            }
        }
        Map<Integer, List<Edge>> byTree =
                edges.stream().collect(groupingBy(edge -> trees.get(edge.one), TreeMap::new, toList()));
        for (List<Edge> tree : byTree.values()) {
            if (tree.size() > 1) {
                addNeighbors(tree);
            } else {
                others.add(tree.get(0).map);
            }
        }
    }

    /** Adds an exchange as an edge: of two new things, of a known and a new one, or of two trees. */
    private void add(Symmetry map) {
        List<Edge> met = edges.stream().filter(edge -> share(edge.map, map)).toList();
        List<Integer> ends = new ArrayList<>();
        for (int tree : met.stream().map(edge -> trees.get(edge.one)).distinct().toList()) {
            IntStream.range(0, trees.size())
                    .filter(thing -> trees.get(thing) == tree)
                    .filter(thing -> edges.stream().noneMatch(edge -> edge.has(thing) && !met.contains(edge)))
                    .boxed()
                    .max(Comparator.comparing(this::degree))
                    .ifPresent(ends::add);
        }
        if (ends.size() > 2 || ends.stream().mapToLong(this::degree).sum() != met.size()) {
            others.add(map);
            return;
        }
        int tree = ends.isEmpty() ? trees.size() : trees.get(ends.get(0));
        while (ends.size() < 2) {
            ends.add(trees.size());
            trees.add(tree);
        }
        int joined = trees.get(ends.get(1));
        trees.replaceAll(other -> other == joined ? tree : other);
        edges.add(new Edge(ends.get(0), ends.get(1), map));
    }

    private long degree(int thing) {
        return edges.stream().filter(edge -> edge.has(thing)).count();
    }

    private static boolean share(Symmetry s, Symmetry t) {
        int[] one = s.moved();
        int[] other = t.moved();
        return one.length == other.length
                && IntStream.concat(IntStream.of(one), IntStream.of(other))
                        .allMatch(k -> s.image(t.image(s.image(k))) == t.image(s.image(t.image(k))));
    }

    /**
     * Adds the exchanges of neighbors. The things are in the order of their options: of the first option that a thing
     * moves, and its images.
     */
    private void addNeighbors(List<Edge> tree) {
        Edge first = tree.stream()
                .min(Comparator.comparing(edge -> edge.map.moved()[0]))
                .orElseThrow();
        int option = first.map.moved()[0];
        Map<Integer, Symmetry> star = star(first.one, tree);
        if (star.values().stream().filter(map -> map.image(option) == option).count() > star.size() / 2) {
            star = star(first.other, tree); // the option is of the other thing
        }
        List<Symmetry> row = star.values().stream()
                .sorted(Comparator.comparing(map -> map.image(option)))
                .toList();
        adjacent.add(row.get(0));
        for (int k = 1; k < row.size(); k++) {
            adjacent.add(conjugate(row.get(k), row.get(k - 1)));
        }
    }

    /** Returns, for each other thing, its exchange with a thing. */
    private static Map<Integer, Symmetry> star(int thing, List<Edge> tree) {
        Map<Integer, Symmetry> star = new TreeMap<>();
        List<Integer> reached = new ArrayList<>(List.of(thing));
        for (int k = 0; k < reached.size(); k++) {
            int from = reached.get(k);
            for (Edge edge : tree) {
                int to = edge.one == from ? edge.other : edge.one;
                if (edge.has(from) && !reached.contains(to)) {
                    reached.add(to);
                    star.put(to, from == thing ? edge.map : conjugate(star.get(from), edge.map));
                }
            }
        }
        return star;
    }

    /** Returns the map that a map becomes if an exchange renames the options. */
    private static Symmetry conjugate(Symmetry map, Symmetry exchange) {
        int[] moved = IntStream.of(map.moved()).map(exchange::image).sorted().toArray();
        int[] images = IntStream.of(moved)
                .map(option -> exchange.image(map.image(exchange.image(option))))
                .toArray();
        return new Symmetry(moved, images);
    }
}
