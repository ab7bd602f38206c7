package dlx.app.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.api.Goal;
import dlx.app.export.StatedPuzzles.Kind;
import dlx.core.Solver;
import dlx.formats.ForeignFormats;
import dlx.formats.Imported;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares programs in MPS, as this project, CBC and GLPK read them, with the rules of their puzzles. */
class MpsFormTest {

    @TempDir
    private Path folder;

    @Test
    void isReadBackWithTheSameSolutions() {
        int checked = 0;
        for (long seed = 1; seed <= 400; seed++) {
            StatedPuzzle puzzle = StatedPuzzles.random(seed, Kind.ALL);
            if (puzzle.banned.cardinality() == puzzle.cover.optionCount()) {
                continue; // a program without a column that can be 1 is rejected
            }
            String text = StatedPuzzles.text(puzzle, ExportForm.MPS);
            Imported read = ForeignFormats.read("mps", text).orElseThrow();
            Solver<?> solver = Samples.model(read.model()).solverOf(read.text());
            Set<List<Integer>> solutions = StatedPuzzles.solutions(puzzle);
            String shown = "seed " + seed + ": " + text + read.text();
            assertThat(solver.count().solutions()).as(shown).hasToString(String.valueOf(solutions.size()));
            if (!solutions.isEmpty()) {
                long score = solver.best().score();
                String value =
                        read.objective().map(formula -> formula.apply(score)).orElse("" + score);
                assertThat(value)
                        .as(shown)
                        .isEqualTo(String.valueOf(best(puzzle).getAsLong()));
            }
            checked++;
        }
        assertThat(checked).isGreaterThan(250);
    }

    /** The least objective: the best score, times -1 if the greatest is best. */
    private static OptionalLong best(StatedPuzzle puzzle) {
        return StatedPuzzles.solutions(puzzle).stream()
                .mapToLong(solution -> StatedPuzzles.score(puzzle, solution) * (puzzle.goal == Goal.LEAST ? 1 : -1))
                .min();
    }

    @ParameterizedTest
    @CsvSource({"cbc", "glpsol --mps", "glpsol --freemps"})
    void otherProgramsFindTheSameOptimum(String program) throws IOException, InterruptedException {
        String name = program.split(" ")[0];
        assumeTrue(Files.isExecutable(Path.of("/usr/bin", name)));
        for (long seed = 401; seed <= 412; seed++) {
            StatedPuzzle puzzle = StatedPuzzles.random(seed, Kind.ALL);
            if (puzzle.cover.optionCount() > 0) {
                Path file = folder.resolve(seed + ".mps");
                Files.writeString(file, StatedPuzzles.text(puzzle, ExportForm.MPS));
                OptionalLong best = best(puzzle);
                assertThat(optimum(program, file))
                        .as("seed %d: %s", seed, file)
                        .isEqualTo(best.isPresent() ? Optional.of(best.getAsLong()) : Optional.empty());
            }
        }
    }

    private Optional<Long> optimum(String program, Path file) throws IOException, InterruptedException {
        Path answer = folder.resolve("answer.txt");
        List<String> command = program.equals("cbc")
                ? List.of("cbc", file.toString(), "solve", "solution", answer.toString())
                : List.of("glpsol", program.split(" ")[1], file.toString(), "-o", answer.toString());
        Path said = folder.resolve("said.txt");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        process.waitFor();
        String text = Files.readString(answer, StandardCharsets.UTF_8);
        Matcher value = Pattern.compile(
                        "(?:Optimal - objective value|(?s)INTEGER OPTIMAL.*Objective:  score =) +(-?[0-9.]+)")
                .matcher(text);
        return value.find() ? Optional.of(new BigDecimal(value.group(1)).longValueExact()) : Optional.empty();
    }

    @Test
    void writesLinesOfFixedAndFreeReaders() {
        assertThat(StatedPuzzles.text(Samples.knuth("A B | C\nA C:r |2\nB C:s |3\nB |1\n"), ExportForm.MPS)
                        .replaceAll("(?m)^\\*.*\\n", ""))
                .isEqualTo("""
                NAME          dlx
                ROWS
                 N  score
                 E  i1
                 E  i2
                 L  c1
                 G  c2
                 L  c3
                 G  c4
                 G  i3
                COLUMNS
                    INTBEG    'MARKER'                 'INTORG'
                    x1        score     2
                    x1        i1        1
                    x1        c1        1
                    x1        c2        1
                    x2        score     3
                    x2        i2        1
                    x2        c3        1
                    x2        c4        1
                    x3        score     1
                    x3        i2        1
                    n1        score     0
                    n1        c1        1
                    n1        c2        1
                    n1        i3        1
                    n2        score     0
                    n2        c3        1
                    n2        c4        1
                    n2        i3        1
                    INTEND    'MARKER'                 'INTEND'
                RHS
                    rhs       i1        1
                    rhs       i2        1
                    rhs       c1        1
                    rhs       c2        1
                    rhs       c3        1
                    rhs       c4        1
                    rhs       i3        1
                BOUNDS
                 UP bound     x1        1
                 UP bound     x2        1
                 UP bound     x3        1
                 UP bound     n1        1
                 UP bound     n2        1
                ENDATA
                """);
    }
}
