package dlx.app.guide;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import dlx.rules.PuzzleRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The puzzles of the guide to rules are read and have solutions, and its commands print what it shows. */
class RulesPageTest {

    private static final Page PAGE = Page.of("docs/rules.md");

    @TempDir
    Path folder;

    @Test
    void puzzlesOfThePageHaveSolutions() throws IOException {
        List<Page.Block> puzzles = blocks("puzzle");
        assertThat(puzzles).hasSize(3);
        for (Page.Block puzzle : puzzles) {
            String file = Files.writeString(folder.resolve("my.puzzle"), puzzle.text())
                    .toString();
            Result solved = dlx(dlx("", "info", file, "--example").out(), "solve", file);

            assertThat(solved.err()).as("line %d", puzzle.line()).isEmpty();
            assertThat(solved.code()).isZero();
        }
        assertThat(Files.readString(Page.ROOT.resolve("examples/rules/rooks.puzzle")))
                .isEqualTo(puzzles.get(0).text());
    }

    @Test
    void commandsOfThePagePrintWhatItShows() {
        Shell shell = new Shell(folder);
        for (Page.Block block : blocks("console")) {
            Stream.of(block.text().split("(?m)^\\$ "))
                    .filter(run -> !run.isEmpty())
                    .forEach(run -> {
                        int end = run.indexOf('\n');
                        assertThat(shell.run(run.substring(0, end)).out()).isEqualTo(run.substring(end + 1));
                    });
        }
    }

    @Test
    void thePageIncludesTheLanguageAsProgramsReadIt() {
        assertThat(blocks("text").get(0).text() + '\n' + blocks("puzzle").get(0).text())
                .isEqualTo(PuzzleRules.language());
    }

    private static List<Page.Block> blocks(String language) {
        return PAGE.blocks().stream()
                .filter(block -> block.language().equals(language))
                .toList();
    }
}
