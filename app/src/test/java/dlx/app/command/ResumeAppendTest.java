package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli;
import dlx.app.Cli.Result;
import dlx.app.console.ProcessEnvironment;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code resume --append}: only the output of the run is cut, and only when everything else has been checked. */
class ResumeAppendTest {

    private static final String THESIS = "On the covers of things, and what they cover.\n".repeat(200);

    @TempDir
    Path folder;

    private SavedFile saved;
    private String name;
    private Path out;

    @BeforeEach
    void nameTheFiles() {
        saved = new SavedFile(folder.resolve("run.cp"));
        name = saved.toString();
        out = folder.resolve("out.txt");
    }

    /**
     * Runs that are stopped within their output, stopped before it, or finished, with a part of the output in the
     * checkpoint, or without.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve toy-queens --all --format options --engine slots --nodes 400",
                "solve toy-queens --all --format options --engine slots --nodes 2",
                "count toy-queens --engine links --nodes 100",
                "count toy-queens",
                "solve toy-queens",
                "best toy-queens"
            })
    void anotherFileIsRefused(String line) throws IOException {
        kept(line);
        Files.writeString(out, THESIS);

        Result result = resumed();

        assertThat(result.code()).as(result.err()).isEqualTo(3);
        assertThat(result.err())
                .startsWith(out + ": ")
                .contains("; expected the output of the run that wrote the checkpoint")
                .hasLineCount(1);
        assertThat(out).hasContent(THESIS);
    }

    @Test
    void anyOtherByteIsSeen() throws IOException {
        byte[] whole = kept("solve toy-queens --all --format options --engine slots --nodes 400")
                .getBytes(StandardCharsets.UTF_8);
        long belong = saved.bytes();
        for (int at = 0; at < belong; at += 7) {
            byte[] other = whole.clone();
            other[at] ^= 1;
            Files.write(out, other);

            assertThat(resumed())
                    .isEqualTo(new Result(
                            3,
                            "",
                            out + ": the first " + belong
                                    + " bytes differ from the output of the run; expected the output of the run that"
                                    + " wrote the checkpoint\n"));
            assertThat(out).hasBinaryContent(other);
        }
    }

    /** Each run tells of its own part of the output: they are all held against the file. */
    @Test
    void partsOfSeveralRunsAreSeen() throws IOException {
        String whole = dlx("8\n", "solve", "toy-queens", "--all", "--format", "options")
                .out();
        StringBuilder joined =
                new StringBuilder(kept("solve toy-queens --all --format options --engine slots --nodes 100"));
        for (int nodes = 200; nodes < 450; nodes += 100) {
            joined.setLength((int) saved.bytes());
            joined.append(
                    dlx("", "resume", name, "--nodes", String.valueOf(nodes)).out());
        }
        joined.setLength((int) saved.bytes());
        assertThat(joined).hasSizeLessThan(whole.length());
        for (int at = 0; at < joined.length(); at += 41) {
            String other = joined.substring(0, at) + 'x' + joined.substring(at + 1);
            Files.writeString(out, other);
            assertThat(resumed().code()).as("other at %d", at).isEqualTo(3);
            assertThat(out).hasContent(other);
        }
        Files.writeString(out, joined + "cut in the mid");

        assertThat(dlx("", "resume", name, "--append", out.toString(), "--nodes", "100000")
                        .code())
                .isZero();

        assertThat(out).hasContent(whole);
    }

    /** Where nothing belongs to the checkpoint, an empty file and none are as good. */
    @Test
    void anEmptyFileIsTaken() throws IOException {
        kept("count toy-queens --engine links --nodes 100");
        String again = "resume " + name + " --append " + out + " --nodes 100000";
        Files.createFile(out);
        assertThat(dlx("", again.split(" ")).code()).isZero();
        assertThat(out).hasContent("92\n");

        Files.delete(out);
        assertThat(dlx("", again.split(" ")).code()).isZero();
        assertThat(out).hasContent("92\n");
    }

    /** A run that ends with its first bytes half way to the disk, as one that is killed does. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 20, 1000})
    void theOutputOfARunWithoutCheckpointsIsKnownByItsBeginning(int bytesThatWereWritten) throws IOException {
        String whole = dlx("8\n", "solve", "toy-queens", "--all", "--format", "options")
                .out();
        assertThat(runOntoAFullDisk("solve", "toy-queens", "--all", "--format", "options", "--checkpoint", name))
                .isEqualTo(1);
        assertThat(saved.bytes()).isZero();
        Files.writeString(out, whole.substring(0, bytesThatWereWritten));

        Result result = resumed();

        assertThat(result.code()).as(result.err()).isZero();
        assertThat(out).hasContent(whole);
    }

    private static int runOntoAFullDisk(String... args) {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        InputStream in = new ByteArrayInputStream("8\n".getBytes(StandardCharsets.UTF_8));
        OutputStream err = OutputStream.nullOutputStream();
        return Cli.run(
                new ProcessEnvironment(in, full, err, false, false, () -> false, Map.of(), Optional.empty(), false),
                args);
    }

    /** Model, cover and question are looked at before the output is cut. */
    @ParameterizedTest
    @CsvSource({
        "OAo=, OQo=, it was made of another puzzle",
        "OAo=, eAo=, 'puzzle 1 was searched before, and is rejected now: <stdin>:1:1: '",
        "OAo=, Cg==, 'cannot resume at puzzle 1, because the inputs contain fewer puzzles'",
        "'\"--all\"', '\"--limit\",\"50\"', it was made for another question",
        "'\"slots\"', '\"links\"', it was made for another question",
        "toy-queens, toy-gone, 'puzzle 1 was searched before, and is rejected now: no model is called \"toy-gone\"'",
        "'\"puzzle\":1', '\"puzzle\":99', 'cannot resume at puzzle 99, because the inputs contain fewer puzzles'"
    })
    void theOutputStaysWhereTheSearchIsAnother(String old, String fresh, String reason) throws IOException {
        String text = kept("solve toy-queens --all --format options --engine slots --nodes 400");
        saved.forge(old, fresh);
        saved.forge("\"options\"", "\"json\""); // JSON answers errors too
        Files.writeString(out, text);

        Result result = resumed();

        assertThat(result.code()).as(result.err()).isEqualTo(3);
        assertThat(result.err()).contains(reason).doesNotContain("internal error", "is cut");
        assertThat(out).hasContent(text);
    }

    /** What is as long as it has to be is not cut. */
    @Test
    void saysThatItIsCutWhereItIs() throws IOException {
        String text = kept("solve toy-queens --all --format options --engine slots --nodes 400");
        String belongs = text.substring(0, (int) saved.bytes());
        Files.writeString(out, belongs);
        assertThat(dlx("", "resume", name, "--append", out.toString(), "--nodes", "500")
                        .err())
                .doesNotContain("is cut");

        Files.writeString(out, "more", StandardOpenOption.APPEND);
        assertThat(dlx("", "resume", name, "--append", out.toString(), "--nodes", "600")
                        .err())
                .containsOnlyOnce(name + ": " + out + " is cut to ");
    }

    private Result resumed() {
        return dlx("", "resume", name, "--append", out.toString());
    }

    private String kept(String line) {
        Result result = dlx("8\n", (line + " --checkpoint " + name).split(" "));
        assertThat(result.code()).as(result.err()).isIn(0, 5);
        return result.out();
    }
}
