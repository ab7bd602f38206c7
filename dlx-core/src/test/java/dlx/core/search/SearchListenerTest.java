package dlx.core.search;

import static dlx.core.covers.KnownCovers.SIX;
import static dlx.core.covers.KnownCovers.sixOptions;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.core.SolutionIterator;
import dlx.core.Solver;
import dlx.core.Steps;
import dlx.core.covers.Family;
import dlx.core.covers.RandomCovers;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchListenerTest {

    @Test
    void hearsTheStepsOfTheSixOptionsAsTheBookTellsThem() {
        Diary diary = new Diary();

        SearchReport report =
                Solver.builder(sixOptions()).listener(diary).build().count();

        assertThat(diary.steps)
                .containsExactly(
                        "0 choose a of 2",
                        "0 take adg",
                        "1 choose b of 1",
                        "1 dead end bcf: e",
                        "1 give back b",
                        "0 drop adg",
                        "0 take adf",
                        "1 choose b of 1",
                        "1 take bg",
                        "2 choose c of 1",
                        "2 take ce",
                        "3 solution",
                        "2 drop ce",
                        "2 give back c",
                        "1 drop bg",
                        "1 give back b",
                        "0 drop adf",
                        "0 give back a");
        assertThat(report.nodes()).isEqualTo(6);
    }

    @Test
    void aSolutionIsReportedBeforeItIsHandedOut() {
        Diary diary = new Diary();
        Solver.builder(sixOptions()).listener(diary).build().forEach(solution -> {
            assertThat(diary.steps).last().isEqualTo("3 solution");
            return dlx.core.search.Visit.STOP;
        });
        assertThat(diary.steps)
                .last()
                .as("a search that is stopped drops nothing")
                .isEqualTo("3 solution");
    }

    @Test
    void pinsAreTakenBeforeTheFirstStep() {
        Diary diary = new Diary();
        Solver.builder(sixOptions())
                .given(List.of("bg"))
                .listener(diary)
                .build()
                .solve()
                .options();
        assertThat(diary.steps)
                .containsExactly("0 choose a of 1", "0 take adf", "1 choose c of 1", "1 take ce", "2 solution");
    }

    @Test
    void anItemThatIsDeadFromTheStartIsTheRootAlone() {
        Diary diary = new Diary();
        Cover<String> infeasible = Cover.of(String.class, c -> {
            c.option("a", c.item("p"));
            c.item("q");
        });
        assertThat(Solver.builder(infeasible).listener(diary).build().count().nodes())
                .isEqualTo(1);
        assertThat(diary.steps).isEmpty();
    }

    @Test
    void hearsEveryNodeOfEverySearchProperlyNested() {
        for (long seed = 0; seed < RandomCovers.amount(2000); seed++) {
            Solver<Integer> solver = RandomCovers.solver(seed);
            for (Strategy strategy : List.of(Strategy.MRV, Strategy.FIRST)) {
                Nesting nesting = new Nesting(solver);
                SearchReport silent = solver.toBuilder()
                        .engine("links")
                        .strategy(strategy)
                        .build()
                        .count();
                SearchReport reported = solver.toBuilder()
                        .strategy(strategy)
                        .listener(nesting)
                        .build()
                        .count();

                String where = "seed " + seed + ", " + strategy;
                assertThat(reported.nodes()).as(where).isEqualTo(silent.nodes());
                assertThat(reported.updates()).as(where).isEqualTo(silent.updates());
                assertThat(reported.solutions()).as(where).isEqualTo(silent.solutions());
                assertThat(nesting.open).as(where).isEmpty();
                if (reported.nodes() > 0) { // else the givens clash
                    assertThat(nesting.tried + 1).as(where).isEqualTo(reported.nodes());
                }
            }
        }
    }

    @Test
    void hearsTheVeryStepsOfASearchByStepsFromAnyPath() {
        for (long seed = 0; seed < RandomCovers.amount(150); seed++) {
            for (Family family : SMALL) {
                Solver<Integer> solver =
                        family.cover(seed).solver().toBuilder().nodeLimit(300).build();
                for (String engine : List.of("links", "slots")) {
                    String where = family + ", seed " + seed + ", " + engine;
                    assertSameSteps(where, solver.toBuilder().engine(engine).build());
                }
            }
        }
    }

    private static final Set<Family> SMALL = EnumSet.of(
            Family.TINY,
            Family.TINY_COLORED,
            Family.TINY_BOTH,
            Family.TINY_CLOSED,
            Family.COLORED,
            Family.MULTIPLE,
            Family.FORCED,
            Family.GIVEN,
            Family.REPEATED);

    private static void assertSameSteps(String where, Solver<Integer> solver) {
        List<String> shown = new ArrayList<>();
        List<List<Integer>> paths = new ArrayList<>();
        List<Integer> begins = new ArrayList<>();
        Steps steps;
        try {
            steps = solver.steps();
        } catch (ModelException e) {
            return; // an engine that cannot
        }
        for (Optional<Step> step = steps.next(); step.isPresent(); step = steps.next()) {
            Step s = step.get();
            if (s.kind() == Step.Kind.CHOOSE && !s.path().isEmpty()) {
                paths.add(s.path());
                begins.add(shown.size());
            }
            if (s.kind() != Step.Kind.ENTER) {
                shown.add(line(s));
            }
        }
        assertThat(heard(solver)).as(where).isEqualTo(shown);
        for (int i = 0; i < paths.size() && steps.report().isComplete(); i += 1 + paths.size() / 5) {
            List<String> rest = heard(solver.toBuilder().start(paths.get(i)).build());
            int known = begins.get(i) - 1; // the last option of the path is told again
            long solutions = shown.subList(0, known).stream()
                    .filter(l -> l.contains("solution"))
                    .count();
            assertThat(rest).as(where + ", from " + paths.get(i)).isEqualTo(shown.subList(known, shown.size()));
            assertThat(solver.toBuilder()
                            .start(paths.get(i))
                            .build()
                            .count()
                            .solutions()
                            .longValueExact())
                    .as(where)
                    .isEqualTo(rest.stream().filter(l -> l.contains("solution")).count())
                    .isEqualTo(
                            shown.stream().filter(l -> l.contains("solution")).count() - solutions);
        }
    }

    private static List<String> heard(Solver<Integer> solver) {
        List<String> heard = new ArrayList<>();
        // without a question that an engine answers in another way: all steps of all solutions
        solver.toBuilder().listener(new Telling(heard)).build().forEach(solution -> dlx.core.search.Visit.CONTINUE);
        return heard;
    }

    private static String line(Step step) {
        return step.level() + " "
                + switch (step.kind()) {
                    case CHOOSE -> "choose " + step.item() + " of " + step.count();
                    case TAKE -> "take " + step.option();
                    case DEAD_END -> "dead end " + step.option() + ": " + step.stuck();
                    case CUT -> "cut " + step.option() + ": " + step.count();
                    case LEAVE -> "leave " + step.item();
                    case DROP -> "drop " + step.option();
                    case GIVE_BACK -> "give back " + step.item();
                    case DEEPEN -> "deepen " + step.count();
                    case SOLUTION -> "solution";
                    case ENTER -> "enter";
                };
    }

    @Test
    void aLimitOnNodesHoldsForTheListenerToo() {
        Nesting nesting = new Nesting(Solver.of(sixOptions()));
        SearchReport report = Solver.builder(sixOptions())
                .nodeLimit(4)
                .listener(nesting)
                .build()
                .count();
        assertThat(report.stopped()).isEqualTo(StopReason.NODES);
        assertThat(nesting.tried + 1).isEqualTo(report.nodes()).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"choose", "take", "dead", "solution", "drop", "give"})
    void whatAListenerThrowsEndsTheSearchAndLeavesTheCoverUsable(String step) {
        Solver<String> solver = Solver.of(sixOptions());
        Diary failing = new Diary() {
            @Override
            void note(int level, String text) {
                if (text.startsWith(step)) {
                    throw new IllegalStateException("enough");
                }
            }
        };

        SolutionIterator<String> solutions =
                solver.toBuilder().listener(failing).build().iterator();

        assertThatThrownBy(() -> {
                    while (solutions.hasNext()) {
                        solutions.next();
                    }
                })
                .hasMessage("enough");
        assertThat(solutions.hasNext()).isFalse();
        assertThat(solutions.report().stopped()).isEqualTo(StopReason.VISITOR);
        assertThat(solver.solve().options()).contains(List.of("ce", "adf", "bg"));
    }

    /** Writes each event, in numbers. */
    private record Telling(List<String> lines) implements SearchListener {

        private void note(int level, String text) {
            lines.add(level + " " + text);
        }

        @Override
        public void itemChosen(int level, int item, int optionsLeft) {
            note(level, "choose " + item + " of " + optionsLeft);
        }

        @Override
        public void optionTaken(int level, int option) {
            note(level, "take " + option);
        }

        @Override
        public void deadEnd(int level, int option, int item) {
            note(level, "dead end " + option + ": " + item);
        }

        @Override
        public void deepened(int limit) {
            note(0, "deepen " + limit);
        }

        @Override
        public void cut(int level, int option, int missing) {
            note(level, "cut " + option + ": " + missing);
        }

        @Override
        public void itemLeft(int level, int item) {
            note(level, "leave " + item);
        }

        @Override
        public void solution(int level) {
            note(level, "solution");
        }

        @Override
        public void optionDropped(int level, int option) {
            note(level, "drop " + option);
        }

        @Override
        public void itemGivenBack(int level, int item) {
            note(level, "give back " + item);
        }
    }

    /** Writes the events about the six options. */
    private static class Diary implements SearchListener {

        final List<String> steps = new ArrayList<>();

        void note(int level, String text) {
            steps.add(level + " " + text);
        }

        @Override
        public void itemChosen(int level, int item, int optionsLeft) {
            note(level, "choose " + name(item) + " of " + optionsLeft);
        }

        @Override
        public void optionTaken(int level, int option) {
            note(level, "take " + SIX.get(option));
        }

        @Override
        public void deadEnd(int level, int option, int item) {
            note(level, "dead end " + SIX.get(option) + ": " + name(item));
        }

        @Override
        public void solution(int level) {
            note(level, "solution");
        }

        @Override
        public void optionDropped(int level, int option) {
            note(level, "drop " + SIX.get(option));
        }

        @Override
        public void itemGivenBack(int level, int item) {
            note(level, "give back " + name(item));
        }

        private static char name(int item) {
            return (char) ('a' + item);
        }
    }

    /** Checks that options are closed in the opposite order, at their levels, and that dead ends are dead. */
    private static final class Nesting implements SearchListener {

        final Deque<List<Integer>> open = new ArrayDeque<>();
        final Cover<?> cover;
        final Deque<Integer> taken = new ArrayDeque<>();
        long tried;

        final Givens givens;

        Nesting(Solver<?> solver) {
            cover = solver.cover();
            givens = solver.givens();
            for (int option : givens.givenOptions()) {
                taken.push(option);
            }
        }

        private Set<Integer> items(int option) {
            Set<Integer> items = new HashSet<>();
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                items.add(cover.item(node));
            }
            return items;
        }

        @Override
        public void itemChosen(int level, int item, int optionsLeft) {
            assertThat(open).hasSize(2 * level);
            assertThat(optionsLeft).isPositive();
            open.push(Arrays.asList(level, item));
        }

        @Override
        public void optionTaken(int level, int option) {
            assertThat(open).hasSize(2 * level + 1);
            tried++;
            open.push(Arrays.asList(level, option));
            taken.push(option);
        }

        @Override
        public void deadEnd(int level, int option, int item) {
            assertThat(open).hasSize(2 * level + 1);
            tried++;
            Set<Integer> covered = items(option);
            taken.forEach(k -> covered.addAll(items(k)));
            assertThat(covered).doesNotContain(item);
            for (int k = 0; k < cover.optionCount(); k++) {
                assertThat(givens.isForbidden(k)
                                || !items(k).contains(item)
                                || !Collections.disjoint(items(k), covered))
                        .as("option %s covers item %s", k, item)
                        .isTrue();
            }
        }

        @Override
        public void solution(int level) {
            assertThat(open).hasSize(2 * level);
        }

        @Override
        public void optionDropped(int level, int option) {
            assertThat(open.pop()).containsExactly(level, option);
            taken.pop();
        }

        @Override
        public void itemGivenBack(int level, int item) {
            assertThat(open.pop()).containsExactly(level, item);
        }
    }
}
