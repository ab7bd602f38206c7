package dlx.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/**
 * Tests that {@code docs/commands.md} contains the text of {@code --help}. With {@code -Ddlx.commands=write} it writes
 * the file.
 */
class CommandsPageTest {

    private static final String NAME = "docs/commands.md";

    @Test
    void thePageIsTheHelpOfToday() throws IOException {
        String text = new CommandsPage().text();
        if ("write".equals(System.getProperty("dlx.commands"))) {
            Files.writeString(Page.ROOT.resolve(NAME), text);
        }
        assertThat(Page.of(NAME).text())
                .as("docs/commands.md; CONTRIBUTING.md tells how to write it anew")
                .isEqualTo(text);
    }
}
