package dlx.modelers.published;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Covers of combinatorics: objects counted in the literature, as items and options. */
final class Families {

    /** The rows and columns that may meet in a permutation of {@code n}. */
    private interface Meeting {
        boolean isAllowed(int row, int column);
    }

    private Families() {}

    /** Edges that hold each vertex once. */
    static Family perfectMatchings(Graph graph) {
        Family family = new Family(graph.vertices());
        graph.edges().forEach(family::option);
        return family;
    }

    /** Edges without a common end: the other vertices are covered by themselves. */
    static Family matchings(Graph graph) {
        Family family = perfectMatchings(graph);
        for (int v = 0; v < graph.vertices(); v++) {
            family.option(v);
        }
        return family;
    }

    /** Vertices without an edge between: each is out, or in and takes its edges. */
    static Family independentSets(Graph graph) {
        int n = graph.vertices();
        Family family = new Family(n, graph.edges().size());
        for (int v = 0; v < n; v++) {
            List<Integer> in = new ArrayList<>(List.of(v));
            for (int e = 0; e < graph.edges().size(); e++) {
                if (graph.edges().get(e)[0] == v || graph.edges().get(e)[1] == v) {
                    in.add(n + e);
                }
            }
            family.option(v);
            family.option(in);
        }
        return family;
    }

    /**
     * Returns the perfect codes: sets of vertices such that each vertex is in the set or has a neighbor in the set,
     * exactly one of these.
     */
    static Family perfectCodes(Graph graph) {
        Family family = new Family(graph.vertices());
        for (int v = 0; v < graph.vertices(); v++) {
            List<Integer> around = new ArrayList<>(List.of(v));
            for (int[] e : graph.edges()) {
                if (e[0] == v || e[1] == v) {
                    around.add(e[0] + e[1] - v);
                }
            }
            family.option(around);
        }
        return family;
    }

    /** Partitions of {@code n} things into blocks of {@code least} to {@code most}. */
    static Family partitions(int n, int least, int most) {
        Family family = new Family(n);
        for (int set = 1; set < 1 << n; set++) {
            if (Integer.bitCount(set) >= least && Integer.bitCount(set) <= most) {
                family.option(members(set, 0));
            }
        }
        return family;
    }

    /** Maps of {@code n} things onto {@code bins} bins: each bin takes its things. */
    static Family surjections(int n, int bins) {
        Family family = new Family(bins + n);
        for (int bin = 0; bin < bins; bin++) {
            for (int set = 1; set < 1 << n; set++) {
                List<Integer> option = members(set, bins);
                option.add(bin);
                family.option(option);
            }
        }
        return family;
    }

    private static List<Integer> members(int set, int offset) {
        List<Integer> members = new ArrayList<>();
        for (int i = 0; i < Integer.SIZE; i++) {
            if ((set >> i & 1) == 1) {
                members.add(offset + i);
            }
        }
        return members;
    }

    static Family rooks(int n) {
        return permutations(n, (r, c) -> true);
    }

    static Family derangements(int n) {
        return permutations(n, (r, c) -> r != c);
    }

    /** Returns the seatings without partners next to each other, at a table with two seats for each {@code r}. */
    static Family menages(int n) {
        return permutations(n, (r, c) -> r != c && (r + 1) % n != c);
    }

    /** Nothing moves further than {@code distance}. */
    static Family nearPermutations(int n, int distance) {
        return permutations(n, (r, c) -> Math.abs(r - c) <= distance);
    }

    /** Things in a ring stay, or go one on, or two. */
    static Family ringShifts(int n) {
        return permutations(n, (r, c) -> (c - r + n) % n <= 2);
    }

    private static Family permutations(int n, Meeting meeting) {
        Family family = new Family(2 * n);
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (meeting.isAllowed(r, c)) {
                    family.option(r, n + c);
                }
            }
        }
        return family;
    }

    /**
     * Returns placements of a king in each row and column without neighbors: at most one king in two rows and two
     * columns.
     */
    static Family kings(int n) {
        Family family = new Family(2 * n, n * n);
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                List<Integer> option = new ArrayList<>(List.of(r, n + c));
                for (int up = Math.max(0, r - 1); up <= r; up++) {
                    for (int left = Math.max(0, c - 1); left <= c; left++) {
                        option.add(2 * n + up * n + left);
                    }
                }
                family.option(option);
            }
        }
        return family;
    }

    /** Cells of the table of addition modulo n, one of each row, column and sum. */
    static Family transversals(int n) {
        Family family = new Family(3 * n);
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                family.option(r, n + c, 2 * n + (r + c) % n);
            }
        }
        return family;
    }

    /** Returns sequences that contain each d {@code copies} times, {@code d + gap} from one to the next. */
    static Family equallySpaced(int n, int copies, int gap) {
        int slots = copies * n;
        Family family = new Family(n + slots);
        for (int d = 1; d <= n; d++) {
            for (int slot = 0; slot + (copies - 1) * (d + gap) < slots; slot++) {
                int[] option = new int[copies + 1];
                option[0] = d - 1;
                for (int copy = 0; copy < copies; copy++) {
                    option[copy + 1] = n + slot + copy * (d + gap);
                }
                family.option(option);
            }
        }
        return family;
    }

    /** The numbers 1 to 3n in triples, the third of each the sum of the others. */
    static Family sums(int n) {
        Family family = new Family(3 * n);
        for (int a = 1; a <= 3 * n; a++) {
            for (int b = a + 1; a + b <= 3 * n; b++) {
                family.option(a - 1, b - 1, a + b - 1);
            }
        }
        return family;
    }

    /** The numbers 1 to 3n in arithmetic progressions of three. */
    static Family progressions(int n) {
        Family family = new Family(3 * n);
        for (int a = 0; a < 3 * n; a++) {
            for (int step = 1; a + 2 * step < 3 * n; step++) {
                family.option(a, a + step, a + 2 * step);
            }
        }
        return family;
    }

    /** The numbers 1 to 2n in pairs with prime sums. */
    static Family primePairs(int n) {
        Family family = new Family(2 * n);
        for (int a = 1; a <= 2 * n; a++) {
            for (int b = a + 1; b <= 2 * n; b++) {
                if (BigInteger.valueOf(a + b).isProbablePrime(30)) {
                    family.option(a - 1, b - 1);
                }
            }
        }
        return family;
    }

    /**
     * Returns sets of chords between 2n points, without chords between neighbors. In a ring, the last point is next to
     * the first.
     */
    static Family chords(int n, boolean ring) {
        Family family = new Family(2 * n);
        for (int a = 0; a < 2 * n; a++) {
            for (int b = a + 2; b < 2 * n; b++) {
                if (!ring || b - a != 2 * n - 1) {
                    family.option(a, b);
                }
            }
        }
        return family;
    }

    /** Returns the Latin rectangles whose first row and first column are in order. */
    static Family latinRectangles(int rows, int n) {
        Family family = new Family((rows - 1) * n * 2, n * n);
        for (int r = 0; r < rows - 1; r++) {
            for (int c = 0; c < n; c++) {
                for (int d = 0; d < n; d++) {
                    if (d != c && (c > 0 || d == r + 1)) {
                        family.option(r * n + c, (rows - 1 + r) * n + d, (rows - 1) * n * 2 + c * n + d);
                    }
                }
            }
        }
        return family;
    }
}
