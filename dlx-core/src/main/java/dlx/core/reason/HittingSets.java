package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds smallest sets that intersect each of some sets, by branch and bound. */
final class HittingSets {

    /** Maximum number of branches, over all questions to this object. */
    private static final long STEPS = 200_000;

    private final int elements;
    private final PacedStopCheck pace;

    /** Number of branches left. */
    private long steps = STEPS;

    /** Sets to hit, the smallest first. */
    private List<BitSet> sets = List.of();

    /** Smallest hitting set found so far; all elements at first. */
    private BitSet best = new BitSet();

    private int size;

    /**
     * Creates a search with {@link #STEPS} branches for all its questions.
     *
     * @param elements number of elements; they are numbered from 0
     */
    HittingSets(int elements, PacedStopCheck pace) {
        this.elements = elements;
        this.pace = pace;
    }

    /**
     * Returns a smallest set that hits all sets.
     *
     * @param all sets of elements, each with at least one element
     * @return the set, or empty if the branches ran out before the proof
     */
    Optional<BitSet> smallest(List<BitSet> all) {
        sets = all.stream().sorted(Comparator.comparingInt(BitSet::cardinality)).toList();
        best = new BitSet();
        best.set(0, elements);
        size = elements + 1;
        branch(new BitSet(), new BitSet(), 0);
        return steps < 0 ? Optional.empty() : Optional.of(best);
    }

    /**
     * Extends the chosen elements to sets that hit all sets, and keeps the smallest.
     *
     * @param chosen elements taken
     * @param banned elements that must not be chosen, because the sets with them have been tried
     * @param count number of elements in {@code chosen}
     */
    private void branch(BitSet chosen, BitSet banned, int count) {
        if (--steps < 0) {
            return;
        }
        pace.steps(1 + sets.size());
        BitSet narrowest = null;
        int fewest = Integer.MAX_VALUE;
        int bound = count;
        BitSet used = new BitSet();
        for (BitSet set : sets) {
            if (set.intersects(chosen)) {
                continue;
            }
            BitSet left = (BitSet) set.clone();
            left.andNot(banned);
            int choices = left.cardinality();
            if (choices == 0) {
                return;
            }
            if (choices < fewest) {
                fewest = choices;
                narrowest = left;
            }
            if (!left.intersects(used)) { // disjoint sets need an element each
                bound++;
                used.or(left);
            }
        }
        if (narrowest == null) {
            if (count < size) {
                size = count;
                best = (BitSet) chosen.clone();
            }
            return;
        }
        if (bound >= size) {
            return;
        }
        BitSet without = (BitSet) banned.clone();
        for (int k = narrowest.nextSetBit(0); k >= 0; k = narrowest.nextSetBit(k + 1)) {
            chosen.set(k);
            branch(chosen, without, count + 1);
            chosen.clear(k);
            without.set(k);
        }
    }
}
