package dlx.modelers.crew;

import java.util.List;
import java.util.OptionalLong;

/** Sets of duties as bits: which are shifts, and the cheapest partition, by dynamic programming over all sets. */
final class SlowShifts {

    /** Cost of a set that is not a shift. */
    static final long NONE = Long.MAX_VALUE / 4;

    private SlowShifts() {}

    /**
     * The least cost of a partition of all duties.
     *
     * @param cost of each set, {@link #NONE} if it is not a shift
     */
    static OptionalLong least(int duties, long... cost) {
        long[] least = new long[1 << duties];
        for (int set = 1; set < least.length; set++) {
            least[set] = NONE;
            for (int part = set; part > 0; part = part - 1 & set) {
                if (cost[part] < NONE && least[set ^ part] < NONE) {
                    least[set] = Math.min(least[set], cost[part] + least[set ^ part]);
                }
            }
        }
        long all = least[least.length - 1];
        return all < NONE ? OptionalLong.of(all) : OptionalLong.empty();
    }

    /** The cost of each set of duties, duties in the order of time, that keeps the rules. */
    static long[] byRules(List<Duty> duties, String base, int day, int turn, int fixed, int minute) {
        long[] cost = new long[1 << duties.size()];
        for (int set = 0; set < cost.length; set++) {
            Duty first = null;
            Duty last = null;
            boolean keeps = set > 0;
            for (int k = 0; k < duties.size(); k++) {
                if ((set >> k & 1) == 0) {
                    continue;
                }
                Duty duty = duties.get(k);
                if (last != null) {
                    keeps &= last.to().equals(duty.from()) && duty.start() - last.end() >= turn;
                }
                first = first == null ? duty : first;
                last = duty;
            }
            cost[set] = NONE;
            if (keeps && first != null && last != null && last.end() - first.start() <= day) {
                if (base.isEmpty() || first.from().equals(base) && last.to().equals(base)) {
                    cost[set] = fixed + (long) minute * (last.end() - first.start());
                }
            }
        }
        return cost;
    }
}
