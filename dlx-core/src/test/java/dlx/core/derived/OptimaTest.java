package dlx.core.derived;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.core.Best;
import dlx.core.EngineName;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.search.Progress;
import dlx.core.search.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests all optima, gaps, and the scores and bounds reported meanwhile, with every engine that searches for the best.
 */
class OptimaTest {

    @ParameterizedTest
    @EnumSource
    void areAllSolutionsOfTheBestScore(Goal goal) {
        eachEngine((solver, plain, where) -> {
            List<List<Integer>> all = solver.toBuilder().engine("auto").build().iterator().stream()
                    .toList();
            OptionalLong best = best(goal, all.stream().mapToLong(plain::score).toArray());
            Best<Integer> optima =
                    solver.toBuilder().goal(goal).solutionLimit(1).build().ask(Question.optima());

            assertThat(optima.found().stream().map(Solution::options))
                    .as(where)
                    .containsExactlyInAnyOrderElementsOf(all.stream()
                            .filter(s -> plain.score(s) == best.getAsLong())
                            .toList());
            assertThat(optima.proven()).as(where).isTrue();
            assertThat(optima.bound()).as(where).isEqualTo(best);
        });
    }

    @ParameterizedTest
    @EnumSource
    void improvementsAreBetterAndBetterAndNeverPastTheBest(Goal goal) {
        eachEngine((solver, plain, where) -> {
            List<Progress> reported = new ArrayList<>();
            Best<Integer> best = solver.toBuilder()
                    .goal(goal)
                    .improvements(reported::add)
                    .build()
                    .best();
            OptionalLong score = OptionalLong.empty();
            for (Progress progress : reported) {
                if (score.isPresent()) {
                    assertThat(goal.prefers(score.getAsLong(), progress.score().getAsLong()))
                            .as(where)
                            .isFalse();
                }
                score = progress.score();
                if (progress.bound().isPresent() && best.solution().isPresent()) {
                    assertThat(goal.prefers(best.score(), progress.bound().getAsLong()))
                            .as("%s: the bound %s is a bound", where, progress.bound())
                            .isFalse();
                }
            }
            assertThat(score)
                    .as(where)
                    .isEqualTo(best.found().isEmpty() ? OptionalLong.empty() : OptionalLong.of(best.score()));
        });
    }

    @ParameterizedTest
    @EnumSource
    void aGapAllowsThatMuch(Goal goal) {
        eachEngine((solver, plain, where) -> {
            Best<Integer> best = solver.toBuilder().goal(goal).build().best();
            for (long gap : new long[] {0, 1, 4}) {
                Best<Integer> near =
                        solver.toBuilder().goal(goal).gap(gap).build().best();
                assertThat(near.found().size()).as(where).isEqualTo(best.found().size());
                assertThat(Math.abs(near.score() - best.score())).as(where).isLessThanOrEqualTo(gap);
                assertThat(near.report().stopped()).as(where).isIn(StopReason.EXHAUSTED, StopReason.GAP);
                assertThat(near.proven()).as(where).isEqualTo(near.report().stopped() == StopReason.EXHAUSTED);
                assertThat(!near.proven() || near.score() == best.score())
                        .as(where)
                        .isTrue();
            }
        });
    }

    @Test
    void aGapBelowZeroIsRefused() {
        Solver<String> solver = Solver.of(Cover.of(cover -> cover.option("option", cover.item("item"))));
        assertThatThrownBy(() -> solver.toBuilder().gap(-1).build())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("gap: -1; expected 0 or more");
    }

    @Test
    void whatAWatcherThrowsEndsTheSearch() {
        Solver<String> solver = Solver.builder(Cover.of(String.class, cover -> {
                    Items items = cover.items("item", 2);
                    cover.option("both", 3, items.at(0), items.at(1));
                }))
                .improvements(progress -> {
                    throw new IllegalStateException("enough");
                })
                .build();
        assertThatThrownBy(solver::best).hasMessage("enough");
    }

    private interface Check {
        void of(Solver<Integer> solver, PlainCover plain, String where);
    }

    /** Asks about small covers, by every engine that can answer; {@code ida} has a test of its own. */
    private static void eachEngine(Check check) {
        for (long seed = 0; seed < RandomCovers.amount(300); seed++) {
            PlainCover plain = RandomCovers.plain(seed);
            for (String engine : EngineName.names()) {
                if (engine.equals("ida")) {
                    continue; // it can for one goal, and not for the other
                }
                Solver<Integer> solver =
                        plain.solver().toBuilder().engine(engine).build();
                try {
                    solver.best();
                } catch (ModelException e) {
                    continue; // it cannot
                }
                check.of(solver, plain, engine + ", seed " + seed);
            }
        }
    }

    private static OptionalLong best(Goal goal, long... scores) {
        OptionalLong best = OptionalLong.empty();
        for (long score : scores) {
            best = best.isEmpty() || goal.prefers(score, best.getAsLong()) ? OptionalLong.of(score) : best;
        }
        return best;
    }
}
