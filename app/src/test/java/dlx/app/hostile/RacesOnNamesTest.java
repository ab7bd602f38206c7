package dlx.app.hostile;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Simulates another user of the folder, who puts links to precious files at the names that a run is about to write. */
@Timeout(120)
class RacesOnNamesTest {

    private static final long SEED = 36;

    @TempDir
    Path folder;

    private Path precious;
    private final AtomicInteger links = new AtomicInteger();

    @BeforeEach
    void makeThePreciousFile() throws IOException {
        precious = Files.writeString(folder.resolve("precious"), "precious\n");
    }

    /** Runs commands while links are put under a name; returns when enough of them have been. */
    private void racing(Runnable commands, String... names) throws Exception {
        AtomicBoolean isOver = new AtomicBoolean();
        Thread attacker = new Thread(() -> put(names, isOver), "attacker");
        attacker.start();
        try {
            while (links.get() == 0) {
                Thread.onSpinWait();
            }
            commands.run();
        } finally {
            isOver.set(true);
            attacker.join();
        }
        assertThat(precious).hasContent("precious\n");
    }

    private void put(String[] names, AtomicBoolean isOver) {
        Random random = new Random(SEED);
        while (!isOver.get()) {
            Path place = folder.resolve(names[random.nextInt(names.length)]);
            try {
                if (random.nextBoolean()) {
                    Files.createSymbolicLink(place, precious);
                } else {
                    Files.createLink(place, precious);
                }
                links.incrementAndGet();
            } catch (IOException e) {
                // it is there already
            }
        }
    }

    @Test
    void noCheckpointGoesThroughALink() throws Exception {
        racing(
                () -> {
                    for (int k = 0; k < 20; k++) {
                        Result result = dlx(
                                "7\n",
                                "count",
                                "toy-queens",
                                "--checkpoint",
                                folder.resolve("cp" + k).toString(),
                                "--checkpoint-every",
                                "1ms");
                        assertThat(result.code()).as(result.err()).isIn(0, 1, 2);
                    }
                },
                "cp3.new",
                "cp5.new",
                "cp7.new",
                "cp9.lock",
                "cp11.lock");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "count toy-queens --proof %",
                "trace toy-queens --format html --steps 3 --output %",
            })
    void noOutputGoesThroughALink(String line) throws Exception {
        long pid = ProcessHandle.current().pid();
        racing(
                () -> {
                    for (int k = 0; k < 10; k++) {
                        Path out = folder.resolve("out" + k);
                        Result result =
                                dlx("4\n", line.replace("%", out.toString()).split(" "));
                        assertThat(result.code()).as(result.err()).isIn(0, 1);
                    }
                },
                ".out3." + pid + ".tmp",
                ".out5." + pid + ".tmp",
                ".out7." + pid + ".tmp");
    }

    /** The output file does not exist yet. A link that another user puts in its place meanwhile is rejected. */
    @Test
    void noOutputIsAppendedThroughALinkThatCameMeanwhile() throws Exception {
        Path checkpoint = folder.resolve("run.cp");
        String line = "solve toy-queens --all --nodes 2 --checkpoint " + checkpoint;
        assertThat(dlx("6\n", line.split(" ")).code()).isEqualTo(5);
        byte[] kept = Files.readAllBytes(checkpoint);
        racing(
                () -> {
                    for (int k = 0; k < 20; k++) {
                        resume(checkpoint, kept);
                    }
                },
                "appended");
    }

    private void resume(Path checkpoint, byte[] kept) {
        try {
            Files.write(checkpoint, kept);
            Files.deleteIfExists(folder.resolve("appended"));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        Result result = dlx(
                "",
                "resume",
                checkpoint.toString(),
                "--append",
                folder.resolve("appended").toString(),
                "--nodes",
                "1000000");
        assertThat(result.code()).as(result.err()).isIn(0, 1, 3);
    }
}
