package dlx.differential;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The graph of a cover with givens, made from the words that describe it: options, items, and pairs of an item and a
 * color are vertices. It shares no code with the core.
 *
 * @param options number of options; their vertices come first
 * @param neighbors for each vertex, its neighbors; an edge is in one of the two lists
 * @param kinds a text for each vertex, which symmetries keep
 */
record JudgedGraph(int options, List<List<Integer>> neighbors, List<String> kinds) {

    private static final int NO_COLOR = -1;

    /** The options of an item, without the names of the item and of its colors. */
    private record Uses(List<Integer> plain, List<List<Integer>> colored) {

        static Uses of(Map<Integer, Integer> colorOf) {
            Map<Integer, List<Integer>> byColor = colorOf.keySet().stream()
                    .sorted()
                    .collect(Collectors.groupingBy(colorOf::get, TreeMap::new, Collectors.toList()));
            List<Integer> plain = byColor.getOrDefault(NO_COLOR, List.of());
            List<List<Integer>> colored = byColor.entrySet().stream()
                    .filter(entry -> entry.getKey() != NO_COLOR)
                    .map(Map.Entry::getValue)
                    .sorted(Comparator.comparing(list -> list.get(0)))
                    .toList();
            return new Uses(plain, colored);
        }

        /** Returns true if at most a number of these options may be chosen, and there are more that could be. */
        boolean excludes(int most) {
            int all = plain.size() + colored.stream().mapToInt(List::size).sum();
            return all > most && (!plain.isEmpty() || colored.size() != 1);
        }
    }

    /** Numbers of options that a solution needs and may have, of one item or of several with the same options. */
    private record Demand(int least, int most) {

        Demand and(Demand other) {
            return new Demand(Math.max(least, other.least), Math.min(most, other.most));
        }
    }

    static JudgedGraph of(CoverData cover, Givens givens) {
        JudgedGraph graph = new JudgedGraph(cover.optionCount(), new ArrayList<>(), new ArrayList<>());
        for (int option = 0; option < graph.options; option++) {
            boolean never = givens.isForbidden(option) || givens.relaxesAllOf(cover, option);
            graph.add("option " + contains(givens.givenOptions(), option) + " " + never);
        }
        rules(cover, givens).forEach(graph::add);
        return graph;
    }

    private static boolean contains(int[] numbers, int number) {
        return IntStream.of(numbers).anyMatch(one -> one == number);
    }

    private static Map<Uses, Demand> rules(CoverData cover, Givens givens) {
        List<Map<Integer, Integer>> colorOf = IntStream.range(0, cover.itemCount())
                .<Map<Integer, Integer>>mapToObj(item -> new TreeMap<>())
                .toList();
        for (int option = 0; option < cover.optionCount(); option++) {
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                colorOf.get(cover.item(node)).put(option, cover.color(node));
            }
        }
        Map<Uses, Demand> rules = new LinkedHashMap<>();
        for (int item = 0; item < cover.itemCount(); item++) {
            Demand demand = cover.isPrimary(item)
                    ? new Demand(givens.isRelaxed(item) ? 0 : cover.atLeast(item), cover.atMost(item))
                    : new Demand(0, 1);
            Uses uses = Uses.of(colorOf.get(item));
            if (demand.least > 0 || uses.excludes(demand.most)) {
                rules.merge(uses, demand, Demand::and);
            }
        }
        return rules;
    }

    private int add(String kind) {
        kinds.add(kind);
        neighbors.add(new ArrayList<>());
        return kinds.size() - 1;
    }

    private void add(Uses uses, Demand demand) {
        long least = Math.min(demand.least, options + 1L);
        int item =
                add("item " + least + " " + demand.most + " " + !uses.colored().isEmpty());
        neighbors.get(item).addAll(uses.plain());
        for (List<Integer> sameColor : uses.colored()) {
            int pair = add("pair");
            neighbors.get(item).add(pair);
            neighbors.get(pair).addAll(sameColor);
        }
    }

    /** Returns the vertices by their kinds. */
    List<List<Integer>> cells() {
        return List.copyOf(IntStream.range(0, kinds.size())
                .boxed()
                .collect(Collectors.groupingBy(kinds::get, TreeMap::new, Collectors.toList()))
                .values());
    }
}
