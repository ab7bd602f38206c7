package dlx.modelers.published;

import java.util.ArrayList;
import java.util.List;

/** Covers whose options are themselves the solutions of a smaller cover: factors, spreads, parallel classes. */
final class Designs {

    /** The points of the projective space of three dimensions over two elements are 1 to 15. */
    private static final int POINTS = 15;

    private Designs() {}

    /** The edges of the complete graph in perfect matchings. */
    static Family oneFactorizations(int n) {
        List<int[]> edges =
                Graph.named(new String[] {"complete", Integer.toString(n)}).edges();
        return ofPartitions(n, edges);
    }

    /** The pairs of {@code n} things in partitions into triples: days on which girls walk three abreast. */
    static Family resolvedTriples(int n) {
        List<int[]> triples = new ArrayList<>();
        for (int a = 0; a < n; a++) {
            for (int b = a + 1; b < n; b++) {
                for (int c = b + 1; c < n; c++) {
                    triples.add(new int[] {a, b, c});
                }
            }
        }
        Family family = new Family(n * (n - 1) / 2);
        for (List<int[]> day : partitions(n, triples)) {
            List<Integer> pairs = new ArrayList<>();
            for (int[] t : day) {
                pairs.add(pair(t[0], t[1]));
                pairs.add(pair(t[0], t[2]));
                pairs.add(pair(t[1], t[2]));
            }
            family.option(pairs);
        }
        return family;
    }

    private static int pair(int low, int high) {
        return high * (high - 1) / 2 + low;
    }

    /** The points of PG(3,2) in lines. */
    static Family spreads() {
        Family family = new Family(POINTS);
        lines().forEach(family::option);
        return family;
    }

    /** The lines of PG(3,2) in spreads. */
    static Family packings() {
        return ofPartitions(POINTS, lines());
    }

    private static List<int[]> lines() {
        List<int[]> lines = new ArrayList<>();
        for (int a = 1; a <= POINTS; a++) {
            for (int b = a + 1; b <= POINTS; b++) {
                if ((a ^ b) > b) {
                    lines.add(new int[] {a - 1, b - 1, (a ^ b) - 1});
                }
            }
        }
        return lines;
    }

    /** Items are the blocks, options the partitions of the points into blocks. */
    private static Family ofPartitions(int points, List<int[]> blocks) {
        Family family = new Family(blocks.size());
        for (List<int[]> partition : partitions(points, blocks)) {
            family.option(partition.stream().map(blocks::indexOf).toList());
        }
        return family;
    }

    private static List<List<int[]>> partitions(int points, List<int[]> blocks) {
        List<List<int[]>> found = new ArrayList<>();
        extend(new ArrayList<>(), new boolean[points], blocks, found);
        return found;
    }

    private static void extend(List<int[]> taken, boolean[] covered, List<int[]> blocks, List<List<int[]>> found) {
        int open = 0;
        while (open < covered.length && covered[open]) {
            open++;
        }
        if (open == covered.length) {
            found.add(List.copyOf(taken));
            return;
        }
        for (int[] block : blocks) {
            if (block[0] == open && isFree(block, covered)) {
                mark(block, covered, true);
                taken.add(block);
                extend(taken, covered, blocks, found);
                taken.remove(taken.size() - 1);
                mark(block, covered, false);
            }
        }
    }

    private static boolean isFree(int[] block, boolean[] covered) {
        for (int point : block) {
            if (covered[point]) {
                return false;
            }
        }
        return true;
    }

    private static void mark(int[] block, boolean[] covered, boolean value) {
        for (int point : block) {
            covered[point] = value;
        }
    }
}
