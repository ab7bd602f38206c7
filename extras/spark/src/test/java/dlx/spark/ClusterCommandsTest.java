package dlx.spark;

import static dlx.spark.DlxSpark.dlx;
import static dlx.spark.DlxSpark.dlxSpark;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.spark.DlxSpark.Result;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the answers of the commands. Each run starts Spark, so a test checks many facts at once. */
class ClusterCommandsTest {

    private static final String LOCAL = "--master=local[2]";

    @TempDir
    private Path folder;

    @Test
    void countsSeveralPuzzlesAndTellsWhatTheyTook() {
        Result result = dlxSpark("4\n3\nx\n8\n", "count", "queens", LOCAL, "--stats", "--progress");

        assertThat(result.out()).isEqualTo("2\n0\n92\n");
        assertThat(result.code()).isEqualTo(3);
        List<String> lines = result.err().lines().toList();
        assertThat(lines).anySatisfy(line -> assertThat(line).startsWith("<stdin>:3:1: "));
        JsonObject stats = JsonParser.parseString(lines.get(lines.size() - 1)).getAsJsonObject();
        assertThat(stats.get("solutions").getAsString()).isEqualTo("92");
        assertThat(stats.get("complete").getAsBoolean()).isTrue();
        assertThat(stats.get("threads").getAsInt()).isEqualTo(2);
        assertThat(stats.get("tasks").getAsInt()).isPositive();
        assertThat(stats.get("rounds").getAsInt()).isPositive();
        assertThat(stats.get("retries").getAsInt()).isZero();
        assertThat(stats.get("task_seconds").getAsJsonArray()).hasSize(5);
    }

    @Test
    void keepsToWhatIsGivenAndWritesJson() {
        String[] question = {"count", "queens", "--pin", "r1c2", "--format", "json"};
        JsonObject here = status(dlx("8", question));

        JsonObject there = status(dlxSpark(
                "8",
                Stream.concat(Stream.of(question), Stream.of(LOCAL, "--engine=links"))
                        .toArray(String[]::new)));

        assertThat(there.get("solutions")).isEqualTo(here.get("solutions"));
        assertThat(there.get("outcome").getAsString()).isEqualTo("SOLVED");
        assertThat(there.get("stats").getAsJsonObject().get("engine").getAsString())
                .isEqualTo("links");
    }

    private static JsonObject status(Result result) {
        assertThat(result.err()).isEmpty();
        assertThat(result.code()).isZero();
        return JsonParser.parseString(result.out()).getAsJsonObject();
    }

    @Test
    void writesAllSolutionsToAFolderOnce() throws IOException {
        Path out = folder.resolve("boards");
        String[] command = {"all", "queens", LOCAL, "--out", out.toString()};

        Result first = dlxSpark("8", command);
        Result second = dlxSpark("8", command);

        assertThat(first).isEqualTo(new Result(0, "92\n", ""));
        assertThat(joined(out))
                .isEqualTo(dlx("8", "solve", "queens", "--all", "--format", "options")
                        .out());
        assertThat(second.code()).isEqualTo(2);
        assertThat(second.err())
                .isEqualTo(
                        "--out " + out + ": this folder exists; expected a new folder, or --resume PATH to resume\n");
    }

