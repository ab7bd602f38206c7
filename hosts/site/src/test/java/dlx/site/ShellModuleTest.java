package dlx.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests the small shell of the guides: the lines that it reads, the commands that it leaves to the program, and its
 * pipes.
 */
class ShellModuleTest {

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(console)?\n(.*?)^```$");

    private static final SiteModules SHELL = new SiteModules(ShellModuleTest.class);

    @AfterAll
    static void close() {
        SHELL.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "dlx  count queens # 92 ~ [dlx][count][queens]",
                "echo 8 | dlx count queens ~ [echo][8]|[dlx][count][queens]",
                "echo 'pentominoes 6x10' | ./dlx count polyomino ~ [echo][pentominoes 6x10]|[./dlx][count][polyomino]",
                "echo 'a|b # c'\"d e\"f ~ [echo][a|b # cd ef]",
                "echo \"say \\\"x\\\" \\n\" '' ~ [echo][say \"x\" \\n][]",
                "echo a\\ b\\|c a#b ~ [echo][a b|c][a#b]",
                "echo 'open ~ refused: a ' is not closed",
                "dlx solve queens > out.txt ~ refused: > is not understood here",
                "a && b ~ refused: & is not understood here",
                "echo $HOME ~ refused: $ is not understood here",
                "echo \"$HOME\" ~ refused: $ is not understood here",
                "echo 1 | ~ refused: a command is missing after |",
                "| dlx models ~ refused: a command is missing before |",
                "# nothing ~ ``"
            })
    void readsWordsAsAShellDoes(String line, String words) {
        assertThat(SHELL.call("words", line).asString()).isEqualTo(words);
    }

    @Test
    void leavesToTheProgramWhatNeedsIt() {
        assertThat(SHELL.call("problems", """
                        dlx serve
                        ./dlx info sudoku --example | dlx solve sudoku   # pipes
                        dlx solve queens --output pictures
                        dlx solve shikaku --plugins target examples/sets.txt
                        dlx unique sudoku examples/sudoku-easy.txt
                        dlx unique sudoku ../secret.txt
                        echo 4 | ./dlx alive queens --pin r1c2
                        dlx --help
                        dlx
                        mvn -q package
                        cat examples/sets.txt | dlx solve sets
                        cat secret.txt | dlx solve sets
                        echo nothing of dlx
                        "$DLX/dlx" solve rooks
                        """, false).asString()).isEqualTo("""
                        dlx serve -> dlx serve needs the program
                        ./dlx info sudoku --example | dlx solve sudoku   # pipes -> runs
                        dlx solve queens --output pictures -> --output needs the program
                        dlx solve shikaku --plugins target examples/sets.txt -> --plugins needs the program
                        dlx unique sudoku examples/sudoku-easy.txt -> runs
                        dlx unique sudoku ../secret.txt -> the file ../secret.txt is not here
                        echo 4 | ./dlx alive queens --pin r1c2 -> runs
                        dlx --help -> runs
                        dlx -> runs
                        mvn -q package -> mvn is not available here
                        cat examples/sets.txt | dlx solve sets -> runs
                        cat secret.txt | dlx solve sets -> this file is not here
                        echo nothing of dlx -> the line does not run dlx
                        "$DLX/dlx" solve rooks -> $ is not understood here""");
    }

    @Test
    void aConsoleHasCommandsAndWhatTheyPrint() {
        assertThat(SHELL.call("outputs", "$ echo 4 | dlx count queens\n2\n$ dlx models\na\n\nb\n")
                        .asString())
                .isEqualTo("echo 4 | dlx count queens -> 2\ndlx models -> a\n\nb\n");
    }

    @Test
    void pipesEchoPrintfCatAndHereDocuments() {
        assertThat(SHELL.await("run", "echo 8 9 | dlx count queens").asString()).isEqualTo("<count queens: 8 9\n> 4");
        assertThat(SHELL.await("run", "printf '3|a\\n%s %%\\n' x y | dlx solve knuth")
                        .asString())
                .isEqualTo("<solve knuth: 3|a\nx %\n3|a\ny %\n> 4");
        assertThat(SHELL.await("run", "cat examples/sets.txt | dlx solve sets").asString())
                .isEqualTo("<solve sets: the text of examples/sets.txt> 4");
        assertThat(SHELL.await("run", "dlx explain shikaku <<'END' # why\n. 3 $x\nEND\necho 1 | dlx count queens")
                        .asString())
                .isEqualTo("<explain shikaku: . 3 $x\n><count queens: 1\n> 4");
        assertThat(SHELL.await("run", "dlx generate sudoku --seed 1 | dlx unique sudoku")
                        .asString())
                .isEqualTo("<unique sudoku: <generate sudoku --seed 1: >> 4");
        assertThat(SHELL.await("run", "dlx count \\\n    queens").asString()).isEqualTo("<count queens: > 4");
    }

    @Test
    void tellsPicturesFromText() {
        assertThat(SHELL.call("parts", "<svg a>\n<b/></svg>\n<svg c></svg>\nsolved\n")
                        .asString())
                .isEqualTo("picture <svg a>\n<b/></svg>, picture <svg c></svg>, text solved");
    }

    /** So that a guide that is written anew stays alive. */
    @Test
    void mostExamplesOfTheGuidesRun() throws IOException {
        Map<String, Long> running = new TreeMap<>();
        for (Path page : pages()) {
            BLOCK.matcher(Files.readString(page))
                    .results()
                    .forEach(block -> SHELL.call("problems", block.group(2), block.group(1) != null)
                            .asString()
                            .lines()
                            .filter(line -> line.endsWith(" -> runs"))
                            .forEach(line -> running.merge(page.getFileName().toString(), 1L, Long::sum)));
        }
        assertThat(running).containsKeys("README.md", "cli.md", "explain.md", "generate.md", "impossible.md");
        assertThat(running.values().stream().mapToLong(Long::longValue).sum()).isGreaterThan(70);
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.walk(Path.of("..", "..", "docs"))) {
            return Stream.concat(Stream.of(Path.of("..", "..", "README.md")), docs)
                    .filter(file ->
                            file.toString().endsWith(".md") && !file.toString().contains("apidocs"))
                    .toList();
        }
    }
}
