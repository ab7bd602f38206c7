package dlx.core.reason;

import dlx.core.reason.SolverOracle.Reply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Finds the options each of which, given as well, leaves one solution: over all solutions where they can all be looked at, else one
 * after the other.
 */
final class SingleGivens {

    /** So many solutions are looked at. */
    private static final int MOST = 5000;

    private final RevisionOracle questions;
    private final int options;
    private final List<Integer> found = new ArrayList<>();
    private boolean known;

    /**
     * A search.
     *
     * @param options how many the cover has
     */
    SingleGivens(RevisionOracle questions, int options) {
        this.questions = questions;
        this.options = options;
    }

    /** Those found so far, ascending. */
    List<Integer> found() {
        return found;
    }

    /** Whether these are all. */
    boolean isKnown() {
        return known;
    }

    /**
     * Looks for them.
     *
     * @param given what is given already: it is not looked at
     * @param asked which options are asked for
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
            keep(having, asked);
            known = true;
        } else {
            known = ask(given, having, asked);
        }
    }

    private void keep(int[] having, IntPredicate asked) {
        for (int option = 0; option < options; option++) {
            if (having[option] == 1 && asked.test(option)) {
                found.add(option);
            }
        }
    }

    /** Asks for one option after the other; false if some question had no answer. */
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
