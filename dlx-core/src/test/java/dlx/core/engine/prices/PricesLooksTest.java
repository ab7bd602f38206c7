package dlx.core.engine.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.covering.Covering;
import dlx.core.engine.prices.covering.CoveringBranches;
import dlx.core.engine.prices.covering.CoveringCosts;
import dlx.core.engine.prices.covering.CoveringPrices;
import dlx.core.engine.prices.covering.CoveringSearch;
import dlx.core.engine.prices.covering.CoveringState;
import dlx.core.engine.prices.dual.NogoodTable;
import dlx.core.engine.prices.dual.PricedNode;
import dlx.core.engine.prices.dual.Prices;
import dlx.core.engine.prices.dual.ResidualProblem;
import dlx.core.engine.prices.dual.Scale;
import dlx.core.engine.prices.partition.ConflictMatrix;
import dlx.core.engine.prices.partition.PricedTree;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * One node of a search for the best looks at all options of a large cover, a dozen times. Each part of this work asks
 * the control on its way: once for each stride of a {@link PacedStopCheck} in what it looks at, eleven times for all nodes. Work that
 * no longer asks makes the number smaller.
 */
class PricesLooksTest {

    private static final int OPTIONS = 60_000;
    private static final int LENGTH = 3;

    private static final Problem PLAIN = problem(false, false);
    private static final Problem COLORED = problem(false, true);
    private static final Problem REPEATED = problem(true, false);
    private static final ResidualProblem REMAINDER = remainder(PLAIN, StopCheck.NEVER);
    private static final ResidualProblem COLORED_REMAINDER = remainder(COLORED, StopCheck.NEVER);
    private static final Covering COVERING = new Covering(REPEATED, StopCheck.NEVER);
    private static final CoveringCosts COSTS = costs(new PacedStopCheck(StopCheck.NEVER));

    private static Problem problem(boolean repeated, boolean colored) {
        return Problem.of(
                Cover.of(Integer.class, c -> {
                            Items all = repeated ? c.primary("item", 60).repeated() : c.primary("item", 60);
                            Items some = c.secondary("some", 20);
                            for (int k = 0; k < OPTIONS; k++) {
                                int weight = 1 + (int) (k * 7919L % 1000);
                                int first = k % 60;
                                int second = (first + 1 + k / 60 % 29) % 60;
                                if (repeated) {
                                    int third = (first + 30 + k / 1740 % 30) % 60;
                                    c.option(k, weight, all.at(first), all.at(second), all.at(third));
                                } else if (colored) {
                                    c.option(
                                            k,
                                            weight,
                                            all.at(first),
                                            all.at(second),
                                            some.at(k % 20).colored(k % 1000));
                                } else {
                                    c.option(k, weight, all.at(first), all.at(second), some.at(k % 20));
                                }
                            }
                        })
                        .data(),
                StopCheck.NEVER);
    }

    private static ResidualProblem remainder(Problem problem, StopCheck stop) {
        return new ResidualProblem(problem, new Root(problem, Givens.NONE), problem::weight, stop);
    }

    private static CoveringCosts costs(PacedStopCheck pace) {
        long[] costs = new long[OPTIONS];
        for (int k = 0; k < OPTIONS; k++) {
            costs[k] = REPEATED.weight(k);
        }
        return new CoveringCosts(REPEATED, pace, costs);
    }

    private static PricedNode full(ResidualProblem remainder) {
        PricedNode pool = new PricedNode(remainder);
        pool.count = remainder.options();
        pool.complete = true;
        for (int k = 0; k < pool.count; k++) {
            pool.option[k] = k;
            pool.reduced[k] = k * 7919L % OPTIONS;
        }
        Arrays.fill(pool.open, true);
        return pool;
    }

    private static Prices prices(PacedStopCheck pace) {
        return new Prices(REMAINDER, 8, pace);
    }

    private static CoveringState state(PacedStopCheck pace) {
        return new CoveringState(COVERING, COSTS.cost, new Root(REPEATED, Givens.NONE), pace);
    }

    private static CoveringPrices looking(PacedStopCheck pace) {
        CoveringPrices prices = new CoveringPrices(COVERING, COSTS, pace);
        prices.look(state(new PacedStopCheck(StopCheck.NEVER)));
        return prices;
    }

