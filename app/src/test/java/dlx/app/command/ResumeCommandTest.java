package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import dlx.app.console.Version;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --checkpoint} and {@code dlx resume}: what is joined is the whole, and what cannot be joined is refused. */
class ResumeCommandTest {

    private static final int STOPPED = 5;

    @TempDir
    Path folder;

    private Path file;
    private String name;

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("run.cp");
        name = file.toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve toy-queens --limit 1",
                "solve toy-queens --all",
                "solve toy-queens --all --engine links --threads 2",
                "solve toy-queens --all --format options",
                "solve toy-queens --all --format json --engine links",
                "solve toy-queens --all --any-order --format options",
                "solve toy-queens --limit 60 --format options",
                "count toy-queens",
                "count toy-queens --engine links --format json",
                "count toy-queens --engine links --threads 2",
                "best toy-queens --engine links --limit 2",
                "best toy-queens --engine links --format json",
            })
    void whatIsJoinedIsTheWhole(String line) throws IOException {
        String puzzles = "8\n\nx\n7\n3\n";
        Result whole = dlx(puzzles, line.split(" "));
        StringBuilder joined = new StringBuilder();
        int nodes = 400;
        Result part =
                dlx(puzzles, (line + " --checkpoint-every 1h --checkpoint " + name + " --nodes " + nodes).split(" "));
        int runs = 1;
        while (part.code() == STOPPED || part.err().contains("stopped by")) {
            joined.append(part.out());
            joined.setLength((int) bytes());
            nodes += 400;
            part = dlx("", "resume", name, "--nodes", String.valueOf(nodes));
            assertThat(++runs).as(part.err()).isLessThan(100);
        }
        joined.append(part.out());

        assertThat(withoutTimes(joined.toString())).isEqualTo(withoutTimes(whole.out()));
        assertThat(part.code()).isEqualTo(whole.code());
    }

    @Test
    void appendsToTheOutputSoFar() throws IOException {
        String whole = dlx("8\n", "solve", "toy-queens", "--all", "--format", "options")
                .out();
        Path out = folder.resolve("out.txt");
        String first = stoppedRun().out();
        Files.writeString(out, first.substring(0, (int) bytes()) + "cut in the mid");
        long kept = bytes();
        String gone = "80 bytes";

        Result result = dlx("", "resume", name, "--append", out.toString(), "--nodes", "100000", "--stats");

        assertThat(result.code()).isZero();
        assertThat(result.out()).isEmpty();
        assertThat(Files.readString(out)).isEqualTo(whole);
        assertThat(result.err())
                .contains(name + ": " + out + " is cut to " + kept + " bytes\n")
                .contains("{\"solutions\":\"92\"")
                .doesNotContain(gone);
    }

    @Test
    void saysHowFarTheRunIs() throws IOException {
        stoppedRun();

        Result result = dlx("", "resume", name, "--nodes", "100000");

        assertThat(result.err())
                .matches(Pattern.quote(name)
                        + ": resumes with puzzle 1, \\d+\\.\\d\\d % done, \\d+ solutions found; the first (\\d+) bytes"
                        + " of the output belong to the checkpoint: head -c \\1 OUT\n");
    }

    @Test
    void ofAFinishedRunTheLastAnswerIsWrittenAgain() throws IOException {
        Result first = dlx("4\n8\n", "count", "toy-queens", "--checkpoint", name);

        Result again = dlx("", "resume", name);

        assertThat(first.out()).isEqualTo("2\n92\n");
        assertThat(again)
                .isEqualTo(new Result(
                        0,
                        "92\n",
                        name + ": nothing remains to be searched; the first 2 bytes of the output belong to the"
                                + " checkpoint: head -c 2 OUT\n"));
        assertThat(dlx("", "resume", name)).isEqualTo(again);
    }

    /** The answer belongs to the checkpoint: what is joined is the whole, however often the run is told again. */
    @ParameterizedTest
    @ValueSource(strings = {"text", "options", "json", "svg"})
    void theOneSolutionOfAFinishedRunIsNotCut(String format) throws IOException {
        Result whole = dlx("8\n", "solve", "toy-queens", "--limit", "1", "--format", format);
        Result kept = dlx("8\n", "solve", "toy-queens", "--format", format, "--checkpoint", name);
        assertThat(withoutTimes(kept.out())).isEqualTo(withoutTimes(whole.out()));
        Path out = Files.writeString(folder.resolve("out.txt"), kept.out());

        for (int again = 0; again < 2; again++) {
            Result result = dlx("", "resume", name, "--append", out.toString());

            assertThat(result.code()).as(result.err()).isZero();
            assertThat(withoutTimes(Files.readString(out))).isEqualTo(withoutTimes(whole.out()));
        }
    }

    /** A finished run does not search, so limits cannot stop it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve toy-queens",
                "solve toy-queens --all",
                "count toy-queens",
                "count toy-queens --engine links",
                "best toy-queens",
                "best toy-queens --engine links --limit 3"
            })
    void aFinishedRunKnowsNoLimits(String line) throws IOException {
        Result kept = dlx("8\n", (line + " --time 1h --nodes 9999999 --checkpoint " + name).split(" "));
        assertThat(kept.code()).isZero();
        Path out = Files.writeString(folder.resolve("out.txt"), kept.out());

        Result result = dlx("", "resume", name, "--append", out.toString(), "--time", "0.000001ms", "--nodes", "1");

        assertThat(result.err()).doesNotContain("stopped").startsWith(name + ": nothing remains to be searched\n");
        assertThat(result.code()).isZero();
        assertThat(out).hasContent(kept.out());
    }

    /** Whatever was answered: nothing of it, or not all of it, could be searched. */
    @ParameterizedTest
    @ValueSource(strings = {"", "x\n", "x\n\ny\n", "4\nx\n", "x\n4\n", "4\nx\n8\ny\n"})
    void aRunThatCameToItsEndIsFinished(String puzzles) throws IOException {
        for (String format : List.of("text", "json")) {
            String line = "count toy-queens --engine slots --format " + format;
            Result whole = dlx(puzzles, line.split(" "));
            Result kept = dlx(puzzles, (line + " --checkpoint " + name).split(" "));
            assertThat(withoutTimes(kept.out())).isEqualTo(withoutTimes(whole.out()));
            assertThat(kept.code()).isEqualTo(whole.code());
            Path out = Files.writeString(folder.resolve("out.txt"), kept.out());

            Result again = dlx("", "resume", name, "--append", out.toString(), "--time", "0.000001ms", "--nodes", "1");

            assertThat(again.err()).doesNotContain("stopped").startsWith(name + ": nothing remains to be searched\n");
            assertThat(again.code()).as(again.err()).isEqualTo(whole.code());
            assertThat(withoutTimes(Files.readString(out))).isEqualTo(withoutTimes(whole.out()));
            assertThat(dlx("8\n", "count", "toy-queens", "--checkpoint", name).out())
                    .isEqualTo("92\n");
        }
    }

    /** Neither a lock nor a checkpoint can be written: a full disk, a folder that may only be read. */
    @ParameterizedTest
    @ValueSource(strings = {"solve toy-queens", "count toy-queens", "best toy-queens --format json"})
    void aFinishedRunIsReportedAgainWhereNothingCanBeWritten(String line) throws IOException {
        Result kept = dlx("4\n8\n", (line + " --checkpoint " + name).split(" "));
        Path out = Files.writeString(folder.resolve("out.txt"), kept.out());
        byte[] before = Files.readAllBytes(file);
        Files.delete(folder.resolve("run.cp.lock"));
        Files.createDirectories(folder.resolve("run.cp.lock/in the way"));
        Files.createDirectories(folder.resolve("run.cp.new/in the way"));

        Result again = dlx("", "resume", name);
        Result appended = dlx("", "resume", name, "--append", out.toString());

        assertThat(again.code()).as(again.err()).isZero();
        assertThat(withoutTimes(kept.out())).endsWith(withoutTimes(again.out()));
        assertThat(appended.code()).as(appended.err()).isZero();
        assertThat(withoutTimes(Files.readString(out))).isEqualTo(withoutTimes(kept.out()));
        assertThat(file).hasBinaryContent(before);
    }

    @Test
    void needsNoPuzzleFile() throws IOException {
        Path puzzles = Files.writeString(folder.resolve("p.txt"), "8\n");
        dlx("", "count", "toy-queens", puzzles.toString(), "--engine", "links", "--nodes", "100", "--checkpoint", name);
        Files.delete(puzzles);

        assertThat(dlx("", "resume", name, "--nodes", "100000").out()).isEqualTo("92\n");
    }

    @Test
    void aPuzzleThatIsStoppedEndsTheRunSoThatItIsGoneOnWith() {
        Result result =
                dlx("8\n4\n", "count", "toy-queens", "--engine", "links", "--nodes", "100", "--checkpoint", name);

        assertThat(result.code()).isEqualTo(STOPPED);
        assertThat(result.out()).as("the second puzzle waits").isEmpty();
        assertThat(dlx("", "resume", name, "--nodes", "100000").out()).isEqualTo("92\n2\n");
    }

    @Nested
    class Refuses {

        @Test
        void aFileThatDoesNotExist() throws IOException {
            refuses(3, name + ": file not found; expected one that --checkpoint wrote\n");
            assertThat(folder).isEmptyDirectory();
        }

        @Test
        void whatIsNoCheckpoint() throws IOException {
            Files.writeString(file, "8\n");

            refuses(3, name + ": not a checkpoint; expected a file that --checkpoint wrote\n");
        }

        @Test
        void anyTruncation() throws IOException {
            stoppedRun();
            byte[] whole = Files.readAllBytes(file);
            for (int length = "dlx checkpoint 2\n".length(); length < whole.length; length += 37) {
                Files.write(file, Arrays.copyOf(whole, length));

                refuses(
                        3,
                        name + ": the checkpoint was cut or altered, because its checksum does not match; expected the"
                                + " file as dlx wrote it\n");
            }
        }

        @Test
        void anyChange() throws IOException {
            stoppedRun();
            byte[] whole = Files.readAllBytes(file);
            for (int at = "dlx checkpoint 2\n".length(); at < whole.length; at += 41) {
                byte[] changed = whole.clone();
                changed[at] ^= 1;
                Files.write(file, changed);

                refuses(
                        3,
                        name + ": the checkpoint was cut or altered, because its checksum does not match; expected the"
                                + " file as dlx wrote it\n");
            }
        }

        @Test
        void theFormBeforeThisOne() throws IOException {
            stoppedRun();
            forge("dlx checkpoint 2\n", "dlx checkpoint 1\n");

            refuses(
                    3,
                    name + ": the checkpoint has the format 1, but dlx " + Version.number()
                            + " supports only the format 2; expected the dlx that wrote it\n");
        }

        @Test
        void anotherVersion() throws IOException {
            stoppedRun();
            forge("\"version\":\"" + Version.number() + '"', "\"version\":\"0.0.7\"");

            refuses(
                    3,
                    name + ": dlx 0.0.7 wrote the checkpoint, and this is dlx " + Version.number()
                            + "; expected the dlx that wrote it\n");
        }

        @Test
        void aSearchOfAnotherPuzzle() throws IOException {
            stoppedRun();
            forge("OAo=", "OQo="); // 8 queens, 9 queens

            Result result = dlx("", "resume", name);

            assertThat(result.code()).isEqualTo(3);
            assertThat(result.err()).contains("it was made of another puzzle").hasLineCount(2);
        }

        /** As one that was copied: the lock that was made for it goes with it. */
        @Test
        void aSearchOfAnotherPuzzleLeavesNoLock() throws IOException {
            stoppedRun();
            forge("OAo=", "OQo=");
            Files.delete(folder.resolve("run.cp.lock"));

            assertThat(dlx("", "resume", name).code()).isEqualTo(3);
            assertThat(folder.toFile().list()).containsExactly("run.cp");
        }

        /** What another has made stays its own. */
        @Test
        void aSearchWithoutTakingAwayALockThatWasThere() throws IOException {
            stoppedRun();
            forge("OAo=", "OQo=");

            assertThat(dlx("", "resume", name).code()).isEqualTo(3);
            assertThat(folder.toFile().list()).containsExactlyInAnyOrder("run.cp", "run.cp.lock");
        }

        @Test
        void anOutputThatIsShorterThanWhatBelongsToTheCheckpoint() throws IOException {
            stoppedRun();
            Path out = Files.writeString(folder.resolve("out.txt"), "short\n");

            Result result = dlx("", "resume", name, "--append", out.toString());

            assertThat(result)
                    .isEqualTo(new Result(
                            3,
                            "",
                            out + ": has only 6 bytes, but " + bytes()
                                    + " of the output belong to the checkpoint; expected"
                                    + " the output of the run that wrote it\n"));
            assertThat(out).hasContent("short\n");
        }

        @Test
        void anOutputThatIsNotThere() throws IOException {
            stoppedRun();
            Path out = folder.resolve("out.txt");

            assertThat(dlx("", "resume", name, "--append", out.toString()).code())
                    .isEqualTo(3);
            assertThat(out).doesNotExist();
        }

        @Test
        void toWriteOverARunThatIsNotFinished() throws IOException {
            stoppedRun();
            byte[] before = Files.readAllBytes(file);

            assertThat(dlx("4\n", "count", "toy-queens", "--checkpoint", name))
                    .isEqualTo(new Result(
                            2,
                            "",
                            name + ": contains an unfinished run; resume it with: dlx resume " + name
                                    + " (or remove the file)\n"));
            assertThat(file).hasBinaryContent(before);
        }

        @Test
        void toWriteOverSomethingElse() throws IOException {
            Files.writeString(file, "my puzzle\n");

            assertThat(dlx("4\n", "count", "toy-queens", "--checkpoint", name))
                    .isEqualTo(new Result(
                            2,
                            "",
                            name
                                    + ": cannot overwrite this file, because it is not a checkpoint of this dlx;"
                                    + " expected another name\n"));
            assertThat(file).hasContent("my puzzle\n");
            assertThat(folder.toFile().list()).containsExactly("run.cp");
        }

        @Test
        void aFolderThatDoesNotExist() {
            String there = folder.resolve("none/run.cp").toString();

            assertThat(dlx("4\n", "count", "toy-queens", "--checkpoint", there))
                    .isEqualTo(new Result(
                            2,
                            "",
                            there + ": cannot write checkpoints there (folder not found); expected a folder that"
                                    + " can be written to\n"));
        }

        @Test
        void aPuzzleFileThatDoesNotExist() {
            Result result =
                    dlx("", "count", "toy-queens", folder.resolve("none").toString(), "--checkpoint", name);

            assertThat(result.code()).isEqualTo(3);
            assertThat(result.err()).contains("file not found").hasLineCount(1);
        }

        /** Whatever is wrong with the file, nothing is left beside it. */
        private void refuses(int code, String sentence) throws IOException {
            Files.deleteIfExists(folder.resolve("run.cp.lock"));
            assertThat(dlx("", "resume", name)).isEqualTo(new Result(code, "", sentence));
            assertThat(folder.toFile().list()).doesNotContain("run.cp.lock");
        }
    }

    @Test
    void aFinishedRunMayBeWrittenOver() throws IOException {
        assertThat(dlx("4\n", "count", "toy-queens", "--checkpoint", name).code())
                .isZero();
        assertThat(dlx("8\n", "count", "toy-queens", "--checkpoint", name).out())
                .isEqualTo("92\n");
        assertThat(dlx("", "resume", name).out()).isEqualTo("92\n");
    }

    @Test
    void leavesNothingBesideItButTheLock() throws IOException {
        stoppedRun();

        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(f -> f.getFileName().toString())).containsExactlyInAnyOrder("run.cp", "run.cp.lock");
        }
    }

    private Result stoppedRun() throws IOException {
        return new SavedFile(file).stoppedRun();
    }

    private long bytes() throws IOException {
        return new SavedFile(file).bytes();
    }

    private void forge(String old, String fresh) throws IOException {
        new SavedFile(file).forge(old, fresh);
    }

    /** Times differ from run to run, and so does the work of a search that was cut. */
    private static String withoutTimes(String out) {
        return out.replaceAll("\"(read|build|search|updates)\":\\d+", "\"$1\":N");
    }
}
