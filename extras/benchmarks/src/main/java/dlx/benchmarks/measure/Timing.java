package dlx.benchmarks.measure;

import java.math.BigInteger;
import java.util.List;

/**
 * What one run of a contestant told, or the medians of many.
 *
 * @param engine which searched; {@code auto} makes its choice known here
 * @param answer how many solutions there are, or the best score
 * @param proven whether the search went to its end
 * @param nodes of one search of all puzzles
 * @param firstMs CPU milliseconds of the first search in a fresh process; not a number for the yardstick
 * @param warmMs CPU milliseconds of a search once compiled
 * @param wallMs what a clock says of it; not a number where nobody looked
 * @param foundMs the same until the answer was found, proved or not
 */
record Timing(
        String engine,
        BigInteger answer,
        boolean proven,
        long nodes,
        double firstMs,
        double warmMs,
        double wallMs,
        double foundMs) {

    /** Of a search that goes to its end, without a clock. */
    Timing(String engine, BigInteger answer, long nodes, double firstMs, double warmMs) {
        this(engine, answer, true, nodes, firstMs, warmMs, Double.NaN, Double.NaN);
    }

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
                one.answer,
                one.proven,
                one.nodes,
                Figures.median(runs.stream().map(Timing::firstMs).toList()),
                Figures.median(runs.stream().map(Timing::warmMs).toList()),
                Figures.median(runs.stream().map(Timing::wallMs).toList()),
                Figures.median(runs.stream().map(Timing::foundMs).toList()));
    }
}
