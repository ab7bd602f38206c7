package dlx.core.engine.prices.dual;

import static dlx.core.engine.prices.PricesLooks.OPTIONS;
import static dlx.core.engine.prices.PricesLooks.PLAIN;
import static dlx.core.engine.prices.PricesLooks.remainder;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.PricesLooks.Part;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DualLooksTest {

    private static final ResidualProblem REMAINDER = remainder(PLAIN, StopCheck.NEVER);

    private static PricedOptions full() {
        PricedOptions all = new PricedOptions(REMAINDER);
        all.fill(new PacedStopCheck(StopCheck.NEVER));
        return all;
    }

    private static Prices prices(StopCheck stop) {
        return new Prices(REMAINDER, 8, new PacedStopCheck(stop));
    }

    private static void sort(StopCheck stop) {
        PricedOptions all = full();
        for (int k = 0; k < OPTIONS; k++) {
            all.reduced[k] = k * 7919L % OPTIONS;
        }
        new OptionSort(new PacedStopCheck(stop)).sort(all.option, all.reduced, 0, OPTIONS);
    }

    private static void improve(StopCheck stop) {
        PricedOptions all = full();
        Prices prices = prices(stop);
        prices.begin(all);
        prices.improve(all, Prices.QUICK);
    }

    static Stream<Part> parts() {
        return Stream.of(
                new Part("scale", 4, stop -> Scale.of(PLAIN, stop)),
                new Part("remainder of a root", 59, stop -> remainder(PLAIN, stop)),
                new Part("all options", 4, stop -> new PricedOptions(REMAINDER).fill(new PacedStopCheck(stop))),
                new Part("spread", 4, DualLooksTest::prices),
                new Part("first prices", 11, stop -> prices(stop).begin(full())),
                new Part("prices", 466, DualLooksTest::improve),
                new Part("sorting", 12, DualLooksTest::sort));
    }

    @ParameterizedTest
    @MethodSource("parts")
    void looksAtTheLimitsAllTheWay(Part part) {
        part.check();
    }
}
