package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Generates large puzzles of sets, designs and graphs. */
final class LargeFamily {

    private static final String KNUTH = "knuth";

    private LargeFamily() {}

    /**
     * Returns a square of cells with 0 or 1 and the sums of its rows and columns, taken from a random board. An option
     * is a cell with 1.
     */
    static LargeBoard sums(int side, long seed) {
        Random random = new Random(seed);
        int[] rows = new int[side];
        int[] columns = new int[side];
        List<String> all = new ArrayList<>();
        List<String> ones = new ArrayList<>();
        for (int r = 0; r < side; r++) {
            for (int c = 0; c < side; c++) {
                all.add("r" + r + " c" + c);
                if (random.nextBoolean()) {
                    rows[r]++;
                    columns[c]++;
                    ones.add("r" + r + " c" + c);
                }
            }
        }
        List<String> items = new ArrayList<>();
        for (int i = 0; i < side; i++) {
            items.add(rows[i] + "|r" + i);
            items.add(columns[i] + "|c" + i);
        }
        return planted(String.join(" ", items), all, ones::contains);
    }

    /**
     * Returns random sets of one size; some of them are a partition of the items. Sets of size two are the edges of a
     * graph, and a solution is a perfect matching.
     *
     * @param size number of items per set; a divisor of the number of items
     * @param items number of items
     * @param sets number of sets
     * @param seed seed of the sets
     */
    static LargeBoard sets(int size, int items, int sets, long seed) {
        Random random = new Random(seed);
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < items; i++) {
            all.add(i);
        }
        String head = names(all);
        Collections.shuffle(all, random);
        Set<String> partition = new LinkedHashSet<>();
        for (int from = 0; from < items; from += size) {
            partition.add(names(new TreeSet<>(all.subList(from, from + size))));
        }
        Set<String> chosen = new LinkedHashSet<>(partition);
        while (chosen.size() < sets) {
            Collections.shuffle(all, random);
            chosen.add(names(new TreeSet<>(all.subList(0, size))));
        }
        List<String> options = new ArrayList<>(chosen);
        Collections.shuffle(options, random);
        return planted(head, options, partition::contains);
    }

    /**
     * Returns a design: blocks of points, with each pair of points in the same number of blocks. An option is a block,
     * an item is a pair.
     *
     * @param points number of points
     * @param size number of points per block
     * @param times number of blocks with each pair
     */
    static LargeBoard design(int points, int size, int times) {
        StringBuilder text = new StringBuilder();
        pairs((1L << points) - 1)
                .forEach(pair -> text.append(times).append('|').append(pair).append(' '));
        for (long block = 0; block < 1L << points; block++) {
            if (Long.bitCount(block) == size) {
                text.append('\n').append(String.join(" ", pairs(block)));
            }
        }
        return LargeBoard.unsolved(KNUTH, text.append('\n').toString());
    }

    /**
     * Returns the graph of J. Mycielski (Sur le coloriage des graphes, Colloquium Mathematicum 3, 1955) that has
     * chromatic number k and does not contain a triangle, to be colored.
     *
     * @param k chromatic number of the graph, 2 or more
     * @param colors number of colors that the puzzle allows
     */
    static LargeBoard mycielski(int k, int colors) {
        List<int[]> edges = new ArrayList<>(List.of(new int[] {1, 2}));
        int vertices = 2;
        for (int step = 2; step < k; step++) {
            for (int[] edge : List.copyOf(edges)) {
                edges.add(new int[] {edge[0], vertices + edge[1]});
                edges.add(new int[] {vertices + edge[0], edge[1]});
            }
            for (int copy = vertices + 1; copy <= 2 * vertices; copy++) {
                edges.add(new int[] {copy, 2 * vertices + 1});
            }
            vertices = 2 * vertices + 1;
        }
        StringBuilder text =
                new StringBuilder("c colors " + colors + "\np edge " + vertices + ' ' + edges.size() + '\n');
        edges.forEach(edge ->
                text.append("e ").append(edge[0]).append(' ').append(edge[1]).append('\n'));
        return LargeBoard.unsolved("graph-coloring", text.toString());
    }

    private static LargeBoard planted(String head, List<String> options, Predicate<String> isPlanted) {
        List<String> chosen = options.stream().filter(isPlanted).toList();
        return new LargeBoard(KNUTH, text(head, options), text(head, chosen));
    }

    private static String text(String head, List<String> options) {
        return head + '\n' + String.join("\n", options) + '\n';
    }

    private static String names(Iterable<Integer> items) {
        List<String> names = new ArrayList<>();
        items.forEach(item -> names.add("i" + item));
        return String.join(" ", names);
    }

    /** Returns the names of all pairs of the points whose bits are set. */
    private static List<String> pairs(long points) {
        List<String> pairs = new ArrayList<>();
        for (int a = 0; points >> a != 0; a++) {
            for (int b = a + 1; points >> b != 0; b++) {
                if ((points >> a & points >> b & 1) == 1) {
                    pairs.add(a + "," + b);
                }
            }
        }
        return pairs;
    }
}
