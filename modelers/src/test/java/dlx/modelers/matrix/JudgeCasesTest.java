package dlx.modelers.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.api.JudgeProblem;
import dlx.api.JudgeProblem.Verdict;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import dlx.modelers.matrix.MatrixModel.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JudgeCasesTest {

    private static final Path DATA = Path.of("..", "..", "shared", "data", "judge");

    private final LoadedModel<ZeroOneMatrix, Row> modeler = LoadedModel.of(new MatrixModel(), "test");

    @Test
    void printsTheRowsOfAnExactCover() {
        assertThat(judge("P4929", "3 3\n0 0 1\n1 0 0\n0 1 0\n")).isEqualTo("1 2 3\n");
        assertThat(judge("P4929", "2 2\n0 0\n1 1\n")).isEqualTo("2\n");
        assertThat(judge("P4929", "2 2\n0 1\n0 1\n")).isEqualTo("No Solution!\n");
    }

    @Test
    void saysForEachMatrixWhetherThereIsAnExactCover() {
        assertThat(judge("POJ3740", "3 3\n0 1 0\n0 0 1\n1 0 0\n4 4\n0 0 0 1\n1 0 0 0\n1 1 0 1\n0 1 0 0\n"))
                .isEqualTo("Yes, I found it\nIt is impossible\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2 2 0 1 1 0 1 1 0 1 1 1",
                "2\r\n2\r\n0\r\n1\r\n1\r\n0\r\n1\r\n1\r\n0\r\n1\r\n1\r\n1\r\n",
                "\n2 2\n\n0 1\n1 0 1\n1 0 1 1\n1\n\n"
            })
    void neverDependsOnLineEnds(String text) {
        assertThat(judge("POJ3740", text)).isEqualTo("Yes, I found it\nIt is impossible\nYes, I found it\n");
    }

    @Test
    void readsTwoInputsAtOnce() {
        JudgeCases one = new JudgeCases(PuzzleText.of("1 1 1 1 2 0 1"), Integer.MAX_VALUE);
        JudgeCases other = new JudgeCases(PuzzleText.of("1 3 1 1 1 1 4 0 0 0 0"), Integer.MAX_VALUE);
        assertThat(one.next().map(ZeroOneMatrix::columns)).hasValue(1);
        assertThat(other.next().map(ZeroOneMatrix::columns)).hasValue(3);
        assertThat(one.next().map(ZeroOneMatrix::columns)).hasValue(2);
        assertThat(other.next().map(ZeroOneMatrix::columns)).hasValue(4);
        assertThat(one.next()).isEmpty();
        assertThat(other.next()).isEmpty();
    }

    @Test
    void saysWhereAnInputIsWrong() {
        assertThatThrownBy(() -> judge("P4929", "2 2\n0 1\n1"))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("<text>:3:1: the text ends here; expected cell 2 of row 2 in a matrix of 2 x 2");
        assertThatThrownBy(() -> judge("POJ3740", "1 1\n1\nx"))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("<text>:3:1: 'x' is not a number of rows; expected a number from 0 to 10000000");
    }

    @Test
    void answersTheSamplesOfTheJudges() throws IOException {
        for (Path input : inputs("poj3740")) {
            assertThat(judge("POJ3740", Files.readString(input)))
                    .as(input.toString())
                    .isEqualTo(answer(input));
        }
    }

    @Test
    void findsRowsWhereverTheSamplesHaveSome() throws IOException {
        for (Path input : inputs("p4929")) {
            String text = Files.readString(input);
            String printed = judge("P4929", text);
            if (answer(input).startsWith("No")) {
                assertThat(printed).as(input.toString()).isEqualTo("No Solution!\n");
            } else {
                assertThat(onesInRows(text, printed)).as(input.toString()).containsOnly(1);
            }
        }
    }

    private static List<Path> inputs(String folder) throws IOException {
        assumeTrue(Files.isDirectory(DATA.resolve(folder)), "the samples are not here");
        try (Stream<Path> files = Files.list(DATA.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".in"))
                    .sorted()
                    .toList();
        }
    }

    private static String answer(Path input) throws IOException {
        return Files.readString(Path.of(input.toString().replaceAll("in$", "ans")));
    }

    /** Returns the number of ones in each column of the printed rows. */
    private static int[] onesInRows(String text, String printed) {
        int[] numbers =
                Arrays.stream(text.split("\\s+")).mapToInt(Integer::parseInt).toArray();
        int columns = numbers[1];
        int[] rows = Arrays.stream(printed.strip().split(" "))
                .mapToInt(Integer::parseInt)
                .toArray();
        return IntStream.range(0, columns)
                .map(c -> Arrays.stream(rows)
                        .map(row -> numbers[2 + (row - 1) * columns + c])
                        .sum())
                .toArray();
    }

    private String judge(String id, String input) {
        JudgeProblem<ZeroOneMatrix, Row> problem = modeler.judgeProblems().stream()
                .filter(p -> p.id().equals(id))
                .findFirst()
                .orElseThrow();
        JudgeProblem.Cases<ZeroOneMatrix> cases = problem.input().open(PuzzleText.of(input));
        StringBuilder printed = new StringBuilder();
        int number = 0;
        for (Optional<ZeroOneMatrix> next = cases.next(); next.isPresent(); next = cases.next()) {
            Verdict<Row> verdict =
                    new Verdict<>(modeler.solver(next.get()).solve().options(), false, 0);
            printed.append(problem.output().print(next.get(), verdict, ++number));
        }
        return printed.toString();
    }
}
