package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.Scanner;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests covers in MPS files: counts and optima by brute force, and covers of an airline by their published optima. */
class MpsCoversTest {

    private static final Path AIRLINE = Path.of("../../shared/data/airline");
    private static final int PROGRAMS = 150;

    @TempDir
    private Path folder;

    /** A random program and its answers. */
    private static final class Program {

        final StringBuilder text = new StringBuilder("NAME random\n");
        long points;
        Optional<BigDecimal> best = Optional.empty();

        Program(Random random) {
            int n = 1 + random.nextInt(6);
            int m = 1 + random.nextInt(4);
            boolean isMaximum = random.nextInt(3) == 0;
            int kinds = random.nextInt(3); // only E, only G, any
            double[] low = new double[m];
            double[] high = new double[m];
            int[] in = new int[m];
            int[] cost = new int[n];
            String[] types = new String[m];
            StringBuilder right = new StringBuilder("RHS\n");
            StringBuilder ranges = new StringBuilder("RANGES\n");
            for (int r = 0; r < m; r++) {
                types[r] = kinds == 0
                        ? "E"
                        : kinds == 1 ? "G" : random.nextBoolean() ? "L" : random.nextBoolean() ? "E" : "G";
                double rhs = kinds < 2 && random.nextInt(9) > 0
                        ? 1
                        : random.nextInt(8) / 2.0 - (random.nextInt(9) == 0 ? 1 : 0);
                low[r] = types[r].equals("L") ? Double.NEGATIVE_INFINITY : rhs;
                high[r] = types[r].equals("G") ? Double.POSITIVE_INFINITY : rhs;
                right.append(" RHS r").append(r).append(' ').append(rhs).append('\n');
                if (kinds == 2 && random.nextInt(4) == 0) {
                    int range = random.nextInt(5) - 2;
                    ranges.append("  r").append(r).append(' ').append(range).append('\n');
                    switch (types[r]) {
                        case "L" -> low[r] = rhs - Math.abs(range);
                        case "G" -> high[r] = rhs + Math.abs(range);
                        default -> {
                            low[r] = Math.min(rhs, rhs + range);
                            high[r] = Math.max(rhs, rhs + range);
                        }
                    }
                }
            }
            int constant = random.nextInt(3);
            right.append(" RHS z ").append(-constant).append('\n');
            text.append(isMaximum ? "OBJSENSE\n    MAX\n" : "").append("ROWS\n N z\n N other\n");
            for (int r = 0; r < m; r++) {
                text.append(' ').append(types[r]).append(" r").append(r).append('\n');
            }
            text.append("COLUMNS\n M 'MARKER' 'INTORG'\n");
            StringBuilder bounds = new StringBuilder("BOUNDS\n");
            int zeros = 0;
            int ones = 0;
            int sign = random.nextInt(3) == 0 ? -1 : 1;
            for (int c = 0; c < n; c++) {
                String name = random.nextInt(4) == 0 ? c % 2 == 0 ? "r" + c : c == 1 ? "left" : "a:" + c : "c" + c;
                cost[c] = sign * random.nextInt(20);
                text.append(' ')
                        .append(name)
                        .append(" z ")
                        .append(cost[c] / 2.0)
                        .append(" other 7\n");
                for (int r = 0; r < m; r++) {
                    if (random.nextInt(3) > 0) {
                        in[r] |= 1 << c;
                        text.append(' ').append(name).append(" r").append(r).append(" 1\n");
                    }
                }
                switch (random.nextInt(12)) {
                    case 0 -> {
                        bounds.append(" FX B ").append(name).append(" 0\n");
                        zeros |= 1 << c;
                    }
                    case 1 -> {
                        bounds.append(" LO B ").append(name).append(" 1\n");
                        ones |= 1 << c;
                    }
                    case 2 -> bounds.append(" UP ").append(name).append(" 1.5\n");
                    default -> {}
                }
            }
            text.append(" M 'MARKER' 'INTEND'\n")
                    .append(right)
                    .append(ranges)
                    .append(bounds)
                    .append("ENDATA\n");
            for (int x = 0; x < 1 << n; x++) {
                boolean isRight = (x & zeros) == 0 && (x & ones) == ones;
                for (int r = 0; r < m; r++) {
                    int sum = Integer.bitCount(x & in[r]);
                    isRight &= sum >= low[r] && sum <= high[r];
                }
                if (isRight) {
                    points++;
                    int value = 2 * constant;
                    for (int c = 0; c < n; c++) {
                        value += (x >> c & 1) * cost[c];
                    }
                    BigDecimal half = BigDecimal.valueOf(value).divide(BigDecimal.valueOf(2));
                    best = Optional.of(best.map(other -> isMaximum ? other.max(half) : other.min(half))
                            .orElse(half));
                }
            }
        }
    }

