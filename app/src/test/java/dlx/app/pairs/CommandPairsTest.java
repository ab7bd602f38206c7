package dlx.app.pairs;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests any two options of a command together, on puzzles of each kind: they are answered like each option alone, or
 * rejected in one sentence.
 */
class CommandPairsTest {

    @TempDir
    static Path folder;

    private static PairRunner runner;

    @BeforeAll
    static void askThePlainQuestions() {
        runner = new PairRunner(folder, (row, own) -> {});
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "count", "unique", "best", "sample", "diagram"})
    void whatGoesTogetherIsAnsweredAsThePlainQuestionIs(String command) {
        runner.checkPairs(command, Rules.ALL, SearchJudge::judge);
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "count", "unique", "best", "sample", "diagram"})
    void whatDoesNotGoTogetherIsRefusedInOneSentence(String command) {
        Parameters parameters = PairRunner.parameters(command);
        List<Row> rows = Rules.ALL.stream()
                .filter(rule -> rule.commands().contains(command))
                .flatMap(rule -> rule.rows(parameters).stream())
                .toList();
        assertThat(runner.faults(PairRunner.some(rows), run -> checkRefusal(run.row(), run.result())))
                .isEmpty();
    }

    /**
     * Checks that, after warnings, there is one sentence about a rule that the row breaks. The output contains at most
     * the answers of earlier puzzles.
     */
    private static void checkRefusal(Row row, Result result) {
        List<String> sentences = result.err()
                .lines()
                .filter(line -> !line.startsWith("warning: ") && !line.contains(": score "))
                .toList();
        assertThat(sentences).hasSize(1);
        boolean isOfTheCover = sentences.get(0).contains("the cover cannot be searched");
        assertThat(result.code()).isEqualTo(isOfTheCover ? 1 : 2);
        assertThat(Rules.ALL)
                .as("rules of it")
                .anyMatch(rule -> rule.forbids(row)
                        && rule.sentence().matcher(sentences.get(0)).find());
        boolean isSecond = sentences.get(0).contains(" puzzle 2");
        assertThat(result.out().lines().filter(line -> !line.startsWith("{\"type\":\"error\"")))
                .matches(lines -> isSecond || lines.isEmpty());
    }
}
