package dlx.core.reason;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.StopCheck;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the propagator alone: its counts, forced options, undo, and the reasons of contradictions. */
class PropagatorTest {

    private static final int MOVES = 40;

    static Stream<Family> families() {
        return Stream.of(Family.TINY, Family.TINY_COLORED, Family.TINY_MULTIPLE, Family.TINY_BOTH, Family.TINY_CLOSED);
    }

    private static void each(LongConsumer test) {
        LongStream.range(0, RandomCovers.amount(3000)).forEach(test);
    }

    @ParameterizedTest
    @MethodSource("families")
    void countsStayRightAndEverythingIsUndone(Family family) {
        each(seed -> {
            Propagator propagator = new Propagator(relation(family.cover(seed)));
            Random random = new Random(seed);
            List<Integer> marks = new ArrayList<>(List.of(propagator.mark()));
            List<List<Integer>> states = new ArrayList<>(List.of(state(propagator)));
            for (int move = 0; move < MOVES; move++) {
                int option = random.nextInt(propagator.relation.options() + 1);
                if (option < propagator.relation.options() && propagator.isOpen(option)) {
                    marks.add(propagator.mark());
                    states.add(state(propagator));
                    if (random.nextBoolean()) {
                        propagator.take(option, Propagator.NONE);
                    } else {
                        propagator.forbid(option);
                    }
                    if (random.nextBoolean()) {
                        propagator.propagate();
                    }
                } else {
                    int back = random.nextInt(marks.size());
                    propagator.undo(marks.get(back));
                    assertThat(state(propagator)).as("seed %s", seed).isEqualTo(states.get(back));
                    marks.subList(back + 1, marks.size()).clear();
                    states.subList(back + 1, states.size()).clear();
                }
                assertThat(propagator.isConsistent())
                        .as("seed %s, move %s", seed, move)
                        .isTrue();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("families")
    void whatIsForcedIsInEverySolution(Family family) {
        each(seed -> {
            Position position = new Position(family.cover(seed), new Random(seed));
            Propagator propagator = position.propagator;
            boolean alive = propagator.propagate();
            Set<List<Integer>> solutions = position.solutions();
            if (!alive) {
                assertThat(solutions).as("seed %s", seed).isEmpty();
                return;
            }
            for (List<Integer> solution : solutions) {
                for (int option = 0; option < propagator.relation.options(); option++) {
                    if (!propagator.isOpen(option)) {
                        assertThat(solution.contains(option))
                                .as("seed %s, option %s", seed, option)
                                .isEqualTo(propagator.trail.isTaken(option));
                    }
                }
            }
            assertThat(new Glances(propagator, new PacedStopCheck(StopCheck.NEVER)).easiest())
                    .as("seed %s", seed)
                    .isEqualTo(Propagator.NONE);
        });
    }

    @ParameterizedTest
    @MethodSource("families")
    void aRefutationHoldsAndItsCoreIsEnough(Family family) {
        each(seed -> {
            Position position = new Position(family.cover(seed), new Random(seed));
            Propagator propagator = position.propagator;
            List<Integer> before = state(propagator);
            UnsatCore core = new UnsatCore();
            Refuter refuter = new Refuter(propagator, new PacedStopCheck(StopCheck.NEVER));
            Refuter.Outcome outcome = refuter.refute(core, seed % 4 == 0 ? 2 : Long.MAX_VALUE / 2);
            switch (outcome) {
                case REFUTED -> {
                    assertThat(position.solutions()).as("seed %s", seed).isEmpty();
                    assertThat(position.chosen).as("seed %s", seed).containsAll(numbers(core.choices));
                    assertThat(position.demands).as("seed %s", seed).containsAll(numbers(core.demands));
                    assertThat(position.solutions(numbers(core.choices), numbers(core.demands)))
                            .as("seed %s, %s and %s", seed, core.choices, core.demands)
                            .isEmpty();
                }
                case MET -> assertThat(position.solutions()).as("seed %s", seed).isNotEmpty();
                case UNKNOWN -> assertThat(refuter.nodes()).isPositive();
            }
            if (outcome != Refuter.Outcome.MET) {
                assertThat(state(propagator)).as("seed %s", seed).isEqualTo(before);
            }
            assertThat(propagator.isConsistent()).as("seed %s", seed).isTrue();
        });
    }

    /** A position of facts, then choices, and demands. */
    private static final class Position {

        final Propagator propagator;
        final List<Integer> chosen = new ArrayList<>();
        final List<Integer> demands;
        private final PlainCover plain;
        private final List<Integer> facts = new ArrayList<>();
        private final List<Integer> banned = new ArrayList<>();

        Position(PlainCover cover, Random random) {
            plain = cover;
            propagator = new Propagator(relation(cover));
            for (int k = random.nextInt(6); k > 0; k--) {
                forbidOne(random);
            }
            takeOne(random, facts);
            propagator.fix();
            demands = IntStream.range(0, plain.primary().size())
                    .filter(i -> plain.primary().get(i) && random.nextInt(4) > 0)
                    .boxed()
                    .toList();
            BitSet on = new BitSet();
            demands.forEach(on::set);
            propagator.demandOnly(on);
            for (int k = random.nextInt(3); k > 0; k--) {
                takeOne(random, chosen);
            }
        }

        private void forbidOne(Random random) {
            int option = random.nextInt(propagator.relation.options() + 1);
            if (option < propagator.relation.options() && propagator.isOpen(option)) {
                propagator.forbid(option);
                banned.add(option);
            }
        }

        private void takeOne(Random random, List<Integer> taken) {
            int option = random.nextInt(propagator.relation.options() + 1);
            if (option < propagator.relation.options() && propagator.isOpen(option)) {
                propagator.take(option, Propagator.NONE);
                taken.add(option);
            }
        }

        Set<List<Integer>> solutions() {
            return solutions(chosen, demands);
        }

        /** Returns the solutions with the facts, some choices and some demands. */
        Set<List<Integer>> solutions(List<Integer> choices, List<Integer> items) {
            List<Integer> pins = new ArrayList<>(facts);
            pins.addAll(choices);
            List<Integer> others = IntStream.range(0, plain.primary().size())
                    .filter(i -> plain.primary().get(i) && !items.contains(i))
                    .boxed()
                    .toList();
            return BruteForce.solutions(
                    new PlainCover(plain.primary(), plain.bounds(), plain.options(), pins, banned, others));
        }
    }

    private static CoverIncidence relation(PlainCover plain) {
        return new CoverIncidence(plain.cover().data(), StopCheck.NEVER);
    }

    private static List<Integer> state(Propagator propagator) {
        return IntStream.range(0, propagator.relation.options())
                .map(k -> propagator.isOpen(k) ? 0 : propagator.trail.isTaken(k) ? 1 : 2)
                .boxed()
                .toList();
    }

    private static List<Integer> numbers(BitSet set) {
        return set.stream().boxed().toList();
    }
}
