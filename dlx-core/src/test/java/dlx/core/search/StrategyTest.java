package dlx.core.search;

import static dlx.core.covers.KnownCovers.rooks;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Solver;
import dlx.core.Steps;
import dlx.core.covers.RandomCovers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class StrategyTest {

    /** Open items with their numbers of options, and the options taken. */
    private record Shown(int[] optionCounts, int... options) implements OpenItems {

        @Override
        public int first() {
            return next(-1);
        }

        @Override
        public int next(int item) {
            int next = item + 1;
            while (next < optionCounts.length && optionCounts[next] == 0) {
                next++;
            }
            return next < optionCounts.length ? next : NONE;
        }

        @Override
        public int optionsLeft(int item) {
            return optionCounts[item];
        }

        @Override
        public int takenCount() {
            return options.length;
        }

        @Override
        public int taken(int index) {
            return options[index];
        }
    }

    /** Returns open items; 0 options means that an item is not open. */
    private static Shown open(int... options) {
        return new Shown(options);
    }

    @Test
    void mrvTakesTheLeftmostOfTheSmallest() {
        Strategy.Chooser mrv = Strategy.MRV.chooser();
        assertThat(mrv.choose(open(5, 3, 4, 3))).isEqualTo(1);
        assertThat(mrv.choose(open(0, 7, 0, 7))).isEqualTo(1);
        assertThat(mrv.choose(open(3, 2, 1, 1))).isEqualTo(2);
        assertThat(mrv.learns()).isFalse();
    }

    @Test
    void firstTakesTheLeftmostHoweverLarge() {
        assertThat(Strategy.FIRST.chooser().choose(open(0, 9, 1))).isEqualTo(1);
    }

    @Test
    void weightsTakeTheOneOfTheSmallestThatWasDeadMostOften() {
        Strategy.Chooser weights = Strategy.WEIGHTS.chooser();
        assertThat(weights.learns()).isTrue();
        assertThat(weights.choose(open(2, 2, 3, 2))).isZero();
        weights.tried(0, 1);
        weights.tried(0, OpenItems.NONE);
        weights.tried(0, 2);
        weights.tried(0, 2);
        assertThat(weights.choose(open(2, 2, 3, 2)))
                .as("item 2 failed more often, and is larger")
                .isEqualTo(1);
        weights.tried(0, 200); // beyond the first counters
        weights.tried(0, 200);
        int[] many = new int[300];
        Arrays.fill(many, 4);
        assertThat(weights.choose(open(many))).as("of 2 and 200 the leftmost").isEqualTo(2);
        assertThat(Strategy.WEIGHTS.chooser().choose(open(2, 2, 3, 2)))
                .as("each search learns for itself")
                .isZero();
    }

    @Test
    void frbWeighsTheShareOfFailuresAgainstTheNumberOfOptions() {
        Strategy.Chooser frb = Strategy.FRB.chooser();
        assertThat(frb.choose(open(2, 3, 2))).as("nothing is known").isZero();
        for (int k = 0; k < 8; k++) {
            frb.tried(1, 0); // 9/10 of its trials fail, over three options: 0.3 against 0.25
        }
        assertThat(frb.choose(open(2, 3, 2))).isEqualTo(1);
        for (int k = 0; k < 8; k++) {
            frb.tried(1, OpenItems.NONE); // one half, like the others
        }
        assertThat(frb.choose(open(2, 3, 2))).isZero();
        assertThat(frb.choose(open(5, 3, 1)))
                .as("an item with one option comes first")
                .isEqualTo(2);
    }

    @Nested
    class SeededTies {

        @Test
        void areBrokenAmongTheSmallestOnlyAndFairly() {
            int[] chosen = new int[6];
            for (long seed = 0; seed < 4000; seed++) {
                chosen[Strategy.seeded(seed).chooser().choose(open(2, 3, 2, 2, 0, 2))]++;
            }
            assertThat(chosen[1] + chosen[4]).isZero();
            for (int item : new int[] {0, 2, 3, 5}) {
                assertThat(chosen[item]).as("item %d, of 1000 on average", item).isBetween(880, 1120);
            }
        }

        @Test
        void dependOnTheSetOfOptionsTakenOnly() {
            Random random = new Random(5);
            int changes = 0;
            int last = -1;
            for (int round = 0; round < 200; round++) {
                List<Integer> taken = new ArrayList<>();
                for (int k = random.nextInt(5) + 1; k > 0; k--) {
                    taken.add(random.nextInt(1000));
                }
                Set<Integer> choices = new HashSet<>();
                for (int shuffle = 0; shuffle < 5; shuffle++) {
                    Collections.shuffle(taken, random);
                    int[] way = taken.stream().mapToInt(k -> k).toArray();
                    choices.add(Strategy.seeded(3).chooser().choose(new Shown(new int[] {2, 2, 2, 2}, way)));
                }
                assertThat(choices).as("taken %s in any order", taken).hasSize(1);
                changes += choices.contains(last) ? 0 : 1;
                last = choices.iterator().next();
            }
            assertThat(changes).as("other options taken, another item").isGreaterThan(100);
        }

        @Test
        void ofDifferentSeedsGiveDifferentTrees() {
            Set<List<List<Integer>>> orders = new HashSet<>();
            for (long seed = 0; seed < 20; seed++) {
                orders.add(Solver.builder(rooks(4)).strategy(Strategy.seeded(seed)).build().iterator().stream()
                        .toList());
            }
            assertThat(orders).hasSizeGreaterThan(15);
            assertThat(Strategy.seeded(4)).hasToString("mrv, seed 4");
        }

        /**
         * Returns the item chosen at each node, by the set of options taken there; only below {@code givens}, if not
         * empty.
         */
        private Map<Set<Integer>, Integer> choices(Solver<Integer> solver, Givens givens) {
            Map<Set<Integer>, Integer> choices = new LinkedHashMap<>();
            Steps steps = solver.toBuilder().given(givens).build().steps();
            for (Optional<Step> step = steps.next(); step.isPresent(); step = steps.next()) {
                if (step.get().kind() == Step.Kind.CHOOSE) {
                    Set<Integer> taken = new TreeSet<>(step.get().path());
                    Arrays.stream(solver.givens().and(givens).givenOptions()).forEach(taken::add);
                    choices.put(taken, step.get().item());
                }
            }
            return choices;
        }

        private void checkParts(Solver<Integer> solver, String where) {
            Map<Set<Integer>, Integer> whole = choices(solver, Givens.NONE);
            List<Set<Integer>> nodes = new ArrayList<>(whole.keySet());
            for (int k = 0; k < nodes.size(); k += 1 + nodes.size() / 10) {
                Set<Integer> prefix = nodes.get(k);
                int[] options = prefix.stream().mapToInt(o -> o).toArray();
                Map<Set<Integer>, Integer> expected = new HashMap<>(whole);
                expected.keySet().removeIf(taken -> !taken.containsAll(prefix));
                // taken elsewhere in another order, the same set may lie below other nodes as well
                Map<Set<Integer>, Integer> alone = choices(solver, Givens.of(options));
                assertThat(alone).as("%s: below %s", where, prefix).isNotEmpty();
                alone.forEach((taken, item) -> assertThat(item)
                        .as("%s: searched alone below %s, with %s taken", where, prefix, taken)
                        .isEqualTo(expected.get(taken)));
            }
        }

        @Test
        void makeTheSameTreeBelowAPrefixWhoeverSearchesIt() {
            for (long seed = 0; seed < 20; seed++) {
                checkParts(
                        Solver.builder(rooks(5)).strategy(Strategy.seeded(seed)).build(), "rooks, seed " + seed);
            }
            for (long seed = 0; seed < RandomCovers.amount(300); seed++) {
                checkParts(
                        RandomCovers.solver(seed).toBuilder()
                                .strategy(Strategy.seeded(seed))
                                .build(),
                        "seed " + seed);
            }
        }
    }
}
