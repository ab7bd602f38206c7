package dlx.core.reason;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Smallest sets that have something in common with each of some sets, by branch and bound. */
final class HittingSets {

    private final List<BitSet> sets;
    private BitSet best;
    private int size;

    /** How many more branches are looked at. */
    private long steps;

    private HittingSets(List<BitSet> sets, int elements, long steps) {
        this.steps = steps;
        this.sets = sets.stream()
                .sorted(Comparator.comparingInt(BitSet::cardinality))
                .toList();
        best = new BitSet();
        best.set(0, elements);
        size = elements + 1;
    }

    /**
     * A smallest set that hits all sets.
     *
     * @param sets none of them empty
     * @param elements how many there are; they are numbered from 0
     * @param steps how many branches are looked at, at most
     * @return the set; nothing if it takes more steps to find and to prove
     */
    static Optional<BitSet> smallest(List<BitSet> sets, int elements, long steps) {
        HittingSets search = new HittingSets(sets, elements, steps);
        search.branch(new BitSet(), new BitSet(), 0);
        return search.steps < 0 ? Optional.empty() : Optional.of(search.best);
    }

    /**
     * @param chosen hits some sets
     * @param banned is not to be chosen: what holds it has been looked at
     */
    private void branch(BitSet chosen, BitSet banned, int count) {
        if (--steps < 0) {
            return;
        }
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
            if (!left.intersects(used)) { // sets that share nothing need an element each
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
