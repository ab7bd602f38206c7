package dlx.app.hostile;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli;
import dlx.app.Cli.Result;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Kills each command that can be resumed a hundred times at any moment: while it starts, searches, writes a checkpoint,
 * or resumes. The joined output equals the output of an undisturbed run, byte by byte. {@code -Ddlx.attack.kills} is
 * the number of kills, and {@code -Ddlx.attack.seed} the seed.
 */
@Tag("slow")
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class HundredKillsIT {

    private static final long SEED = Long.getLong("dlx.attack.seed", 36);
    private static final int KILLS = Integer.getInteger("dlx.attack.kills", 100);

    /** A Java needs as long to begin, and as long again until it is killed at the latest. */
    private static final int LONGEST_LIFE = 1500;

    private final List<Process> started = new ArrayList<>();

    @TempDir
    Path folder;

    private Path checkpoint = Path.of("");
    private Path out = Path.of("");
    private Path errors = Path.of("");

    @AfterEach
    void leaveNothingBehind() {
        started.forEach(Process::destroyForcibly);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "solve queens --all --format options --engine links, 9 10 11",
        "solve queens --all --format options --engine slots, 9 10 11",
        "solve queens --all --any-order --format options, 9 10 11",
        "solve queens --limit 2000 --format text, 12 11",
        "count queens --engine links, 9 11 12",
        "count queens --engine slots, 9 12 13",
        "best queens --engine links --limit 3, 9 11",
        "best queens --engine links --all --format options, 9 10"
    })
    void whatIsJoinedIsTheWhole(String line, String sizes) throws Exception {
        String puzzles = sizes.replace(' ', '\n') + "\n";
        Path puzzle = Files.writeString(folder.resolve("puzzles.txt"), puzzles);
        Result whole = dlx(puzzles, line.split(" "));
        assertThat(whole.code()).isZero();
        Random random = new Random(SEED);
        int killed = 0;
        int rounds = 0;
        int goneOn = 0;
        int life = LONGEST_LIFE; // longer on a machine that is busy, where nothing was kept yet
        do {
            rounds++;
            begin(rounds);
            Process process = start(puzzle, line);
            while (killed < KILLS && !process.waitFor(random.nextInt(life), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly().waitFor();
                killed++;
                boolean continues = Files.exists(checkpoint);
                goneOn += continues ? 1 : 0;
                life += continues ? 0 : LONGEST_LIFE / 10;
                process = continues ? resumed(killed % 2 + 1) : start(puzzle, line);
            }
            int code = process.waitFor();
            String described = "seed " + SEED + ", round " + rounds + ", killed " + killed + " times: ";
            assertThat(code).as(described + Files.readString(errors)).isZero();
            assertThat(Files.readString(out)).as(described).isEqualTo(whole.out());
        } while (killed < KILLS);
        System.out.println(line + ", seed " + SEED + ": killed " + killed + " times in " + rounds + " runs, gone on "
                + goneOn + " times");
        assertThat(goneOn).as("or nothing was joined").isPositive();
    }

    private void begin(int round) throws IOException {
        checkpoint = folder.resolve("run" + round + ".cp");
        out = folder.resolve("out" + round);
        errors = folder.resolve("err" + round);
    }

    private Process start(Path puzzle, String line) throws IOException {
        List<String> words = new ArrayList<>(List.of(line.split(" ")));
        words.addAll(List.of(puzzle.toString(), "--checkpoint", checkpoint.toString(), "--checkpoint-every", "5ms"));
        return process(Redirect.to(out.toFile()), words);
    }

    private Process resumed(int threads) throws IOException {
        return process(
                Redirect.DISCARD,
                List.of(
                        "resume",
                        checkpoint.toString(),
                        "--append",
                        out.toString(),
                        "--checkpoint-every",
                        "5ms",
                        "--threads",
                        String.valueOf(threads)));
    }

    private Process process(Redirect output, List<String> words) throws IOException {
        Process process = new ProcessBuilder(Cli.process("256m", words.toArray(String[]::new)))
                .redirectOutput(output)
                .redirectError(errors.toFile())
                .start();
        started.add(process);
        return process;
    }
}
