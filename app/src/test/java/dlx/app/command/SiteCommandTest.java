package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests what the command says and refuses; the tests of the module {@code site} look at what it writes. */
class SiteCommandTest {

    @TempDir
    Path folder;

    @Test
    void writesAFolderAndReplacesItsOwn() throws IOException {
        Path to = folder.resolve("new").resolve("site");
        Result expected = new Result(
                0,
                to.resolve("index.html") + "\n",
                "next: serve it with any file server: python3 -m http.server -d " + to + "\n");
        assertThat(dlx("", "site", "--output", to.toString())).isEqualTo(expected);
        assertThat(to.resolve("guides/cli.html")).exists();
        assertThat(to.resolve("play/index.html")).exists();
        Files.writeString(to.resolve("guides/cli.html"), "of an older site");
        assertThat(dlx("", "site", "--output", to.toString())).isEqualTo(expected);
        assertThat(Files.readString(to.resolve("guides/cli.html"))).startsWith("<!DOCTYPE html>");
    }

    @Test
    void whatIsNoSiteStaysAsItIs() throws IOException {
        Path mine = Files.writeString(folder.resolve("mine.txt"), "kept");
        assertThat(dlx("", "site", "--output", folder.toString()))
                .isEqualTo(new Result(
                        2,
                        "",
                        "--output " + folder
                                + ": the folder is not empty and was not written by dlx site; expected a new or"
                                + " empty folder\n"));
        assertThat(dlx("", "site", "--output", mine.toString()))
                .isEqualTo(new Result(2, "", "--output " + mine + ": is a file; must be a folder\n"));
        assertThat(mine).hasContent("kept");
        assertThat(folder).isDirectoryNotContaining("glob:**.html");
    }

    @Test
    void theFolderMustBeNamed() {
        Result result = dlx("", "site");
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).contains("--output").hasLineCount(1);
    }
}