    private static PricedTree tree(PacedStopCheck pace) {
        ConflictMatrix exclusions = new ConflictMatrix(REMAINDER, new PacedStopCheck(StopCheck.NEVER));
        return new PricedTree(
                REMAINDER,
                8,
                new NogoodTable(exclusions.words()),
                exclusions,
                pace,
                new PricedTree.Outside() {
                    @Override
                    public void enter() {}

                    @Override
                    public void meet(int[] taken, int count) {}

                    @Override
                    public long wanted() {
                        return Long.MAX_VALUE;
                    }
                },
                false);
    }

    private static void branches(PacedStopCheck pace) {
        CoveringBranches branches = new CoveringBranches(60, pace);
        branches.push(new double[60]);
        for (int k = 0; k < OPTIONS; k++) {
            branches.add(k, k * 7919L % OPTIONS);
        }
        branches.sort();
    }

    /** A part of the work, and how often it must look at the limits at least. */
    enum Part {
        SCALE(4, stop -> Scale.of(PLAIN, stop)),
        FITTING_COSTS(8, stop -> CoveringSearch.fits(REPEATED, stop)),
        COSTS_OF_COVERING(4, stop -> costs(new PacedStopCheck(stop))),
        REMAINDER_OF_A_ROOT(59, stop -> remainder(PLAIN, stop)),
        COLORS(11, stop -> new ConflictMatrix(COLORED_REMAINDER, new PacedStopCheck(stop))),
        SPREAD(4, stop -> prices(new PacedStopCheck(stop))),
        FIRST_PRICES(11, stop -> prices(new PacedStopCheck(stop)).begin(full(REMAINDER))),
        PRICES(466, stop -> {
            Prices prices = prices(new PacedStopCheck(stop));
            PricedNode pool = full(REMAINDER);
            prices.begin(pool);
            prices.improve(pool, Prices.QUICK);
        }),
        SORTING(12, stop -> full(REMAINDER).sort(new PacedStopCheck(stop))),
        LISTING(8, stop -> tree(new PacedStopCheck(stop)).load(full(REMAINDER), 1L << 40)),
        NODE(26, stop -> {
            PricedTree tree = tree(new PacedStopCheck(stop));
            tree.load(full(REMAINDER), 1L << 40);
            tree.branch(new int[OPTIONS]);
        }),
        COVERING_LISTS(79, stop -> new Covering(REPEATED, stop)),
        DEGREES_OF_OPTIONS(10, stop -> state(new PacedStopCheck(stop))),
        LIVE_OPTIONS(12, PricesLooksTest::look),
        FIRST_COVERING_PRICES(26, stop -> looking(new PacedStopCheck(stop)).begin()),
        PROOF(23, stop -> looking(new PacedStopCheck(stop)).prove()),
        CHILDREN(59, stop -> branches(new PacedStopCheck(stop)));

        private final int leastLooks;
        private final Consumer<StopCheck> work;

        Part(int leastLooks, Consumer<StopCheck> work) {
            this.leastLooks = leastLooks;
            this.work = work;
        }
    }

    private static void look(StopCheck stop) {
        looking(new PacedStopCheck(stop));
    }

    @ParameterizedTest
    @EnumSource
    void looksAtTheLimitsAllTheWay(Part part) {
        AtomicLong looks = new AtomicLong();
        part.work.accept(looks::incrementAndGet);
        assertThat(looks.get()).isGreaterThanOrEqualTo(part.leastLooks);
    }

    @ParameterizedTest
    @EnumSource
    void endsAtEachLook(Part part) {
        AtomicLong looks = new AtomicLong();
        part.work.accept(looks::incrementAndGet);
        for (long at = 1; at <= looks.get(); at += 1 + looks.get() / 50) {
            SearchStopped stopped = new SearchStopped(StopReason.TIME);
            AtomicLong left = new AtomicLong(at);
            assertThatThrownBy(() -> part.work.accept(() -> {
                        if (left.decrementAndGet() == 0) {
                            throw stopped;
                        }
                    }))
                    .as("look %d of %d", at, looks.get())
                    .isSameAs(stopped);
        }
    }
}
