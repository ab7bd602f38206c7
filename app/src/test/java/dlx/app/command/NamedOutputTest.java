package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that somebody names for an output: links are followed, devices stay devices, and inputs stay what they are. */
class NamedOutputTest {

    private static final String PROOF = "count toy-queens --proof";
    private static final String PAGE = "trace toy-queens --format html --output";
    private static final String CHECKPOINT = "count toy-queens --checkpoint";

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {PROOF, PAGE})
    void aLinkIsFollowed(String command) throws IOException {
        Path target = Files.writeString(folder.resolve("target"), "old\n");
        Path link = Files.createSymbolicLink(folder.resolve("link"), target);

        assertThat(asked(command, link).code()).isZero();

        assertThat(link).isSymbolicLink();
        assertThat(withoutTimes(Files.readString(target))).isEqualTo(written(command));
        assertThat(files()).containsExactlyInAnyOrder("link", "target");
    }

    @ParameterizedTest
    @ValueSource(strings = {PROOF, PAGE, CHECKPOINT})
    void aDanglingLinkIsFollowed(String command) throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("further"));
        Files.createSymbolicLink(folder.resolve("further"), Path.of("target"));

        assertThat(asked(command, link).code()).isZero();

        assertThat(link).isSymbolicLink();
        assertThat(folder.resolve("further")).isSymbolicLink();
        assertThat(folder.resolve("target")).isRegularFile().isNotEmptyFile();
    }

    @ParameterizedTest
    @ValueSource(strings = {PROOF, PAGE})
    void linksInACircleAreRefused(String command) throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("link"));

        Result result = asked(command, link);

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.err()).contains("(links lead in a circle)").hasLineCount(1);
    }

    /** Through a link too, so that a device of this machine is never at stake. */
    @ParameterizedTest
    @ValueSource(strings = {PROOF, PAGE})
    void aPipeIsWrittenToAsItIs(String command) throws Exception {
        Path pipe = pipe("pipe");
        Path link = Files.createSymbolicLink(folder.resolve("link"), pipe);
        CompletableFuture<String> read = CompletableFuture.supplyAsync(() -> content(pipe));

        Result result = asked(command, link);

        assertThat(result.code()).as(result.err()).isZero();
        assertThat(withoutTimes(read.get())).isEqualTo(written(command));
        assertThat(link).isSymbolicLink();
        assertThat(Files.isRegularFile(pipe, LinkOption.NOFOLLOW_LINKS)).isFalse();
    }

    private static String content(Path pipe) {
        try {
            return Files.readString(pipe);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void standardOutputByAnotherNameIsStandardOutput() throws IOException {
        assumeTrue(Files.exists(Path.of("/dev/stdout")), "needs /dev/stdout");
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("/dev/stdout"));

        assertThat(withoutTimes(asked(PROOF, link).out())).isEqualTo("4\n" + written(PROOF));
        assertThat(withoutTimes(asked(PAGE, link).out())).isEqualTo(written(PAGE));
        assertThat(link).isSymbolicLink();
    }

    /** Where a checkpoint is written aside: what a link of that name leads to is not the run's own. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aLinkWhereACheckpointIsWrittenAsideIsNotFollowed(boolean isSymbolic) throws IOException {
        Path thesis = Files.writeString(folder.resolve("thesis"), "precious\n");
        Path aside = folder.resolve("cp.new");
        if (isSymbolic) {
            Files.createSymbolicLink(aside, thesis);
        } else {
            Files.createLink(aside, thesis);
        }

        Result result = asked(CHECKPOINT, folder.resolve("cp"));

        assertThat(result).isEqualTo(new Result(0, "4\n", ""));
        assertThat(thesis).hasContent("precious\n");
        assertThat(folder.resolve("cp")).isRegularFile();
        assertThat(files()).containsExactlyInAnyOrder("thesis", "cp", "cp.lock");
    }

    @Test
    @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD) // who opens a pipe that nobody reads waits for ever
    void aPipeWhereACheckpointIsWrittenAsideIsRemoved() throws Exception {
        pipe("cp.new");

        Result result = asked(CHECKPOINT, folder.resolve("cp"));

        assertThat(result).isEqualTo(new Result(0, "4\n", ""));
        assertThat(files()).containsExactlyInAnyOrder("cp", "cp.lock");
    }

    @ParameterizedTest
    @ValueSource(strings = {"pipe", "folder", "link", "dangling link"})
    @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
    void aLockThatIsNoOrdinaryFileIsRefused(String kind) throws Exception {
        Path lock = folder.resolve("cp.lock");
        Path thesis = Files.writeString(folder.resolve("thesis"), "precious\n");
        switch (kind) {
            case "pipe" -> pipe("cp.lock");
            case "folder" -> Files.createDirectory(lock);
            case "link" -> Files.createSymbolicLink(lock, thesis);
            default -> Files.createSymbolicLink(lock, folder.resolve("nothing"));
        }

        Result result = asked(CHECKPOINT, folder.resolve("cp"));

        assertThat(result)
                .isEqualTo(new Result(
                        2, "", lock + ": not a regular file; expected no file, or a file of an earlier run\n"));
        assertThat(files()).containsExactlyInAnyOrder("cp.lock", "thesis");
    }

    @ParameterizedTest
    @ValueSource(strings = {PROOF, PAGE})
    void theRootIsADirectory(String command) {
        Result result = asked(command, folder.getRoot());

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.err()).matches("\\S+: the (proof|page) cannot be written \\(a folder has this name\\)\n");
    }

    /** A sentence that begins with a colon names nothing. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "count toy-queens --proof",
                "trace toy-queens --format html --output",
                "trace toy-queens --format svg --output",
                "solve toy-queens --format svg --output",
                "count toy-queens --checkpoint",
                "count toy-queens",
                "resume",
                "verify toy-queens --proof"
            })
    void theEmptyNameIsShown(String command) {
        List<String> words = new ArrayList<>(Arrays.asList(command.split(" ")));
        words.add("");

        Result result = dlx("4\n", words.toArray(String[]::new));

        assertThat(result.code()).isIn(1, 2, 3);
        assertThat(result.err()).startsWith("\"\": ");
    }

    private Path pipe(String name) throws IOException, InterruptedException {
        Path pipe = folder.resolve(name);
        assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "needs mkfifo");
        return pipe;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "count toy-queens IN --proof IN",
                "solve toy-queens IN --proof LINK",
                "unique toy-queens LINK --proof IN",
                "best toy-queens OTHER IN --proof HARD",
                "trace toy-queens IN --format html --output IN",
                "trace toy-queens IN --format html --output LINK",
                "count toy-queens IN --checkpoint CP"
            })
    void anInputIsNotWrittenOver(String line) throws IOException {
        Path in = Files.writeString(folder.resolve("in.new"), "6\n");
        Path other = Files.writeString(folder.resolve("other"), "5\n");
        Path link = Files.createSymbolicLink(folder.resolve("link"), in);
        Path hard = Files.createLink(folder.resolve("hard"), in);
        Map<String, Path> named =
                Map.of("IN", in, "OTHER", other, "LINK", link, "HARD", hard, "CP", folder.resolve("in"));
        String[] words = Stream.of(line.split(" ")) // word by word: a name is replaced in no other name
                .map(word -> named.containsKey(word) ? named.get(word).toString() : word)
                .toArray(String[]::new);

        Result result = dlx("", words);

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).matches("--\\w+ \\S+: cannot overwrite the input \\S+; expected another file\n");
        assertThat(in).hasContent("6\n");
        assertThat(files()).containsExactlyInAnyOrder("in.new", "other", "link", "hard");
    }

    @ParameterizedTest
    @CsvSource({"count toy-queens --proof -, --proof", "trace toy-queens --format html --output -, --output"})
    void aHyphenIsNoOutput(String line, String option) {
        Result result = dlx("6\n", line.split(" "));

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).isEqualTo(option + " -: must be a file, because - is an input only\n");
    }

    /** What a command writes to an ordinary file. */
    private String written(String command) throws IOException {
        Path file = folder.resolve("ordinary");
        assertThat(asked(command, file).code()).isZero();
        String text = Files.readString(file);
        Files.delete(file);
        assertThat(text).isNotEmpty();
        return withoutTimes(text);
    }

    /** A page tells how long its search took, amid much else: its beginning and its end are enough. */
    private static String withoutTimes(String text) {
        int script = text.indexOf("<script");
        return script < 0 ? text : text.substring(0, script) + text.substring(text.lastIndexOf("</"));
    }

    private static Result asked(String command, Path output) {
        List<String> words = new ArrayList<>(Arrays.asList(command.split(" ")));
        words.add(output.toString());
        return dlx("6\n", words.toArray(String[]::new));
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
