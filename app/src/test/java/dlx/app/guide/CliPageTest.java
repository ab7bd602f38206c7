package dlx.app.guide;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares {@code docs/cli.md} with the commands, codes and messages. */
class CliPageTest {

    private static final Page PAGE = Page.of("docs/cli.md");
    private static final Page FORMATS = Page.of("docs/formats.md");

    private static final String BOARD =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @TempDir
    Path folder;

    @Test
    void everyErrorCodeIsNamed() throws IOException {
        Set<String> codes = codes("dlx-api", "dlx-core", "hosts/commands", "app");
        assertThat(codes).contains("puzzle_syntax", "time_out", "no_shape", "internal_error");
        codes.remove("not_known"); // no command asks so that an answer cannot say it
        codes.remove("checkpoint"); // without object: a checkpoint is rejected before the first puzzle
        assertThat(codes).allSatisfy(code -> assertThat(FORMATS.text()).contains("`" + code + "`"));
    }

    @Test
    void everyErrorCodeOfTheLibrariesIsInTheGuideToEmbedding() throws IOException {
        String guide = Page.of("docs/embedding.md").text();
        assertThat(codes("dlx-api", "dlx-core"))
                .allSatisfy(code -> assertThat(guide).containsPattern("(?m)^\\|.*`" + code + "`.* \\|"));
    }

    /** The codes of all errors: where an exception is made with one, or a constant names one. */
    private static Set<String> codes(String... modules) throws IOException {
        Pattern made = Pattern.compile("(?:coded|super)\\(\\s*\"([a-z]+(?:_[a-z]+)*)\",");
        Pattern constant = Pattern.compile("String (?:TIME_OUT|TOOK_NOTHING) = \"([a-z_]+)\"");
        Pattern json = Pattern.compile("put\\(\"code\", .*\"([a-z_]+)\" : \"([a-z_]+)\"\\)");
        Set<String> codes = new TreeSet<>();
        for (String module : modules) {
            try (Stream<Path> files = Files.walk(Page.ROOT.resolve(module + "/src/main/java"))) {
                for (Path file :
                        files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    String text = Files.readString(file);
                    Stream.of(made, constant, json)
                            .flatMap(pattern -> pattern.matcher(text).results())
                            .forEach(found -> {
                                for (int group = 1; group <= found.groupCount(); group++) {
                                    codes.add(found.group(group));
                                }
                            });
                }
            }
        }
        return codes;
    }

    @Test
    void theErrorShownIsOneOfToday() throws IOException {
        String wrong = BOARD.substring(0, 40) + "/" + BOARD.substring(41);
        Files.writeString(folder.resolve("boards.txt"), BOARD + "\n" + wrong + "\n");
        Shell shell = new Shell(folder);

        assertThat(shell.run("dlx count sudoku boards.txt").err()).isEqualTo(PAGE.block("boards.txt:2:41"));
        assertThat(shell.run("dlx count sudoku boards.txt --format json")
                        .out()
                        .lines()
                        .toList())
                .hasSize(2)
                .last()
                .isEqualTo(FORMATS.block("\"type\":\"error\"").strip());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "'step 2, level 0: option 2 (Q)', 'trace sets', 'items a b c d e f g/P: c e/Q: a d g/R: b c f/S: a d f/T: b g/U: d e g/'",
        "'step 4, level 1: option 1 (a s:r)', 'trace knuth', '0:2|a b | s/a s:r/a b s:r/a s:g/'"
    })
    void theStepsShownAreThoseOfToday(String begin, String command, String puzzle) {
        String out = dlx(puzzle.replace('/', '\n'), command.split(" ")).out();
        assertThat(out).contains((PAGE.text().contains(begin) ? PAGE : FORMATS).block(begin));
    }

    @Test
    void theObjectsShownAreThoseOfToday() {
        String solution = dlx("4\n", "solve", "queens", "--limit", "1", "--format", "json")
                .out()
                .lines()
                .findFirst()
                .orElseThrow();
        String[] shown = FORMATS.block("\"type\":\"solution\"")
                .lines()
                .findFirst()
                .orElseThrow()
                .split(Pattern.quote(",...]"));
        assertThat(solution).startsWith(shown[0]).contains("\"text\":\"..Q.\\n");
        String traced = dlx(
                        "items a b c d e f g\nP: c e\nQ: a d g\nR: b c f\nS: a d f\nT: b g\nU: d e g\n",
                        "trace",
                        "sets",
                        "--format",
                        "json")
                .out();
        assertThat(traced.lines().toList())
                .containsAll(FORMATS.block("\"type\":\"begin\"").lines().toList());
        String generated = FORMATS.block("\"type\":\"generated\"");
        String made = dlx("4\n", "generate", "queens", "-", "--format", "json", "--rating", "0..9", "--time", "5m")
                .out();
        assertThat(keys(generated)).isEqualTo(keys(made));
    }

    private static List<String> keys(String object) {
        return Pattern.compile("[{,]\"([a-z_]+)\":")
                .matcher(object)
                .results()
                .map(found -> found.group(1))
                .distinct()
                .toList();
    }

    @Test
    void theSentencesShownAreThoseOfToday() {
        String full = dlx("8\n", "diagram", "queens", "--memo-memory", "1024").err();
        assertThat(FORMATS.block("the diagram does not fit into")).isEqualTo(full);
        String walks = dlx("8x8\n", "sample", "domino", "--memo-memory", "1024").err();
        assertThat(PAGE.block("no diagram of all solutions fits")).isEqualTo(walks);
        String none = dlx("", "generate", "graph-coloring").err();
        assertThat(Page.of("docs/generate.md").block("of the model graph-coloring"))
                .isEqualTo(none);
    }
}
