package dlx.core.reason;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.core.covers.RandomCovers;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.SearchStopped;
import dlx.core.explain.Explanation.Size;
import dlx.core.search.StopReason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Tests minimal and smallest conflicts among options with known contradictions, with questions that stay unanswered.
 */
class ConflictTest {

    private static final int GIVENS = 8;

    /** An oracle that answers from a list of conflicts; some questions stay open, and after some of them time is up. */
    private static final class Known implements SolverOracle {

        final List<Integer> conflicts = new ArrayList<>();
        private final long salt;
        private final int open;
        private int left;
        private int[] solution = {};

        Known(Random random, int open, int left) {
            salt = random.nextLong();
            this.open = open;
            this.left = left;
            for (int k = 1 + random.nextInt(3); k > 0; k--) {
                int conflict = random.nextInt(1 << GIVENS);
                conflicts.add(conflict == 0 ? 1 : conflict);
            }
        }

        boolean isConflict(int set) {
            return conflicts.stream().anyMatch(conflict -> (conflict & ~set) == 0);
        }

        int smallest() {
            return conflicts.stream().mapToInt(Integer::bitCount).min().orElseThrow();
        }

        @Override
        public Reply ask(int[] taken) {
            if (left-- == 0) {
                throw new SearchStopped(StopReason.TIME);
            }
            int set = Arrays.stream(taken).map(k -> 1 << k).sum();
            if (new Random(salt + set).nextInt(100) < open) {
                return Reply.UNKNOWN;
            }
            solution = taken;
            return isConflict(set) ? Reply.NO : Reply.YES;
        }

        @Override
        public int[] solution() {
            return solution;
        }

        @Override
        public long nodes() {
            return 0;
        }

        @Override
        public Optional<List<int[]>> some(int[] taken, int most) {
            throw new AssertionError("nobody needs that");
        }
    }

    private static int set(Conflict.Set found) {
        return Arrays.stream(found.givens()).map(k -> 1 << k).sum();
    }

    private static final int[] ALL = {0, 1, 2, 3, 4, 5, 6, 7};

    @Test
    void whatIsClaimedHoldsWhateverHasNoAnswer() {
        int smallest = 0;
        for (long seed = 0; seed < RandomCovers.amount(5000); seed++) {
            Known known = new Known(new Random(seed), (int) (seed % 4) * 15, Integer.MAX_VALUE);
            Conflict search = new Conflict(known, ALL);
            Conflict.Set minimal = search.minimal();
            hold(known, minimal, seed);
            Conflict.Set least = search.smallest(minimal, new PacedStopCheck(() -> {}));
            hold(known, least, seed);
            smallest += least.size() == Size.SMALLEST ? 1 : 0;
            if (seed % 4 == 0) {
                assertThat(least.size()).as("seed %s", seed).isEqualTo(Size.SMALLEST);
            }
        }
        assertThat(smallest).isPositive();
    }

    private static void hold(Known known, Conflict.Set found, long seed) {
        int set = set(found);
        assertThat(known.isConflict(set)).as("seed %s: %s", seed, found.size()).isTrue();
        if (found.size() == Size.SMALLEST) {
            assertThat(found.givens()).as("seed %s", seed).hasSize(known.smallest());
        } else if (found.size() == Size.MINIMAL) {
            for (int given : found.givens()) {
                assertThat(known.isConflict(set & ~(1 << given)))
                        .as("seed %s", seed)
                        .isFalse();
            }
        }
    }

    @Test
    void whatWasFoundBeforeTheTimeWasUpIsNotLost() {
        for (long seed = 0; seed < RandomCovers.amount(500); seed++) {
            for (int questions = 0; questions < GIVENS; questions++) {
                Known known = new Known(new Random(seed), 0, questions);
                Conflict search = new Conflict(known, ALL);
                assertThatThrownBy(search::minimal).isInstanceOf(SearchStopped.class);
                hold(known, search.soFar(), seed);
                assertThat(search.soFar().size()).isEqualTo(Size.UNREDUCED);
            }
            Known known = new Known(new Random(seed), 0, GIVENS - 1);
            if (!known.isConflict(1 | 2)) {
                continue;
            }
            Conflict search = new Conflict(known, ALL);
            assertThatThrownBy(search::minimal).isInstanceOf(SearchStopped.class);
            assertThat(search.soFar().givens()).as("seed %s", seed).hasSizeLessThan(GIVENS);
        }
    }
}
