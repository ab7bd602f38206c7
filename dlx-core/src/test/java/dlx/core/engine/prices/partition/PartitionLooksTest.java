package dlx.core.engine.prices.partition;

import static dlx.core.engine.prices.PricesLooks.COLORED;
import static dlx.core.engine.prices.PricesLooks.OPTIONS;
import static dlx.core.engine.prices.PricesLooks.PLAIN;
import static dlx.core.engine.prices.PricesLooks.remainder;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.IdleWorker;
import dlx.core.engine.prices.PricesLooks.Part;
import dlx.core.engine.prices.dual.NogoodTable;
import dlx.core.engine.prices.dual.ResidualProblem;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PartitionLooksTest {

    private static final ResidualProblem REMAINDER = remainder(PLAIN, StopCheck.NEVER);
    private static final ResidualProblem COLORED_REMAINDER = remainder(COLORED, StopCheck.NEVER);

    private static PricedTree loaded(StopCheck stop) {
        PricedNode pool = new PricedNode(REMAINDER);
        pool.fill(new PacedStopCheck(StopCheck.NEVER));
        pool.complete = true;
        for (int k = 0; k < OPTIONS; k++) {
            pool.reduced[k] = k * 7919L % OPTIONS;
        }
        Arrays.fill(pool.open, true);
        ConflictMatrix exclusions = new ConflictMatrix(REMAINDER, new PacedStopCheck(StopCheck.NEVER));
        PricedTree tree = new PricedTree(
                REMAINDER,
                8,
                new NogoodTable(exclusions.words()),
                exclusions,
                new PacedStopCheck(stop),
                new IdleWorker(),
                () -> Long.MAX_VALUE);
        tree.load(pool, 1L << 40);
        return tree;
    }

    static Stream<Part> parts() {
        return Stream.of(
                new Part("colors", 11, stop -> new ConflictMatrix(COLORED_REMAINDER, new PacedStopCheck(stop))),
                new Part("listing", 8, PartitionLooksTest::loaded),
                new Part("node", 26, stop -> loaded(stop).branch(new int[OPTIONS])));
    }

    @ParameterizedTest
    @MethodSource("parts")
    void looksAtTheLimitsAllTheWay(Part part) {
        part.check();
    }
}
