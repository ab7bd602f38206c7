package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.app.Cli.Result;
import dlx.app.Python;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Proofs from the command that writes them to those that check them. */
class VerifyCommandTest {

    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void acceptsWhatCountWrites() {
        assertThat(dlx("6\n", "count", "toy-queens", "--proof", file("p")).out())
                .isEqualTo("4\n");
        Result result = dlx("6\n", "verify", "toy-queens", "--proof", file("p"));
        assertThat(result.out()).startsWith("proved: exactly 4 solutions (");
        assertThat(result.code()).isZero();
    }

    @Test
    void refusesAProofOfAnotherPuzzle() {
        dlx("6\n", "count", "toy-queens", "--proof", file("p"));
        Result result = dlx("5\n", "verify", "toy-queens", "--proof", file("p"));
        assertThat(result.out()).startsWith("the proof is wrong: word 4 (line 2, column 7)");
        assertThat(result.code()).isEqualTo(1);
    }

    @Test
    void aProofIsOfOnePuzzle() {
        Result result = dlx("6\n5\n", "count", "toy-queens", "--proof", file("p"));
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err()).contains("a proof is about one puzzle");
    }

    @Test
    void aSearchThatIsStoppedLeavesNoFile() {
        Result result = dlx("8\n", "count", "toy-queens", "--nodes", "3", "--proof", file("p"));
        assertThat(result.code()).isEqualTo(5);
        assertThat(result.err()).contains("no proof is written");
        assertThat(folder).isEmptyDirectory();
    }

    /** A device that is replaced by a file is lost for the whole machine. */
    @Test
    void writesToADeviceAsItIs() {
        assumeTrue(Files.exists(Path.of("/dev/full")), "needs /dev/full");
        Result result = dlx("6\n", "count", "toy-queens", "--proof", "/dev/full");
        assertThat(Files.isRegularFile(Path.of("/dev/full"))).isFalse();
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.err())
                .startsWith("/dev/full: the proof cannot be written (")
                .hasLineCount(1);
        assertThat(dlx("6\n", "count", "toy-queens", "--checkpoint", "/dev/full")
                        .err())
                .isEqualTo("/dev/full: not a regular file; expected a file for checkpoints\n");
    }

    /** The second checker shares no line with the first one. */
    @Test
    void theScriptSaysTheSame() throws IOException {
        Python.needed();
        for (String command : new String[] {"count", "unique"}) {
            dlx("6\n", command, "toy-queens", "--proof", file("p"));
            Files.writeString(
                    folder.resolve("c"),
                    dlx("6\n", "export", "toy-queens", "--to", "json").out());
            String proof = Files.readString(folder.resolve("p"));
            String[] words = proof.split("(?<=\\s)");
            for (int at = 8; at < words.length; at += 1 + words.length / 4) {
                String word = words[at];
                words[at] = at == 8 ? word : "S ";
                Files.writeString(folder.resolve("p"), String.join("", words));
                words[at] = word;
                assertThat(Python.check("check.py", folder.resolve("c"), folder.resolve("p"))
                                .startsWith("proved"))
                        .as("%s, word %d", command, at + 1)
                        .isEqualTo(dlx("6\n", "verify", "toy-queens", "--proof", file("p"))
                                .out()
                                .startsWith("proved"));
            }
        }
    }
}
