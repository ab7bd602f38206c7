package dlx.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.app.Cli;
import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The judges' own inputs and answers, where they are at hand; compared word by word, as judges do. */
class JudgeDataTest {

    private static final Path DATA = Path.of("../../shared/data/judge");

    @ParameterizedTest
    @CsvSource({
        "POJ3740, poj3740", "P1784, p1784", "POJ2676, poj2676-p10481",
        "P10481, poj2676-p10481", "POJ3074, poj3074-p10482", "P10482, poj3074-p10482"
    })
    void answersAsTheJudgeExpects(String problem, String folder) throws IOException {
        assumeTrue(Files.isDirectory(DATA), "no judge data here");
        List<Path> inputs;
        try (Stream<Path> files = Files.list(DATA.resolve(folder))) {
            inputs = files.filter(file -> file.toString().endsWith(".in"))
                    .sorted()
                    .toList();
        }
        assertThat(inputs).isNotEmpty();
        for (Path input : inputs) {
            Path answer = Path.of(input.toString().replaceAll("\\.in$", ".ans"));

            Result result = Cli.dlx("", "judge", problem, input.toString());

            assertThat(result.code()).as("%s %s", input, result.err()).isZero();
            assertThat(result.out().split("\\s+"))
                    .as(input.toString())
                    .containsExactly(Files.readString(answer).split("\\s+"));
        }
    }
}
