package dlx.benchmarks.measure;

import java.math.BigInteger;
import java.util.List;

/**
 * What one run of a contestant told, or the medians of many.
 *
 * @param engine which searched; {@code auto} makes its choice known here
 * @param nodes of one search of all puzzles
 * @param firstMs CPU milliseconds of the first search in a fresh process; not a number for the yardstick
 * @param warmMs CPU milliseconds of a search once compiled
 */
record Timing(String engine, BigInteger solutions, long nodes, double firstMs, double warmMs) {

    /** The bar for each cold search: so many times the warm one, and a constant for loading and compiling classes. */
    double firstAtMostMs() {
        return 3 * warmMs + 60;
    }

    boolean isColdEnough() {
        return !(firstMs > firstAtMostMs());
    }

    /** The runs agree in all but time. */
    static Timing median(List<Timing> runs) {
        Timing one = runs.get(0);
        return new Timing(
                one.engine,
                one.solutions,
                one.nodes,
                Figures.median(runs.stream().map(Timing::firstMs).toList()),
                Figures.median(runs.stream().map(Timing::warmMs).toList()));
    }
}
