package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.skips.Tier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Ratings that know no sudoku follow those of a program that knows nothing else. */
class RatingsIT {

    private static final Path RATED = Path.of("..", "..", "shared", "data", "sudoku", "ratings-150.tsv");

    /** Three sets of 150 boards, one after the other; the file tells where they are from. */
    private static final String MADE = "/sudoku/ratings-made.tsv";

    /** A board, its rating there, and here: level and effort in one number. */
    private record Rated(String board, double theirs, double ours) {}

    private static List<Rated> made;

    @BeforeAll
    static void rateThoseMade() throws Exception {
        List<String> lines = Files.readAllLines(
                        Path.of(RatingsIT.class.getResource(MADE).toURI()))
                .stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
        made = rated(lines.subList(0, Tier.of(150, lines.size())));
    }

    /** The bars of the design: a rank correlation of 0.95, and no search on boards rated below 9.9. */
    @Test
    @Tag("slow")
    void followThoseOfSukakuExplainer() throws Exception {
        assumeTrue(Files.exists(RATED), "the rated boards are not there");

        List<Rated> boards = rated(Files.readAllLines(RATED));

        assertThat(correlation(boards)).isGreaterThan(0.95);
        assertThat(boards)
                .allSatisfy(board -> assertThat(board.ours() < 99e6 || board.theirs() >= 9.9)
                        .as(board.board())
                        .isTrue());
    }

    /** Nobody had looked at these when the ladder was made. */
    @Test
    void followThemOnBoardsMadeAnew() throws Exception {
        for (int from = 0; from < made.size(); from += 150) {
            assertThat(correlation(made.subList(from, from + 150)))
                    .as("from board %s on", from)
                    .isGreaterThan(0.95);
        }
    }

    /** Up to 1.5 there is always a row, a column or a box with one place for a digit; above it cells must be looked at. */
    @Test
    void tellHiddenSinglesFromAllElse() throws Exception {
        assertThat(made)
                .allSatisfy(board ->
                        assertThat(board.ours() <= 1_000_003).as(board.board()).isEqualTo(board.theirs() <= 1.5));
    }

    private static List<Rated> rated(List<String> lines) {
        List<String[]> rows = lines.stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t"))
                .toList();
        String boards = String.join("\n", rows.stream().map(row -> row[0]).toList()) + "\n";
        List<String> rated =
                Cli.dlx(boards, "rate", "sudoku", "--time", "5m").out().lines().toList();
        assertThat(rated).hasSameSizeAs(rows);
        return IntStream.range(0, rows.size())
                .mapToObj(k -> new Rated(
                        rows.get(k)[0],
                        Double.parseDouble(rows.get(k)[1].split("/")[0]),
                        number(rated.get(k).split(" "))))
                .toList();
    }

    private static double number(String[] words) {
        return Long.parseLong(words[0]) * 1e6 + Long.parseLong(words[1]);
    }

    private static double correlation(List<Rated> boards) {
        return correlation(
                ranks(boards.stream().mapToDouble(Rated::theirs).toArray()),
                ranks(boards.stream().mapToDouble(Rated::ours).toArray()));
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
