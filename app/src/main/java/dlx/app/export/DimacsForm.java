package dlx.app.export;

import dlx.api.Cover;
import dlx.commands.console.Printable;
import dlx.commands.line.UsageException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Writes a cover as CNF. Variable k is true if option k is chosen. The other variables are determined by these, so the
 * formula has as many models as the cover has solutions.
 *
 * <p>A color of an item has a variable if several options give the item this color; it is true if one of them is
 * chosen. The number of options that contain an item is bounded by the sequential counter of C. Sinz (Towards an
 * Optimal CNF Encoding of Boolean Cardinality Constraints, CP 2005). All implications of the counter are written in
 * both directions, so that each of its variables has a single value.
 */
final class DimacsForm {

    /**
     * Maximum number of literals whose pairs are excluded one by one. For this many, a counter does not have fewer
     * clauses.
     */
    private static final int PAIRS = 6;

    /** Receives clauses, each as an array of literals. */
    private interface Clauses {
        void add(int... literals);
    }

    private final StatedPuzzle puzzle;
    private final Cover<?> cover;
    private final int[][] nodes;
    private final int[] optionOf;

    private Clauses clauses = literals -> {};

    /** Largest variable so far. */
    private int variables;

    DimacsForm(StatedPuzzle puzzle) {
        this.puzzle = puzzle;
        this.cover = puzzle.cover;
        this.nodes = puzzle.nodesOfItems();
        this.optionOf = puzzle.optionsOfNodes();
    }

    void write(Consumer<String> out) {
        long[] count = {0};
        encode(literals -> count[0]++);
        out.accept("c " + Printable.line(puzzle.headline()) + '\n');
        out.accept("c the models are the solutions: variable k is true where option k is chosen\n");
        for (int option = 0; option < cover.optionCount(); option++) {
            out.accept("c " + (option + 1) + " is " + Printable.name(cover.label(option)) + '\n');
        }
        if (variables > cover.optionCount()) {
            out.accept("c the variables from " + (cover.optionCount() + 1L) + " on follow from these\n");
        }
        out.accept("p cnf " + variables + " " + count[0] + '\n');
        encode(literals -> {
            StringBuilder line = new StringBuilder();
            for (int literal : literals) {
                line.append(literal).append(' ');
            }
            out.accept(line.append("0\n").toString());
        });
    }

    private void encode(Clauses taker) {
        clauses = taker;
        variables = cover.optionCount();
        puzzle.forced.stream().forEach(option -> clauses.add(option + 1));
        puzzle.banned.stream().forEach(option -> clauses.add(-option - 1));
        for (int item = 0; item < cover.itemCount(); item++) {
            if (cover.isPrimary(item)) {
                between(options(item), puzzle.atLeast(item), puzzle.atMost(item));
            } else {
                between(claims(item), 0, 1);
            }
        }
    }

    private int[] options(int item) {
        int[] literals = new int[nodes[item].length];
        for (int i = 0; i < literals.length; i++) {
            literals[i] = optionOf[nodes[item][i]] + 1;
        }
        return literals;
    }

    /**
     * Returns the claims on a secondary item, of which at most one may be true: each option without color, and each
     * color.
     */
    private int[] claims(int item) {
        List<List<Integer>> claims = new ArrayList<>();
        Map<Integer, List<Integer>> byColor = new LinkedHashMap<>();
        for (int node : nodes[item]) {
            int color = cover.color(node);
            List<Integer> claim =
                    color < 0 ? new ArrayList<>() : byColor.computeIfAbsent(color, c -> new ArrayList<>());
            if (claim.isEmpty()) {
                claims.add(claim);
            }
            claim.add(optionOf[node] + 1);
        }
        if (claims.size() < 2) {
            return new int[0]; // a single claim cannot conflict
        }
        return claims.stream().mapToInt(this::anyOf).toArray();
    }

    /** Returns a literal that is true exactly if one of the given literals is true. */
    private int anyOf(List<Integer> literals) {
        if (literals.size() == 1) {
            return literals.get(0);
        }
        int any = newVariable();
        int[] clause = new int[literals.size() + 1];
        for (int i = 0; i < literals.size(); i++) {
            clauses.add(any, -literals.get(i));
            clause[i] = literals.get(i);
        }
        clause[literals.size()] = -any;
        clauses.add(clause);
        return any;
    }

    /** Adds clauses by which {@code from} to {@code to} of the literals are true. */
    private void between(int[] literals, int from, int to) {
        int n = literals.length;
        if (from > n) {
            int never = newVariable(); // some readers reject an empty clause
            clauses.add(never);
            clauses.add(-never);
        } else if (from == n) {
            for (int literal : literals) {
                clauses.add(literal);
            }
        } else if (from <= 1 && (to >= n || to == 1 && n <= PAIRS)) {
            if (from == 1) {
                clauses.add(literals);
            }
            if (to == 1) {
                excludePairs(literals);
            }
        } else if (columns(n, from, to) <= columns(n, n - to, n - from)) {
            count(literals, from, to);
        } else {
            int[] negated = new int[n];
            for (int i = 0; i < n; i++) {
                negated[i] = -literals[i];
            }
            count(negated, n - Math.min(n, to), n - from);
        }
    }

    /** Returns the number up to which a counter counts. */
    private static int columns(int n, int from, int to) {
        return to < n ? to : from;
    }

    private void excludePairs(int... literals) {
        for (int i = 0; i < literals.length; i++) {
            for (int j = 0; j < i; j++) {
                clauses.add(-literals[j], -literals[i]);
            }
        }
    }

    /**
     * Adds the clauses of a counter. After literal i, {@code reached[j - 1]} is true if at least j of the literals up
     * to i are true. Requires {@code from < n}, and {@code to < n} or {@code from > 0}.
     */
    private void count(int[] literals, int from, int to) {
        int n = literals.length;
        int columns = columns(n, from, to);
        int[] reached = new int[0];
        for (int i = 0; i < n - 1; i++) {
            if (to < n && reached.length >= to) {
                clauses.add(-literals[i], -reached[to - 1]);
            }
            reached = counted(reached, literals[i], Math.min(i + 1, columns));
        }
        int last = literals[n - 1];
        if (to < n) {
            clauses.add(-last, -reached[to - 1]);
        }
        if (from == 1) {
            clauses.add(last, reached[0]);
        } else if (from > 1) {
            clauses.add(reached[from - 2]);
            clauses.add(last, reached[from - 1]);
        }
    }

    /**
     * Returns the variables of the counter after one more literal, and adds their clauses.
     *
     * @param before variable of each count before, from count 1
     * @param columns number of variables after the literal
     */
    private int[] counted(int[] before, int literal, int columns) {
        if (before.length == 0) {
            return new int[] {literal};
        }
        int[] after = new int[columns];
        for (int j = 0; j < columns; j++) {
            after[j] = newVariable();
            if (j < before.length) {
                clauses.add(after[j], -before[j]);
                clauses.add(-after[j], before[j], literal);
            } else {
                clauses.add(-after[j], literal);
            }
            if (j == 0) {
                clauses.add(after[j], -literal);
            } else {
                clauses.add(after[j], -literal, -before[j - 1]);
                clauses.add(-after[j], before[j - 1]);
            }
        }
        return after;
    }

    private int newVariable() {
        if (variables == Integer.MAX_VALUE) {
            throw new UsageException("--to dimacs: more than 2^31 variables are needed; expected --to lp");
        }
        return ++variables;
    }
}
