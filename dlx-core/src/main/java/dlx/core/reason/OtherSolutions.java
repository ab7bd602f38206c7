package dlx.core.reason;

import dlx.core.reason.SolverOracle.Reply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The solutions beside the only one of a puzzle that appear where givens are left out, each by the givens that it lacks. A part
 * of the givens leaves the solution the only one exactly if it holds one of each such set. The sets are found as they are
 * asked for.
 *
 * <p>Givens that may be left out are numbered by their places.
 */
final class OtherSolutions {

    private final RevisionOracle questions;
    private final int[] solution;

    /** The options that are given whatever is left out. */
    private final int[] kept;

    private final int[] optional;

    /** Sets of places, none of them empty. */
    private final List<BitSet> lacks = new ArrayList<>();

    /**
     * Sets that are to be found.
     *
     * @param solution the only one, ascending
     * @param kept the givens that are always given
     * @param optional those that may be left out
     */
    OtherSolutions(RevisionOracle questions, int[] solution, int[] kept, int[] optional) {
        this.questions = questions;
        this.solution = solution;
        this.kept = kept;
        this.optional = optional;
    }

    /** How many givens may be left out. */
    int places() {
        return optional.length;
    }

    /** The sets known so far: what some other solution lacks. */
    List<BitSet> lacks() {
        return lacks;
    }

    /** All givens, where of those that may be left out some are given. */
    int[] givens(BitSet chosen) {
        int[] givens = Arrays.copyOf(kept, kept.length + chosen.cardinality());
        int length = kept.length;
        for (int place = chosen.nextSetBit(0); place >= 0; place = chosen.nextSetBit(place + 1)) {
            givens[length++] = optional[place];
        }
        return givens;
    }

    /** Whether there is another solution with some places; then a set of places is known that has none of them. */
    Reply beside(BitSet chosen) {
        if (lacks.stream().anyMatch(lack -> !lack.intersects(chosen))) {
            return Reply.YES;
        }
        Reply reply = questions.other(givens(chosen), solution);
        if (reply == Reply.YES) {
            BitSet lack = lack();
            for (int place : lack.stream().toArray()) {
                if (lack.get(place) && questions.other(givens(allBut(lack, place)), solution) == Reply.YES) {
                    lack = lack();
                }
            }
            lacks.add(lack);
        }
        return reply;
    }

    /** Whether another solution lacks a place, and none else of those chosen; then such a set is known. */
    Reply lackingOnly(int place, BitSet chosen) {
        BitSet others = (BitSet) chosen.clone();
        others.clear(place);
        Reply reply = questions.lacking(givens(others), optional[place]);
        if (reply == Reply.YES) {
            BitSet lack = lack();
            for (int other : lack.stream().filter(k -> k != place).toArray()) {
                if (lack.get(other) && questions.lacking(givens(allBut(lack, other)), optional[place]) == Reply.YES) {
                    lack = lack();
                }
            }
            lacks.add(lack);
        }
        return reply;
    }

    /** The places that are not lacked, and one of those that are. */
    private BitSet allBut(BitSet lack, int place) {
        BitSet places = new BitSet();
        places.set(0, optional.length);
        places.andNot(lack);
        places.set(place);
        return places;
    }

    /** The places that the solution found last lacks. */
    private BitSet lack() {
        BitSet has = new BitSet();
        Arrays.stream(questions.solution()).forEach(has::set);
        BitSet lack = new BitSet();
        for (int place = 0; place < optional.length; place++) {
            lack.set(place, !has.get(optional[place]));
        }
        return lack;
    }
}
