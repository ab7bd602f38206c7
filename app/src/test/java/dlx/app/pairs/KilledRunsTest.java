package dlx.app.pairs;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli;
import dlx.app.Cli.Result;
import dlx.app.console.ProcessEnvironment;
import dlx.pairs.CoveringArray;
import dlx.skips.Tier;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests runs with checkpoints that end at any moment, with any two of their options together. A resumed run must equal
 * a run that was never interrupted. A kill leaves a checkpoint and the output up to then, so both are copied while a
 * run continues, and runs are resumed from the copies.
 */
class KilledRunsTest {

    private static final long SEED = 28;
    private static final int MOMENTS = 2;

    private static final List<String> QUESTIONS = List.of(
            "solve",
            "solve --limit 1",
            "solve --limit 5",
            "solve --all",
            "solve --all --any-order",
            "count",
            "best",
            "best --limit 3",
            "best --all");
    private static final List<String> FORMATS = List.of("text", "json", "options", "svg", "png");
    private static final List<String> ENGINES = List.of("auto", "links", "slots");
    private static final List<String> THREADS = List.of("1", "2");
    private static final List<String> PUZZLES = List.of(
            "queens:8",
            "toy-queens:4\n\n7\n3\n6",
            "tiling-cost:dominoes\n3 1 4 1\n5 9 2 6\n5 3 5 8\n2 7 1 8",
            "queens:3");
    private static final List<String> LIMITS = List.of("", "--nodes 40");
    private static final List<String> AGAIN =
            List.of("", "--threads 2", "--stats", "--checkpoint-every 20ms", "--time 1h");

    private static final List<List<String>> ALL = List.of(QUESTIONS, FORMATS, ENGINES, THREADS, PUZZLES, LIMITS, AGAIN);

    @TempDir
    static Path folder;

    /** The files that a kill leaves. */
    private record Moment(byte[] checkpoint, byte[] out) {}

    @TestFactory
    Stream<DynamicTest> whatIsJoinedIsTheWhole() {
        CoveringArray array = CoveringArray.of(ALL.stream().map(List::size).toList(), 2, SEED, KilledRunsTest::isNone);
        return array.rows().stream().limit(Tier.of(10, array.rows().size())).map(row -> {
            List<String> chosen = new ArrayList<>();
            for (int p = 0; p < row.length; p++) {
                chosen.add(ALL.get(p).get(row[p]));
            }
            return DynamicTest.dynamicTest(String.join(", ", chosen).replace('\n', '/'), () -> check(chosen));
        });
    }

    /** Returns true if the row is not supported: a count does not have pictures or numbers of options. */
    private static boolean isNone(int... row) {
        return row[0] == QUESTIONS.indexOf("count") && row[1] > FORMATS.indexOf("json");
    }

    private static void check(List<String> chosen) throws Exception {
        Path own = Files.createTempDirectory(folder, "run");
        String[] puzzle = chosen.get(4).split(":");
        String line = chosen.get(0) + ' ' + puzzle[0] + " --format " + chosen.get(1) + " --engine " + chosen.get(2)
                + " --threads " + chosen.get(3)
                + (List.of("svg", "png").contains(chosen.get(1)) ? " --output " + own.resolve("pictures") : "");
        Result whole = dlx(puzzle[1] + '\n', words(line + " --checkpoint " + own.resolve("whole.cp")));
        Path file = own.resolve("run.cp");
        List<Moment> moments = watch(
                puzzle[1] + '\n',
                file,
                words(line + " --checkpoint-every 4ms --checkpoint " + file + ' ' + chosen.get(5)));
        Random random = new Random(SEED);
        Moment last = moments.remove(moments.size() - 1);
        Collections.shuffle(moments, random);
        List<Moment> some = new ArrayList<>(moments.subList(0, Math.min(MOMENTS, moments.size())));
        some.add(last);
        for (Moment moment : some) {
            Path copy = Files.write(own.resolve("copy.cp"), moment.checkpoint());
            Path out = Files.write(own.resolve("out"), moment.out());
            Result result =
                    dlx("", words("resume " + copy + " --append " + out + " --nodes 100000000 " + chosen.get(6)));
            String described = line + ", " + moments.size() + " moments, seed " + SEED + ": " + result.err();
            assertThat(result.code()).as(described).isEqualTo(whole.code());
            assertThat(SearchJudge.withoutTimes(Files.readString(out)))
                    .as(described)
                    .isEqualTo(SearchJudge.withoutTimes(whole.out()));
        }
    }

    private static String[] words(String line) {
        return line.strip().split(" +");
    }

    /**
     * Runs a command line and copies the files that a kill would leave at each fresh checkpoint. The last copy is made
     * at the end.
     */
    private static List<Moment> watch(String stdin, Path file, String... words) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ProcessEnvironment process = Cli.process(new ByteArrayInputStream(stdin.getBytes(StandardCharsets.UTF_8)), out);
        FutureTask<Integer> run = new FutureTask<>(() -> Cli.run(process, words));
        new Thread(run, "run").start();
        List<Moment> moments = new ArrayList<>();
        while (!run.isDone()) {
            byte[] before = moments.isEmpty()
                    ? new byte[0]
                    : moments.get(moments.size() - 1).checkpoint();
            byte[] now = Files.exists(file) ? Files.readAllBytes(file) : before;
            byte[] printed = out.toByteArray(); // the output of a checkpoint is out before it
            if (!Arrays.equals(before, now) && Arrays.equals(now, Files.readAllBytes(file))) {
                moments.add(new Moment(now, printed)); // a consistent copy: no checkpoint was written meanwhile
            }
            Thread.onSpinWait();
        }
        assertThat(run.get()).isNotIn(1, 2, 3);
        moments.add(new Moment(Files.readAllBytes(file), out.toByteArray()));
        return moments;
    }
}
