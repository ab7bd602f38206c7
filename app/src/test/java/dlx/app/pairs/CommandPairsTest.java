package dlx.app.pairs;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli;
import dlx.app.Cli.Result;
import dlx.pairs.CoveringArray;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any two options of a command, on puzzles of each kind: they are answered as each alone, or refused in one sentence. */
class CommandPairsTest {

    private static final long SEED = 28;

    @TempDir
    static Path folder;

    private static Truths truths;

    @BeforeAll
    static void askThePlainQuestions() {
        truths = new Truths(folder);
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "count", "unique", "best", "sample", "diagram"})
    void whatGoesTogetherIsAnsweredAsThePlainQuestionIs(String command) {
        Parameters parameters = parameters(command);
        CoveringArray array = CoveringArray.of(parameters.sizes(), 2, SEED, parameters.forbidden(Rules.ALL));
        List<String> faults = array.rows().parallelStream()
                .map(parameters::row)
                .flatMap(row -> fault(row, run -> SearchJudge.judge(run)).stream())
                .toList();
        assertThat(faults)
                .as(
                        "%d pairs in %d rows, seed %d",
                        array.covered(), array.rows().size(), SEED)
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "count", "unique", "best", "sample", "diagram"})
    void whatDoesNotGoTogetherIsRefusedInOneSentence(String command) {
        Parameters parameters = parameters(command);
        List<String> faults = Rules.ALL.parallelStream()
                .filter(rule -> rule.commands().contains(command))
                .flatMap(rule -> rule.rows(parameters).stream())
                .flatMap(row -> fault(row, run -> checkRefusal(row, run.result())).stream())
                .toList();
        assertThat(faults).isEmpty();
    }

    /** What is wrong with a row; nothing if the check goes well. */
    private static Optional<String> fault(Row row, Consumer<Run> check) {
        Path own = newFolder(folder);
        String[] words = row.words(truths.labels(row.small()), own);
        Result result = dlx(row.small().text(), words);
        try {
            check.accept(new Run(row, List.of(words), result, () -> truths.of(row, words), own));
            return Optional.empty();
        } catch (AssertionError | RuntimeException e) {
            return Optional.of(fault(row, result, e, words));
        }
    }

    /** One sentence behind warnings, of a rule that the row breaks; and nothing else but the answers of earlier puzzles. */
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
        boolean isSecond = sentences.get(0).contains("puzzle 2 ");
        assertThat(result.out().lines().filter(line -> !line.startsWith("{\"type\":\"error\"")))
                .matches(lines -> isSecond || lines.isEmpty());
    }

    static String fault(Row row, Result result, Throwable e, String... words) {
        return row.small() + ": dlx " + String.join(" ", words) + "\nexit code " + result.code() + "\n" + result.err()
                + e.toString().strip() + "\n";
    }

    private static Parameters parameters(String command) {
        return Parameters.of(command, Cli.commands().get(command));
    }

    static Path newFolder(Path in) {
        try {
            return Files.createTempDirectory(in, "row");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