    @Test
    void countsAndOptimaAreThoseOfBruteForce() throws IOException {
        TreeMap<String, Integer> models = new TreeMap<>();
        for (int seed = 0; seed < PROGRAMS; seed++) {
            Program program = new Program(new Random(seed));
            String file = Files.writeString(folder.resolve(seed + ".mps"), program.text)
                    .toString();
            Result read = dlx("", "import", "--format", "json", file);
            if (read.err().contains("columns: none can be 1")) {
                continue;
            }
            assertThat(read.code())
                    .as("seed %d: %s%n%s", seed, read.err(), program.text)
                    .isZero();
            var said = JsonParser.parseString(read.out()).getAsJsonObject();
            models.merge(said.get("model").getAsString(), 1, Integer::sum);
            String shown =
                    "seed " + seed + "\n" + program.text + said.get("text").getAsString();
            assertThat(dlx("", "count", file).out().strip()).as(shown).isEqualTo(String.valueOf(program.points));
            String objective = "0 + score";
            for (var lost : said.get("lost").getAsJsonArray()) {
                String start = "the objective itself: its value is ";
                objective = lost.getAsString().startsWith(start)
                        ? lost.getAsString().substring(start.length())
                        : objective;
            }
            Result best = dlx("", "best", file);
            assertThat(value(objective, best.out())).as(shown).isEqualTo(program.best);
            Optional<BigDecimal> printed = line(best, "objective ").or(() -> line(best, "score "));
            assertThat(printed.map(MpsCoversTest::plain)).as(shown).isEqualTo(program.best.map(MpsCoversTest::plain));
            assertThat(best.err()).as(shown).doesNotContain("objective");
        }
        assertThat(models)
                .containsOnlyKeys("knuth", "partition", "set-cover")
                .allSatisfy((model, count) -> assertThat(count).isGreaterThan(5));
    }

    private static Optional<BigDecimal> line(Result answer, String start) {
        return answer.out()
                .lines()
                .filter(line -> line.startsWith(start))
                .map(line -> new BigDecimal(line.substring(start.length())))
                .findFirst();
    }

    private static BigDecimal plain(BigDecimal value) {
        return value.setScale(1);
    }

    /** Evaluates {@code "5 - score / 10"} for the score of an answer; empty if there is not any solution. */
    private static Optional<BigDecimal> value(String objective, String answer) {
        return answer.lines()
                .filter(line -> line.startsWith("score "))
                .map(line -> {
                    String[] words = objective.split(" ");
                    BigDecimal score = new BigDecimal(line.substring("score ".length()));
                    BigDecimal scaled = words.length > 4 ? score.divide(new BigDecimal(words[4])) : score;
                    BigDecimal start = new BigDecimal(words[0]);
                    return (words[1].equals("+") ? start.add(scaled) : start.subtract(scaled)).stripTrailingZeros();
                })
                .map(value -> value.scale() < 0 ? value.setScale(0) : value)
                .findFirst();
    }

    @ParameterizedTest
    @CsvSource({"sppnw41, 11307", "sppnw12, 14118", "sppnw15, 67743", "sppnw08, 35894"})
    void coversOfAnAirlineHaveThePublishedOptima(String name, String optimum) throws IOException {
        Path cover = AIRLINE.resolve(name + ".txt");
        assumeTrue(Files.exists(cover));
        Scanner numbers = new Scanner(Files.readString(cover));
        int rows = numbers.nextInt();
        int columns = numbers.nextInt();
        StringBuilder text = new StringBuilder("NAME          " + name + "\nROWS\n N  COST\n");
        StringBuilder right = new StringBuilder("RHS\n");
        StringBuilder bounds = new StringBuilder("BOUNDS\n");
        for (int r = 1; r <= rows; r++) {
            text.append(" E  LEG").append(r).append('\n');
            right.append("    RHS       LEG").append(r).append("     1.\n");
        }
        text.append("COLUMNS\n");
        for (int c = 1; c <= columns; c++) {
            text.append("    C")
                    .append(c)
                    .append("  COST  ")
                    .append(numbers.nextInt())
                    .append(".\n");
            for (int k = numbers.nextInt(); k > 0; k--) {
                text.append("    C")
                        .append(c)
                        .append("  LEG")
                        .append(numbers.nextInt())
                        .append("  1.\n");
            }
            bounds.append(" BV BOUND     C").append(c).append("  1.\n");
        }
        Path file = folder.resolve(name + ".mps");
        Files.writeString(file, text.append(right).append(bounds).append("ENDATA\n"));
        assertThat(dlx("", "best", file.toString()).out()).endsWith("\nscore " + optimum + "\n");
        assertThat(dlx("", "best", "partition", cover.toString()).out()).endsWith("\nscore " + optimum + "\n");
    }
}
