package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checkpoints that no run has written, although their checksum is right: refused in a sentence, exit code 3. */
class ForgedCheckpointTest {

    @TempDir
    Path folder;

    private SavedFile saved;
    private String name;

    @BeforeEach
    void nameTheFile() {
        saved = new SavedFile(folder.resolve("run.cp"));
        name = saved.toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"words\":[]",
                "\"words\":[\"models\"]",
                "\"words\":[\"--version\"]",
                "\"words\":[\"nonsense\"]",
                "\"words\":[\"count\"]",
                "\"words\":[\"count\",\"toy-queens\"]",
                "\"words\":[\"count\",\"--help\",\"--checkpoint\",\"x\"]",
                "\"words\":[\"count\",\"toy-queens\",\"a\",\"b\",\"--checkpoint\",\"x\"]",
                "\"words\":[\"unique\",\"toy-queens\"]",
                "\"words\":[\"sample\",\"toy-queens\",\"--checkpoint\",\"x\"]",
                "\"words\":[\"resume\",\"run.cp\"]",
                "\"inputs\":[\"%\"]",
                "\"inputs\":[]",
                "\"puzzle\":0",
                "\"puzzle\":-1",
                "\"status\":-1",
                "\"status\":1000000",
                "\"output\":[{\"bytes\":-5,\"sha256\":\"\"}]",
                "\"output\":[{\"bytes\":9223372036854775807,\"sha256\":\"\"},"
                        + "{\"bytes\":9223372036854775807,\"sha256\":\"\"}]",
                "\"begins\":\"%\"",
                "\"finished\":true,\"search\":\"\"",
                "\"search\":\"\""
            })
    void whatNoRunHasWrittenIsRefused(String forged) throws IOException {
        saved.stoppedRun();
        String field = forged.substring(0, forged.indexOf(':') + 1);
        String text = Files.readString(saved.path());
        int begin = text.indexOf(field);
        int end = field.equals("\"words\":") || field.equals("\"inputs\":") || field.equals("\"output\":")
                ? text.indexOf(']', begin) + 1
                : field.equals("\"finished\":") || field.equals("\"search\":")
                        ? text.indexOf('}', begin)
                        : text.indexOf(',', begin);
        saved.forge(text.substring(begin, end), forged);

        assertThat(dlx("", "resume", name))
                .isEqualTo(new Result(
                        3, "", name + ": the checkpoint is incomplete; expected the file as dlx wrote it\n"));
    }

    @Test
    void aPuzzleBehindTheLastOneIsRefused() throws IOException {
        saved.stoppedRun();
        saved.forge("\"puzzle\":1", "\"puzzle\":9");

        Result result = dlx("", "resume", name);

        assertThat(result.code()).isEqualTo(3);
        assertThat(result.out()).isEmpty();
        assertThat(result.err())
                .endsWith("\n" + name + ": cannot resume at puzzle 9, because the inputs contain fewer puzzles;"
                        + " expected the file as dlx wrote it\n");
    }

    @Test
    void aSearchForSomethingElse() throws IOException {
        saved.stoppedRun();
        saved.forge("\"--all\"", "\"--limit\",\"50\"");

        Result result = dlx("", "resume", name);

        assertThat(result.code()).isEqualTo(3);
        assertThat(result.err()).contains("it was made for another question").hasLineCount(2);
    }
}