    private static String joined(Path out) throws IOException {
        try (Stream<Path> files = Files.list(out)) {
            return files.filter(file -> file.getFileName().toString().startsWith("p"))
                    .sorted()
                    .map(ClusterCommandsTest::text)
                    .collect(Collectors.joining());
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void takesOnePuzzlePerFolder() {
        Result result = dlxSpark(
                "4\n5\n",
                "all",
                "queens",
                LOCAL,
                "--out",
                folder.resolve("boards").toString());

        assertThat(result.out()).isEqualTo("2\n");
        assertThat(result.err())
                .isEqualTo("puzzle 2: --out, --checkpoint and --resume support only one puzzle;"
                        + " expected this puzzle in a run of its own\n");
        assertThat(result.code()).isEqualTo(2);
    }

    @Test
    void findsTheBestAsDlxDoes() {
        String puzzle = dlx("", "info", "assignment", "--example").out();
        Result here = dlx(puzzle, "best", "assignment");

        Result there = dlxSpark(puzzle, "best", "assignment", LOCAL);

        assertThat(score(there)).isNotEmpty().isEqualTo(score(here));
        assertThat(there.err()).isEmpty();
        assertThat(there.code()).isZero();
    }

    private static List<String> score(Result result) {
        return result.out().lines().filter(line -> line.startsWith("score ")).toList();
    }

    @Test
    void saysWhetherThereIsOneSolution() {
        Result result = dlxSpark("1\n2\n8\n", "unique", "queens", LOCAL, "--stats");

        assertThat(result.out()).isEqualTo("unique\nnone\nmultiple\n");
        assertThat(result.err()).contains("\"stopped\":\"SOLUTION_LIMIT\"");
        assertThat(result.code()).isZero();
    }

    @Test
    void drawsTheSameByTheSameSeed() {
        String[] command = {"sample", "queens", LOCAL, "-n", "3", "--seed", "7", "--format", "options"};

        Result first = dlxSpark("8", command);

        assertThat(first.out().lines()).hasSize(3);
        assertThat(dlx("8", "solve", "queens", "--all", "--format", "options")
                        .out()
                        .lines())
                .containsAll(first.out().lines().toList());
        assertThat(dlxSpark("8", command)).isEqualTo(first);
    }

    @Test
    void aStoppedCountSaysHowItContinues() {
        Path checkpoint = folder.resolve("run.cp");

        Result stopped = dlxSpark("17", "count", "queens", LOCAL, "--time=1s", "--checkpoint", checkpoint.toString());

        assertThat(stopped.out()).isEmpty();
        assertThat(stopped.code()).isEqualTo(5);
        assertThat(stopped.err().lines().toList())
                .satisfiesExactly(
                        how -> assertThat(how)
                                .matches("puzzle 1: stopped by the time limit after \\d+ solutions?; the search was not"
                                        + " complete"),
                        where -> assertThat(where)
                                .isEqualTo("puzzle 1: the checkpoint contains the finished part; to resume, give"
                                        + " --resume " + checkpoint + " in place of --checkpoint"));
        assertThat(checkpoint).exists();
    }

    @Test
    void continuesFromACheckpointOfTheSameSearchOnly() throws IOException {
        String checkpoint = folder.resolve("run.cp").toString();
        assertThat(dlxSpark("8", "count", "queens", LOCAL, "--checkpoint", checkpoint))
                .isEqualTo(new Result(0, "92\n", ""));

        Result again = dlxSpark("8", "count", "queens", LOCAL, "--checkpoint", checkpoint);
        assertThat(again.code()).isEqualTo(2);
        assertThat(again.err()).startsWith("--checkpoint " + checkpoint + ": this file exists; expected --resume ");

        Result other = dlxSpark("6", "count", "queens", LOCAL, "--resume", checkpoint);
        assertThat(other.code()).isEqualTo(3);
        assertThat(other.err())
                .hasLineCount(1)
                .startsWith("checkpoint " + checkpoint + ": it was made for another puzzle");

        Result resumed = dlxSpark("8", "count", "queens", LOCAL, "--resume", checkpoint, "--stats");
        assertThat(resumed.out()).isEqualTo("92\n");
        assertThat(resumed.err()).contains("\"tasks\":0,"); // all of it is finished

        Files.writeString(Path.of(checkpoint), "cut off");
        Result broken = dlxSpark("8", "count", "queens", LOCAL, "--resume", checkpoint);
        assertThat(broken.code()).isEqualTo(3);
        assertThat(broken.err()).hasLineCount(1).startsWith("checkpoint " + checkpoint + ": ");

        Result missing = dlxSpark("8", "count", "queens", LOCAL, "--resume", checkpoint + ".none");
        assertThat(missing.code()).isEqualTo(3);
        assertThat(missing.err()).hasLineCount(1).contains("file not found");
    }

    @Test
    void aDescriptionThatIsStoppedHasNothingToContinueWith() {
        String checkpoint = folder.resolve("run.cp").toString();

        Result result = dlxSpark("8", "count", "queens", LOCAL, "--time=0.001ms", "--checkpoint", checkpoint);

        assertThat(result)
                .isEqualTo(new Result(
                        5, "", "puzzle 1: stopped by the time limit after 0 solutions; the search was not complete\n"));
    }

    @Test
    void aReaderThatHasGoneEndsItQuietly() {
        OutputStream gone = new OutputStream() {
            @Override
            public void write(int next) throws IOException {
                throw new IOException("Broken pipe");
            }
        };

        Result result = DlxSpark.dlxSparkTo(gone, "8\n8\n", "count", "queens", LOCAL);

        assertThat(result).isEqualTo(new Result(0, "", ""));
    }
}
