package dlx.core.engine.prices.covering;

import static dlx.core.engine.prices.PricesLooks.OPTIONS;
import static dlx.core.engine.prices.PricesLooks.REPEATED;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Root;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.PricesLooks.Part;
import dlx.core.search.Givens;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CoveringLooksTest {

    private static final Covering COVERING = new Covering(REPEATED, StopCheck.NEVER);
    private static final CoveringCosts COSTS = costs(StopCheck.NEVER);

    private static CoveringCosts costs(StopCheck stop) {
        long[] costs =
                LongStream.range(0, OPTIONS).map(k -> REPEATED.weight((int) k)).toArray();
        return new CoveringCosts(REPEATED, new PacedStopCheck(stop), costs);
    }

    private static CoveringState state(StopCheck stop) {
        return new CoveringState(COVERING, COSTS.cost, new Root(REPEATED, Givens.NONE), new PacedStopCheck(stop));
    }

    private static CoveringPrices looking(StopCheck stop) {
        CoveringPrices prices = new CoveringPrices(COVERING, COSTS, new PacedStopCheck(stop));
        prices.look(state(StopCheck.NEVER));
        return prices;
    }

    private static void branches(StopCheck stop) {
        CoveringBranches branches = new CoveringBranches(60, new PacedStopCheck(stop));
        branches.push(new double[60]);
        for (int k = 0; k < OPTIONS; k++) {
            branches.add(k, k * 7919L % OPTIONS);
        }
        branches.sort();
    }

    static Stream<Part> parts() {
        return Stream.of(
                new Part("fitting costs", 8, stop -> CoveringSearch.fits(REPEATED, stop)),
                new Part("costs", 4, CoveringLooksTest::costs),
                new Part("lists", 79, stop -> new Covering(REPEATED, stop)),
                new Part("degrees of options", 10, CoveringLooksTest::state),
                new Part("live options", 12, CoveringLooksTest::looking),
                new Part("first prices", 26, stop -> looking(stop).begin()),
                new Part("proof", 23, stop -> looking(stop).prove()),
                new Part("children", 12, CoveringLooksTest::branches));
    }

    @ParameterizedTest
    @MethodSource("parts")
    void looksAtTheLimitsAllTheWay(Part part) {
        part.check();
    }
}
