package dlx.core.constraint;

import dlx.api.CoverData;
import dlx.api.ModelException;
import dlx.core.constraint.LazyConstraint.Clause;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Makes axioms of the clauses of a constraint, for a cover whose items are all demanded. An option goes exactly if a
 * sibling comes: another option of an item that is covered once.
 */
public final class Axioms {

    private final CoverData cover;
    private final LazyConstraint constraint;

    /** The options of item i are {@code options[start[i]..start[i + 1] - 1]}. */
    private final int[] start;

    private final int[] options;

    /** Creates a maker. Cost: O(items + nodes). */
    public Axioms(CoverData cover, LazyConstraint constraint) {
        this.cover = cover;
        this.constraint = constraint;
        start = new int[cover.itemCount() + 2];
        options = new int[cover.nodeCount()];
        for (int node = 0; node < options.length; node++) {
            start[cover.item(node) + 2]++;
        }
        for (int item = 1; item < start.length; item++) { // a browser does not have Arrays.parallelPrefix
            start[item] += start[item - 1];
        }
        for (int option = 0; option < cover.optionCount(); option++) {
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                options[start[cover.item(node) + 1]++] = option;
            }
        }
    }

    /**
     * Returns the clauses that a choice breaks, without those that follow from another one.
     *
     * @throws ModelException if a clause that does not follow lets an option go without an item that is covered once
     */
    public List<Axiom> of(int... choice) {
        int[] sorted = Arrays.stream(choice).sorted().toArray();
        List<Clause> clauses = constraint.broken(sorted);
        List<Axiom> axioms = clauses.stream()
                .flatMap(clause -> axiom(clause, sorted).stream())
                .toList();
        for (Clause clause : clauses) {
            int[] come = Arrays.stream(clause.come()).sorted().toArray();
            if (axiom(clause, sorted).isEmpty() && axioms.stream().noneMatch(axiom -> isPart(axiom.options(), come))) {
                throw ModelException.coded(
                        "clause",
                        "the clause \"" + clause.sentence() + "\" lets an option go; expected an item in it that"
                                + " exactly one option covers");
            }
        }
        return axioms.stream()
                .filter(axiom -> axioms.stream().noneMatch(other -> follows(axiom, other)))
                .toList();
    }

    private Optional<Axiom> axiom(Clause clause, int... choice) {
        int[] go = IntStream.concat(IntStream.of(clause.go()), IntStream.of(clause.givens()))
                .toArray();
        int[] once = IntStream.of(go).flatMap(this::coveredOnce).toArray();
        if (once.length < go.length) {
            return Optional.empty();
        }
        IntStream siblings = IntStream.range(0, go.length)
                .flatMap(k -> Arrays.stream(options, start[once[k]], start[once[k] + 1])
                        .filter(other -> other != go[k]));
        return Optional.of(new Axiom(
                IntStream.concat(IntStream.of(clause.come()), siblings)
                        .sorted()
                        .distinct()
                        .toArray(),
                IntStream.concat(IntStream.of(clause.items()), IntStream.of(once))
                        .toArray(),
                choice,
                clause.sentence()));
    }

    /** Returns an item that the option has and that is covered once; empty if there is not any. */
    private IntStream coveredOnce(int option) {
        return cover.nodes(option)
                .map(cover::item)
                .filter(item -> cover.isPrimary(item) && cover.atLeast(item) == 1 && cover.atMost(item) == 1)
                .limit(1);
    }

    private static boolean follows(Axiom axiom, Axiom from) {
        return from.options().length < axiom.options().length && isPart(from.options(), axiom.options());
    }

    private static boolean isPart(int[] some, int... sorted) {
        return IntStream.of(some).allMatch(option -> Arrays.binarySearch(sorted, option) >= 0);
    }
}
