package dlx.core.engine.prices.covering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dlx.core.covers.PlainCover;
import dlx.core.covers.PlainCover.Bounds;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Root;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.WeighedCovers;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CoveringProgramTest {

    private static final int COVERS = 3000;
    private static final double NEARLY = 1e-6;

    /** Tolerance for costs, which are moved a little to break ties, and for rounded prices. */
    private static final double NUDGES = 1e-2;

    private final PacedStopCheck pace = new PacedStopCheck(StopCheck.NEVER);
    private Covering covering;
    private CoveringCosts costs;
    private CoveringState state;
    private CoveringPrices prices;

    /** Makes the state at the root of a random cover; returns false if nothing remains to solve. */
    private boolean begin(PlainCover cover) {
        covering = new Covering(WeighedCovers.problem(cover), StopCheck.NEVER);
        Root root = new Root(covering.problem, cover.givens());
        if (covering.problem.infeasible || root.isContradictory()) {
            return false;
        }
        long[] all = new long[covering.options()];
        for (int k = 0; k < all.length; k++) {
            all[k] = covering.problem.weight(k);
        }
        costs = new CoveringCosts(covering.problem, pace, all);
        state = new CoveringState(covering, costs.cost, root, pace);
        prices = new CoveringPrices(covering, costs, pace);
        boolean isOpen = state.settle();
        prices.look(state);
        return isOpen;
    }

    /** Returns true if the answer covers each item within its bounds. */
    private boolean isKept(CoveringProgram program) {
        for (int i = 0; i < covering.items(); i++) {
            double sum = 0;
            for (int k : covering.optionsOf[i]) {
                sum += partOf(program, k);
            }
            boolean isWithin = sum > state.need[i] - NEARLY && sum < state.capacity(i) + NEARLY;
            if (!isWithin && !covering.isColored[i]) {
                return false;
            }
        }
        return IntStream.range(0, covering.options())
                .mapToDouble(k -> partOf(program, k))
                .allMatch(part -> part > -NEARLY && part < 1 + NEARLY);
    }

    private double partOf(CoveringProgram program, int option) {
        return state.isLive(option) ? program.valueOf(option) : 0;
    }

    /** Tests an answer that satisfies all rows against prices that prove its cost: no better answer exists. */
    @Test
    void theAnswerCostsWhatThePricesProve() {
        int solved = 0;
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = WeighedCovers.random(seed);
            if (!cover.hasMultiplicities() || !begin(cover)) {
                continue;
            }
            CoveringProgram program = new CoveringProgram(covering, costs, StopCheck.NEVER);
            program.solve(state, costs.most, prices);
            double proved = (double) prices.prove() / costs.scale;
            if (isKept(program)) {
                solved++;
                double cost = IntStream.range(0, covering.options())
                        .mapToDouble(k -> partOf(program, k) * costs.cost[k])
                        .sum();
                assertThat(proved).as("seed %s: %s", seed, cover).isCloseTo(cost, within(NUDGES));
            } else {
                assertThat(proved).as("seed %s: %s", seed, cover).isGreaterThan(costs.most);
            }
        }
        assertThat(solved).isGreaterThan(COVERS / 3);
    }

    /** Solves each node's program from the basis at which the last program ended. */
    @Test
    void isSolvedAnewFromNodeToNode() {
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = WeighedCovers.random(seed);
            if (!cover.hasMultiplicities() || !begin(cover)) {
                continue;
            }
            CoveringProgram program = new CoveringProgram(covering, costs, StopCheck.NEVER);
            program.solve(state, costs.most, prices);
            int root = state.mark();
            for (int k = 0; k < covering.options(); k++) {
                if (!state.isLive(k)) {
                    continue;
                }
                if (k % 2 == 0) {
                    state.take(k);
                } else {
                    state.ban(k);
                }
                if (!state.settle()) {
                    state.undoTo(root);
                    continue;
                }
                prices.look(state);
                program.solve(state, costs.most, prices);
                double after = Math.min(costs.most + 1.0, (double) prices.prove() / costs.scale);
                new CoveringProgram(covering, costs, StopCheck.NEVER).solve(state, costs.most, prices);
                double anew = Math.min(costs.most + 1.0, (double) prices.prove() / costs.scale);
                assertThat(after).as("seed %s, option %s: %s", seed, k, cover).isCloseTo(anew, within(NUDGES));
                if (k % 3 == 0) {
                    state.undoTo(root);
                }
            }
        }
    }

    /** Returns a random cover in which each item must be covered exactly twice, which is mostly infeasible. */
    private static PlainCover twice(int items, int options, long seed) {
        Random random = new Random(seed);
        List<PlainCover.Option> held = new ArrayList<>();
        for (int k = 0; k < options; k++) {
            int length = 2 + random.nextInt(3);
            held.add(new PlainCover.Option(
                    random.ints(0, items)
                            .distinct()
                            .limit(length)
                            .sorted()
                            .boxed()
                            .toList(),
                    random.nextInt(1, 30)));
        }
        return WeighedCovers.of(items, new Bounds(2, 2), held);
    }

    /** Tests infeasible programs, whose proofs may need very large prices. */
    @Test
    void whatHasNoAnswerIsProvedToHaveNone() {
        int refuted = 0;
        for (long seed = 0; seed < RandomCovers.amount(60); seed++) {
            if (!begin(twice(24, 70, seed))) {
                continue;
            }
            Random random = new Random(seed);
            CoveringProgram program = new CoveringProgram(covering, costs, StopCheck.NEVER);
            for (int node = 0; node < 30; node++) {
                int root = state.mark();
                boolean isOpen = true;
                for (int depth = 0; depth < 12 && isOpen; depth++) {
                    int k = random.nextInt(covering.options());
                    if (state.isLive(k) && random.nextInt(3) == 0) {
                        state.take(k);
                    } else {
                        state.banIfLive(k);
                    }
                    isOpen = state.settle() && !state.isDecided();
                    if (isOpen) {
                        prices.look(state);
                        long proved = program.solve(state, costs.most, prices);
                        isOpen = isKept(program);
                        refuted += isOpen ? 0 : 1;
                        assertThat(isOpen || proved > costs.most * costs.scale)
                                .as("seed %s, node %s: %s", seed, node, proved)
                                .isTrue();
                    }
                }
                state.undoTo(root);
            }
        }
        assertThat(refuted).isGreaterThan((int) RandomCovers.amount(60) * 8);
    }
}
