package dlx.app;

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

/** A word that begins with @ is what it is, whatever files there are: picocli would put a file's contents in its place. */
class AtWordsTest {

    @TempDir
    Path folder;

    private Path file;
    private String word;

    @BeforeEach
    void writeAFileOfOptions() throws IOException {
        file = Files.writeString(folder.resolve("a"), "--stats --format json\n");
        word = "@" + file;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"count toy-queens WORD", "count toy-queens -- WORD", "count -- toy-queens WORD", "help WORD"})
    void isNoPlaceForAFile(String line) {
        Result result = dlx("4\n", line.replace("WORD", word).split(" "));

        assertThat(result.out()).isEmpty();
        assertThat(result.err()).contains(word).doesNotContain("{").hasLineCount(1);
        assertThat(result.code()).isIn(2, 3);
    }

    @Test
    void namesAModelThatDoesNotExist() {
        assertThat(dlx("4\n", "count", word).err()).startsWith("no model is called \"" + word + "\"");
        assertThat(dlx("", "resume", word).err()).startsWith(word + ": file not found");
    }

    @Test
    void twoAreTwo() {
        assertThat(dlx("4\n", "count", "toy-queens", "@" + word).err()).startsWith("@" + word + ": file not found");
    }

    @Test
    void aLabelIsPinnedAtResumeToo() throws IOException {
        String puzzle = "items b c\n" + word + ": b c\n1: b\n2: c\n";
        String run = folder.resolve("run.cp").toString();
        Files.delete(file);

        assertThat(dlx(puzzle, "count", "sets", "--pin", word, "--checkpoint", run))
                .isEqualTo(new Result(0, "1\n", ""));

        writeAFileOfOptions();
        assertThat(dlx(puzzle, "count", "sets", "--pin", word)).isEqualTo(new Result(0, "1\n", ""));
        assertThat(dlx("", "resume", run))
                .isEqualTo(new Result(
                        0,
                        "1\n",
                        run + ": nothing remains to be searched; the first 0 bytes of the output belong to the"
                                + " checkpoint: head -c 0 OUT\n"));
    }
}
