package dlx.core.engine.links;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.core.Best;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.Steps;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Engine;
import dlx.core.engine.Requests;
import dlx.core.engine.Search;
import dlx.core.engine.prices.WeighedCovers;
import dlx.core.search.SearchListener;
import dlx.core.search.Step;
import dlx.core.search.internal.SearchQuestion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class IdaSearchTest {

    /** Returns a cover of items around a circle, with an option per item that covers it and its neighbors. */
    private static Cover<Integer> circle(int n) {
        return Cover.of(Integer.class, c -> {
            Items items = c.items("i", n).repeated();
            for (int k = 0; k < n; k++) {
                c.option(k, 1, items.at((k + n - 1) % n), items.at(k), items.at((k + 1) % n));
            }
        });
    }

    private static List<List<Integer>> found(PlainCover cover, SearchQuestion.Best question) {
        Engine.Compiled compiled = new IdaEngine().compile(WeighedCovers.problem(cover), () -> {});
        Search search = compiled.start(WeighedCovers.request(cover, question, List.of(), 1), Requests.free());
        List<List<Integer>> found = new ArrayList<>();
        while (search.advance()) {
            int[] options = search.options();
            found.add(Arrays.stream(options).sorted().boxed().toList());
        }
        return found;
    }

    @Test
    void everyLimitIsAProvedBound() {
        List<Long> bounds = new ArrayList<>();
        Solver<Integer> ida =
                Solver.builder(circle(25)).goal(Goal.LEAST).engine("ida").build();
        ida.toBuilder()
                .improvements(known -> known.bound().ifPresent(bounds::add))
                .build()
                .best();
        assertThat(bounds).isSorted().endsWith(9L).allMatch(bound -> bound <= 9);
        Best<Integer> stopped = ida.toBuilder().nodeLimit(1).build().best();
        assertThat(stopped.bound().orElseThrow()).isBetween(1L, 9L);
        assertThat(stopped.proven()).isFalse();
    }

    @Test
    void theFirstAndAllWithFewestOptionsAreThoseOfAllSubsets() {
        int solved = 0;
        for (long seed = 0; seed < RandomCovers.amount(4000); seed++) {
            PlainCover cover = WeighedCovers.weighed(WeighedCovers.random(seed), () -> 1);
            if (!cover.bounds().stream().allMatch(WeighedCovers.REPEATED::equals)) {
                continue;
            }
            String where = "seed " + seed + ": " + cover;
            List<List<Integer>> all = WeighedCovers.solutions(cover, Goal.LEAST);
            List<List<Integer>> optima =
                    all.stream().filter(s -> s.size() == all.get(0).size()).toList();
            List<List<Integer>> first = found(cover, new SearchQuestion.Best(Goal.LEAST, 1));
            assertThat(first).as(where).hasSize(Math.min(1, optima.size()));
            assertThat(optima).as(where).containsAll(first);
            List<List<Integer>> found = found(cover, new SearchQuestion.Best(Goal.LEAST, 1, true, 0));
            assertThat(found).as(where).hasSameSizeAs(optima);
            assertThat(new HashSet<>(found)).as(where).isEqualTo(new HashSet<>(optima));
            solved += found.isEmpty() ? 0 : 1;
        }
        assertThat(solved).as("covers with solutions").isGreaterThan((int) RandomCovers.amount(4000) * 3 / 40);
    }

    @Test
    void itsStepsShowTheEstimateCutting() {
        Steps steps = Solver.builder(circle(5)).engine("ida").build().steps();
        List<String> reported = new ArrayList<>();
        for (Optional<Step> step = steps.next(); step.isPresent(); step = steps.next()) {
            reported.add(reported(step.get()));
        }
        assertThat(reported)
                .containsExactly(
                        "0 ENTER",
                        "0 DEEPEN 1", // the options of item 0 cover all there is
                        "0 CHOOSE item 0 3",
                        "0 CUT item 0 option 0 1",
                        "0 CUT item 0 option 1 1",
                        "0 CUT item 0 option 4 1",
                        "0 GIVE_BACK item 0",
                        "0 DEEPEN 2",
                        "0 CHOOSE item 0 3",
                        "0 TAKE item 0 option 0",
                        "1 CHOOSE item 2 3",
                        "1 CUT item 2 option 1 1",
                        "1 TAKE item 2 option 2",
                        "2 SOLUTION 1",
                        "1 DROP item 2 option 2",
                        "1 GIVE_BACK item 2",
                        "0 DROP item 0 option 0",
                        "0 GIVE_BACK item 0");
        assertThat(steps.tally().nodes()).isEqualTo(7);
    }

    private static String reported(Step step) {
        return step.level()
                + " "
                + step.kind()
                + (step.item() == Step.NONE ? "" : " item " + step.item())
                + (step.option() == Step.NONE ? "" : " option " + step.option())
                + (step.count() == 0 ? "" : " " + step.count());
    }

    @Test
    void aListenerHearsTheLimitAndTheCuts() {
        List<String> heard = new ArrayList<>();
        Best<Integer> best = Solver.builder(circle(5))
                .goal(Goal.LEAST)
                .engine("ida")
                .listener(new SearchListener() {
                    @Override
                    public void deepened(int limit) {
                        heard.add("limit " + limit);
                    }

                    @Override
                    public void cut(int level, int option, int missing) {
                        heard.add(level + ": " + option + ", " + missing);
                    }
                })
                .build()
                .best();
        assertThat(best.score()).isEqualTo(2);
        assertThat(best.proven()).isTrue();
        assertThat(heard).containsExactly("limit 1", "0: 0, 1", "0: 1, 1", "0: 4, 1", "limit 2", "1: 1, 1");
    }

    @Test
    void whatRemainsOfItsStepsIsEverythingUntilTheSolution() {
        Solver<Integer> solver = Solver.builder(circle(5)).engine("ida").build();
        Steps steps = solver.steps();
        for (Optional<Step> step = steps.next(); step.orElseThrow().kind() != Step.Kind.SOLUTION; step = steps.next()) {
            assertThat(steps.remaining()).as("%s", step).containsExactly(solver.givens());
        }
        while (steps.next().isPresent()) {}
        assertThat(steps.remaining()).isEmpty();
    }

    @Test
    void aStoppedSearchProvesNothing() {
        for (long nodes = 1; nodes < 7; nodes++) {
            Best<Integer> best = Solver.builder(circle(5))
                    .goal(Goal.LEAST)
                    .engine("ida")
                    .nodeLimit(nodes)
                    .build()
                    .best();
            assertThat(best.found()).as("%s", nodes).isEmpty();
            assertThat(best.proven()).as("%s", nodes).isFalse();
            assertThat(best.report().nodes()).as("%s", nodes).isEqualTo(nodes);
        }
    }

    @Nested
    class Refuses {

        private void refused(Solver<Integer> solver, String reason) {
            assertThatThrownBy(solver.toBuilder().goal(Goal.LEAST).engine("ida").build()::best)
                    .isInstanceOfSatisfying(
                            ModelException.class, e -> assertThat(e.code()).isEqualTo("engine_cannot"))
                    .hasMessage("the cover cannot be searched: the engine ida " + reason);
        }

        private Solver<Integer> solver(int most, long... weights) {
            return Solver.of(Cover.of(Integer.class, c -> {
                Items items = c.items("i", 2).times(1, most);
                for (int k = 0; k < weights.length; k++) {
                    c.option(k, weights[k], items.at(0), items.at(1));
                }
            }));
        }

        @Test
        void otherCovers() {
            refused(
                    solver(2, 1, 1, 1),
                    "only supports covers whose items are all primary and may be covered any number of times, at"
                            + " least once");
        }

        @Test
        void differentWeights() {
            refused(solver(9, 1, 2), "looks for fewest options: all must have the same weight");
        }

        @Test
        void weightsThatCostNothing() {
            refused(solver(9, 0, 0), "looks for fewest options: each must cost something");
            refused(solver(9, -1, -1), "looks for fewest options: each must cost something");
        }

        @Test
        void moreThanTheBest() {
            assertThatThrownBy(() -> solver(9, 1, 1).toBuilder()
                            .goal(Goal.LEAST)
                            .engine("ida")
                            .build()
                            .ask(Question.best(2)))
                    .isInstanceOf(ModelException.class)
                    .hasMessageEndingWith("finds one best cover or all of them");
        }

        @Test
        void otherQuestions() {
            assertThatThrownBy(() ->
                            solver(9, 1, 1).toBuilder().engine("ida").build().count())
                    .isInstanceOf(ModelException.class)
                    .hasMessageEndingWith("finds best covers only, from the root and by the strategy mrv");
        }
    }
}
