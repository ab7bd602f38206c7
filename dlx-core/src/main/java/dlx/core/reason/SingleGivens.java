package dlx.core.reason;

import dlx.core.reason.SolverOracle.Reply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Finds the options that leave one solution when given in addition. It counts over all solutions if there are few
 * enough, else it asks for one option after the other.
 */
final class SingleGivens {

    /** Maximum number of solutions that are read. */
    private static final int MOST = 5000;

    private final RevisionOracle questions;
    private final int options;
    private final List<Integer> found = new ArrayList<>();
    private boolean known;

    /**
     * Creates a search.
     *
     * @param options number of options of the cover
     */
    SingleGivens(RevisionOracle questions, int options) {
        this.questions = questions;
        this.options = options;
    }

    /** Returns the options found so far, ascending. */
    List<Integer> found() {
        return found;
    }

    /** Returns true if {@link #found()} is complete. */
    boolean isKnown() {
        return known;
    }

    /**
     * Finds the options.
     *
     * @param given the givens, which are not tried
     * @param asked returns true if an option must be tried
     */
    void find(int[] given, IntPredicate asked) {
        Optional<List<int[]>> all = questions.some(given, MOST + 1);
        int[] having = new int[options];
        Arrays.stream(given).forEach(option -> having[option] = -1);
        if (all.isPresent() && all.get().size() <= MOST) {
            for (int[] solution : all.get()) {
                for (int option : solution) {
                    having[option] += having[option] < 0 ? 0 : 1;
                }
            }
            IntStream.range(0, options)
                    .filter(option -> having[option] == 1 && asked.test(option))
                    .forEach(found::add);
            known = true;
        } else {
            known = ask(given, having, asked);
        }
    }

    /** Asks for one option after the other. Returns false if a question had no answer. */
    private boolean ask(int[] given, int[] having, IntPredicate asked) {
        boolean answered = true;
        int[] taken = Arrays.copyOf(given, given.length + 1);
        for (int option = 0; option < options; option++) {
            if (having[option] >= 0 && asked.test(option)) {
                taken[given.length] = option;
                Reply one = questions.ask(taken);
                Reply other = one == Reply.YES
                        ? questions.other(
                                taken,
                                Arrays.stream(questions.solution()).sorted().toArray())
                        : Reply.YES;
                answered &= one != Reply.UNKNOWN && other != Reply.UNKNOWN;
                if (other == Reply.NO) {
                    found.add(option);
                }
            }
        }
        return answered;
    }
}
