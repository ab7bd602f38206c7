package dlx.core.reason;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Solution;
import dlx.core.Solver;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.explain.Explanation;
import dlx.core.explain.RefutationReplay;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.skips.Tier;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that an explanation stopped anywhere claims nothing false, and that its parts agree. */
class ExplainerStopsTest {

    /** An oracle that asks an engine, and is stopped at a question or at a check in between. */
    private static final class Stopping implements SolverOracle, StopCheck {

        private final PlainCover plain;
        private final Solver<Integer> solver;
        private int left;
        private int[] solution = {};

        Stopping(PlainCover plain, int left) {
            this.plain = plain;
            solver = Solver.of(plain.cover());
            this.left = left;
        }

        @Override
        public void check() {
            if (left-- <= 0) {
                throw new SearchStopped(StopReason.TIME);
            }
        }

        @Override
        public Reply ask(int[] taken) {
            check();
            Givens givens = plain.givens();
            Optional<Solution<Integer>> found = solver.toBuilder()
                    .given(Givens.of(taken).forbidden(givens.forbiddenOptions()).relaxed(givens.relaxedItems()))
                    .build()
                    .solve()
                    .found();
            found.ifPresent(one -> solution = one.numbers());
            return found.isPresent() ? Reply.YES : Reply.NO;
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

    @ParameterizedTest
    @EnumSource(
            value = Family.class,
            names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH", "PINNED", "INFEASIBLE", "COPIES"})
    void whatIsKnownBelongsTogether(Family family) {
        int stopped = 0;
        int reported = 0;
        for (long seed = 0;
                RandomCovers.isMore(seed, family.name().startsWith("TINY") ? 400 : 60, reported > 0 || !Tier.isAll());
                seed++) {
            PlainCover plain = family.cover(seed);
            if (Solver.builder(plain.cover())
                    .given(plain.givens())
                    .build()
                    .solve()
                    .options()
                    .isPresent()) {
                continue;
            }
            Givens givens = plain.givens();
            CoverIncidence relation = new CoverIncidence(plain.cover().data(), StopCheck.NEVER);
            for (int left = 0; left < 60; left++) {
                Stopping stopping = new Stopping(plain, left);
                Explanation.NoSolution none = new Explainer(
                                relation, givens, new Colorings(plain.cover(), givens, stopping), stopping, stopping)
                        .noSolution();
                try {
                    RefutationReplay.check(plain.cover().data(), givens, none);
                } catch (RuntimeException e) {
                    throw new AssertionError("seed " + seed + ", stopped at " + left + ": " + none + "\n" + plain, e);
                }
                boolean end = none.stopped() == StopReason.EXHAUSTED;
                stopped += end ? 0 : 1;
                reported +=
                        !end && (none.refutation().isPresent() || none.weights().isPresent()) ? 1 : 0;
                if (end) {
                    break;
                }
            }
        }
        assertThat(stopped).isPositive();
        assertThat(reported > 0 || !Tier.isAll()).isTrue();
    }
}
