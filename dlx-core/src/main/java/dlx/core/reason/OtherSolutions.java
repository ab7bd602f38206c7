package dlx.core.reason;

import dlx.core.engine.Bits;
import dlx.core.reason.SolverOracle.Reply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Further solutions that appear when givens of a puzzle with one solution are left out. Each is stored as the set of
 * givens that it does not contain. Some of the givens keep the solution unique if and only if they contain a given of
 * every such set. The sets are found on demand.
 *
 * <p>Givens that may be left out are numbered by their places in {@code optional}.
 */
final class OtherSolutions {

    private final RevisionOracle questions;
    private final int[] solution;

    /** Options that are given in every question. */
    private final int[] kept;

    private final int[] optional;

    /** Places that other solutions lack, each set with at least one place. */
    private final List<BitSet> lacks = new ArrayList<>();

    /**
     * Creates the collection without any set.
     *
     * @param solution the only solution, ascending
     * @param kept the givens that stay in every question
     * @param optional the givens that may be left out
     */
    OtherSolutions(RevisionOracle questions, int[] solution, int[] kept, int[] optional) {
        this.questions = questions;
        this.solution = solution;
        this.kept = kept;
        this.optional = optional;
    }

    /** Returns the number of givens that may be left out. */
    int places() {
        return optional.length;
    }

    /** Returns the sets known so far: the places that other solutions lack. */
    List<BitSet> lacks() {
        return lacks;
    }

    /** Returns the givens that are kept and the chosen optional givens. */
    int[] givens(BitSet chosen) {
        int[] givens = Arrays.copyOf(kept, kept.length + chosen.cardinality());
        int length = kept.length;
        for (int place = chosen.nextSetBit(0); place >= 0; place = chosen.nextSetBit(place + 1)) {
            givens[length++] = optional[place];
        }
        return givens;
    }

    /**
     * Finds out if there is another solution with the chosen givens. After YES, a set without these places is known.
     */
    Reply beside(BitSet chosen) {
        if (lacks.stream().anyMatch(lack -> !lack.intersects(chosen))) {
            return Reply.YES;
        }
        Reply reply = questions.other(givens(chosen), solution);
        if (reply == Reply.YES) {
            BitSet lack = lack(); // then asks for solutions that lack fewer places
            for (int place : lack.stream().toArray()) {
                if (lack.get(place) && questions.other(givens(allBut(lack, place)), solution) == Reply.YES) {
                    lack = lack();
                }
            }
            lacks.add(lack);
        }
        return reply;
    }

    /**
     * Finds out if another solution lacks a place, but none of the other chosen places. After YES, the set of that
     * solution is known.
     */
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

    /** Returns all places outside {@code lack}, and {@code place}. */
    private BitSet allBut(BitSet lack, int place) {
        BitSet places = new BitSet();
        places.set(0, optional.length);
        places.andNot(lack);
        places.set(place);
        return places;
    }

    /** Returns the places that the last solution lacks. */
    private BitSet lack() {
        BitSet has = Bits.setOf(questions.solution());
        BitSet lack = new BitSet();
        for (int place = 0; place < optional.length; place++) {
            lack.set(place, !has.get(optional[place]));
        }
        return lack;
    }
}
