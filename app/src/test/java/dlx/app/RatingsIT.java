package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Ratings that know no sudoku follow those of a program that knows nothing else. */
class RatingsIT {

    private static final Path RATED = Path.of("..", "..", "shared", "data", "sudoku", "ratings-150.tsv");

    /** The bars of the design: a rank correlation of 0.95, and no search on boards rated below 9.9. */
    @Test
    void followThoseOfSukakuExplainer() throws Exception {
        assumeTrue(Files.exists(RATED), "the rated boards are not there");
        List<String[]> rows = Files.readAllLines(RATED).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t"))
                .toList();
        String boards = String.join("\n", rows.stream().map(row -> row[0]).toList()) + "\n";
        List<String> rated =
                Cli.dlx(boards, "rate", "sudoku", "--time", "5m").out().lines().toList();
        assertThat(rated).hasSameSizeAs(rows);
        double[] theirs = rows.stream()
                .mapToDouble(row -> Double.parseDouble(row[1].split("/")[0]))
                .toArray();
        double[] ours = rated.stream()
                .map(line -> line.split(" "))
                .mapToDouble(words -> Long.parseLong(words[0]) * 1e6 + Long.parseLong(words[1]))
                .toArray();

        assertThat(correlation(ranks(theirs), ranks(ours))).isGreaterThan(0.95);
        for (int k = 0; k < ours.length; k++) {
            if (ours[k] >= 99e6) {
                assertThat(theirs[k]).as(rows.get(k)[0]).isGreaterThanOrEqualTo(9.9);
            }
        }
    }

    /** Equal values share the mean of their ranks. */
    private static double[] ranks(double[] values) {
        int[] order = IntStream.range(0, values.length)
                .boxed()
                .sorted(Comparator.comparingDouble(k -> values[k]))
                .mapToInt(k -> k)
                .toArray();
        double[] ranks = new double[values.length];
        int from = 0;
        while (from < order.length) {
            int to = from;
            while (to < order.length && values[order[to]] == values[order[from]]) {
                to++;
            }
            for (int k = from; k < to; k++) {
                ranks[order[k]] = (from + to - 1) / 2.0;
            }
            from = to;
        }
        return ranks;
    }

    private static double correlation(double[] x, double[] y) {
        double middle = (x.length - 1) / 2.0;
        double both = IntStream.range(0, x.length)
                .mapToDouble(k -> (x[k] - middle) * (y[k] - middle))
                .sum();
        return both / Math.sqrt(squares(x, middle) * squares(y, middle));
    }

    private static double squares(double[] values, double middle) {
        return Arrays.stream(values).map(v -> (v - middle) * (v - middle)).sum();
    }
}
