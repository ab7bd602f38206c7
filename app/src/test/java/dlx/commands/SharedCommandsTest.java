package dlx.commands;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.command.DlxProgram;
import dlx.app.guide.Page;
import dlx.commands.line.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class SharedCommandsTest {

    /** The set of the guides' commands that a browser runs, in the JavaScript of the site. */
    private static final Pattern ANSWERED = Pattern.compile("(?s)ANSWERED = new Set\\(\\[(.*?)]\\)");

    private static final String SHELL = "hosts/site/src/main/resources/dlx/site/files/shell.js";

    @Test
    void theGuidesRunAllOfThem() throws IOException {
        String source = Files.readString(Page.ROOT.resolve(SHELL));
        String names =
                ANSWERED.matcher(source).results().findFirst().orElseThrow().group(1);
        assertThat(Pattern.compile("'([a-z]+)'").matcher(names).results().map((MatchResult name) -> name.group(1)))
                .containsExactlyInAnyOrderElementsOf(SharedCommands.entries().stream()
                        .map(Program.Entry::name)
                        .toList());
    }

    @Test
    void theProgramHasAllOfThem() {
        assertThat(new DlxProgram().commands()).containsAll(SharedCommands.entries());
    }
}
