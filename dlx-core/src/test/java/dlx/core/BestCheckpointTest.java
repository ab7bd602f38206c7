package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.Items;
import dlx.core.search.Checkpoint;
import dlx.core.search.Progress;
import dlx.core.search.StopReason;
import dlx.skips.Tier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests that a search for the best by prices that is broken off and resumed finds the same, with bounds and scores that
 * never get worse.
 */
class BestCheckpointTest {

    /** Ways to ask for the best. */
    enum Asked {
        BEST(Solver::best),
        THREE(solver -> solver.ask(Question.best(3))),
        OPTIMA(s -> s.ask(Question.optima()));

        private final Function<Solver<Integer>, Best<Integer>> question;

        Asked(Function<Solver<Integer>, Best<Integer>> question) {
            this.question = question;
        }

        Best<Integer> of(Solver<Integer> solver) {
            return question.apply(solver);
        }
    }

    /** Returns a cover whose options have similar weights, so that bounds and scores meet late. */
    private static Cover<Integer> weighed(boolean repeated, long seed) {
        Random random = new Random(seed);
        int items = 45;
        return Cover.of(Integer.class, c -> {
            Items all = repeated ? c.items("item", items).repeated() : c.items("item", items);
            for (int k = 0; k < (repeated ? 330 : 500); k++) {
                int[] held = random.ints(0, items)
                        .distinct()
                        .limit(repeated ? 3 : 1 + random.nextInt(6))
                        .sorted()
                        .toArray();
                c.option(
                        k,
                        10L * held.length + random.nextInt(12),
                        Arrays.stream(held).mapToObj(all::at).toList());
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void theBestByPricesIsFoundAgain(Asked asked) {
        for (boolean repeated : new boolean[] {false, true}) {
            Cover<Integer> cover = weighed(repeated, repeated ? 2 : 3);
            Solver<Integer> whole =
                    Solver.builder(cover).goal(Goal.LEAST).engine("prices").build();
            Best<Integer> expected = asked.of(whole);
            for (int threads : Tier.isAll() ? new int[] {1, 3} : new int[] {repeated ? 1 : 3}) {
                BestAgain again =
                        new BestAgain(whole.toBuilder().threads(threads).build(), asked, expected);
                for (int breaksAt = 1; again.breaks(breaksAt); breaksAt += 1 + breaksAt / Tier.of(1, 3)) {
                    // searches to the end
                }
                assertThat(again.begunWithSolutions)
                        .as("%s, repeated %s, %d threads", asked, repeated, threads)
                        .isPositive();
            }
        }
    }

    /** A search for the best that is broken off and resumed. */
    private static final class BestAgain {

        private final Solver<Integer> whole;
        private final Asked asked;
        private final Best<Integer> expected;
        private int begunWithSolutions;

        BestAgain(Solver<Integer> whole, Asked asked, Best<Integer> expected) {
            this.whole = whole;
            this.asked = asked;
            this.expected = expected;
        }

        /**
         * Breaks the search off after every {@code breaksAt} checkpoints, resumes it, and so on to the end.
         *
         * @return true if the search was broken off at least once
         */
        boolean breaks(int breaksAt) {
            String where = asked + " of " + whole.cover().nodeCount() + " nodes, broken at " + breaksAt;
            Optional<Checkpoint> from = Optional.empty();
            for (int run = 0; ; run++) {
                int last = run < 3 ? breaksAt : Integer.MAX_VALUE;
                List<Checkpoint> made = new ArrayList<>();
                List<Progress> improvements = new ArrayList<>();
                try {
                    Best<Integer> found = asked.of(
                            from
                                    .map(checkpoint ->
                                            whole.toBuilder().start(checkpoint).build())
                                    .orElse(whole)
                                    .toBuilder()
                                    .improvements(improvements::add)
                                    .checkpoints(Duration.ZERO, c -> {
                                        if (made.size() == last) {
                                            throw new CheckpointTest.Accident();
                                        }
                                        made.add(Checkpoint.parse(c.text()));
                                    })
                                    .build());
                    checkNoneIsWorse(from, improvements, where);
                    checkEnd(found, made.get(made.size() - 1), where);
                    return run > 0;
                } catch (CheckpointTest.Accident e) {
                    checkNoneIsWorse(from, improvements, where);
                    Checkpoint before = from.orElse(made.get(0));
                    from = Optional.of(made.get(made.size() - 1));
                    assertThat(from.get().tally().nodes())
                            .as("nodes, %s", where)
                            .isGreaterThanOrEqualTo(before.tally().nodes());
                    assertThat(from.get().isComplete()).as(where).isFalse();
                }
            }
        }

        private void checkNoneIsWorse(Optional<Checkpoint> from, List<Progress> improvements, String where) {
            if (from.isEmpty()) {
                return;
            }
            List<int[]> kept = from.get().kept();
            if (!kept.isEmpty()) {
                begunWithSolutions++;
                long score = Arrays.stream(kept.get(0))
                        .mapToLong(whole.cover()::weight)
                        .sum();
                for (Progress improvement : improvements) {
                    assertThat(improvement.score().orElse(Long.MAX_VALUE))
                            .as("score, %s", where)
                            .isLessThanOrEqualTo(score);
                }
            }
            from.get()
                    .bound()
                    .ifPresent(bound -> improvements.forEach(
                            improvement -> assertThat(improvement.bound().orElse(Long.MIN_VALUE))
                                    .as("bound, %s", where)
                                    .isGreaterThanOrEqualTo(bound)));
        }

        private void checkEnd(Best<Integer> found, Checkpoint end, String where) {
            checkFound(found, where);
            assertThat(end.isComplete()).as(where).isTrue();
            Best<Integer> again = asked.of(whole.toBuilder().start(end).build());
            checkFound(again, where + ", from its end");
            assertThat(again.found()).as(where).isEqualTo(found.found());
            assertThat(again.report().nodes())
                    .as(where)
                    .isEqualTo(found.report().nodes());
        }

        private void checkFound(Best<Integer> found, String where) {
            assertThat(scores(found)).as(where).isEqualTo(scores(expected));
            assertThat(found.bound()).as(where).isEqualTo(expected.bound());
            assertThat(found.proven()).as(where).isEqualTo(expected.proven());
            assertThat(found.report().stopped()).as(where).isEqualTo(StopReason.EXHAUSTED);
            if (asked == Asked.OPTIMA) {
                assertThat(options(found)).as(where).containsExactlyInAnyOrderElementsOf(options(expected));
            }
        }

        private static List<Long> scores(Best<Integer> of) {
            return of.found().stream().map(s -> s.score()).toList();
        }

        private static List<List<Integer>> options(Best<Integer> of) {
            return of.found().stream().map(s -> s.options()).toList();
        }
    }
}
