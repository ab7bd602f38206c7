package dlx.core.engine.local;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.CoverData;
import dlx.core.engine.Problem;

/** Computes all that a {@link PartialCover} keeps up to date anew, from its chosen options and weights. */
final class Recount {

    private final Problem problem;
    private final PartialCover partial;
    private final Holders open;
    private final int[] times;

    /** True if a step is unfinished, so that chosen options may exclude each other. */
    private final boolean isMoving;

    private Recount(Problem problem, Moves moves) {
        this.problem = problem;
        partial = moves.partial;
        isMoving = moves.isMoving();
        open = partial.holders;
        times = new int[problem.items()];
        for (int option : partial.chosen.sorted()) {
            for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
                times[problem.item[node]]++;
            }
        }
    }

    /** Asserts that nothing differs. */
    static void check(String of, Problem problem, Moves moves) {
        Recount recount = new Recount(problem, moves);
        recount.checkItems(of);
        recount.checkOptions(of);
    }

    private void checkItems(String of) {
        int missing = 0;
        for (int i = 0; i < times.length; i++) {
            String item = of + ", item " + i;
            assertThat(partial.times[i]).as(item).isEqualTo(times[i]);
            assertThat(partial.uncovered.contains(i)).as(item).isEqualTo(times[i] < partial.need[i]);
            missing += Math.max(0, partial.need[i] - times[i]);
            if (problem.primary[i] && !isMoving) {
                assertThat(times[i]).as(item).isLessThanOrEqualTo(partial.capacity[i]);
            }
        }
        assertThat(partial.missing).as(of).isEqualTo(missing);
    }

    private void checkOptions(String of) {
        for (int i = 0; i < times.length; i++) {
            for (int option : open.options()[i]) {
                long worth = worth(option);
                long gain = worth;
                for (int other : partial.chosen.sorted()) {
                    if (other != option && areInConflict(option, other)) {
                        gain -= worth(other);
                    }
                }
                assertThat(partial.worth[option])
                        .as(of + ", worth of " + option)
                        .isEqualTo(worth);
                assertThat(partial.gain[option]).as(of + ", gain of " + option).isEqualTo(gain);
                assertThat(isMoving || gain == worth || !partial.chosen.contains(option))
                        .as(of)
                        .isTrue();
            }
        }
    }

    private long worth(int option) {
        long worth = 0;
        for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
            int i = problem.item[node];
            boolean isFilled = partial.need[i] == partial.capacity[i];
            int least = partial.need[i] + (partial.chosen.contains(option) ? 1 : 0);
            worth += partial.need[i] > 0 && (isFilled || times[i] < least) ? partial.weight[i] : 0;
        }
        return worth;
    }

    private boolean areInConflict(int option, int other) {
        for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
            for (int at = problem.start[other]; at < problem.start[other + 1]; at++) {
                boolean isSame = problem.item[node] == problem.item[at];
                boolean differ = !problem.isColored() || CoverData.differ(problem.color[node], problem.color[at]);
                if (isSame && differ && partial.capacity[problem.item[node]] == 1) {
                    return true;
                }
            }
        }
        return false;
    }
}
