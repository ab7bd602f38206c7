package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.console.ProcessEnvironment;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests runs whose output cannot be written. */
class OutputTest {

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void aClosedPipeEndsAnEndlessSearchWithExitCodeZero() {
        assertThat(run("Broken pipe", "24\n", "solve", "toy-queens", "--all")).isZero();
        assertThat(err.size()).isZero();
    }

    @Test
    void aClosedPipeEndsAnEndlessSearchInAnyOrderToo() {
        assertThat(run("Broken pipe", "24\n", "solve", "toy-queens", "--all", "--any-order", "--engine", "links"))
                .isZero();
        assertThat(err.size()).isZero();
    }

    @Test
    void aClosedPipeEndsASampleQuietly() {
        assertThat(run("Broken pipe", "6\n", "sample", "toy-queens", "-n", "9999"))
                .isZero();
        assertThat(err.size()).isZero();
    }

    @Test
    void aClosedPipeEndsADiagramQuietly() {
        assertThat(run("Broken pipe", "9\n", "diagram", "toy-queens", "--to", "dot"))
                .isZero();
        assertThat(err.size()).isZero();
    }

    @Test
    void aClosedPipeThatIsNoticedAtTheEndIsQuietToo() {
        assertThat(run("Broken pipe", "4\n", "solve", "toy-queens")).isZero();
        assertThat(err.size()).isZero();
    }

    @Test
    void aFullDiskIsAnErrorSaidOnce() {
        assertThat(run("No space left on device", "4\n", "solve", "toy-queens")).isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("the output cannot be written: No space left on device\n");
    }

    @Test
    void aFullDiskEndsTheSearch() {
        assertThat(run("No space left on device", "24\n", "solve", "toy-queens", "--all"))
                .isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8)).hasLineCount(1);
    }

    @Test
    void answersAreOutBeforeMoreInputIsAwaited() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        InputStream slow = new InputStream() {
            private int at;

            @Override
            public int read() {
                if (at == 2) {
                    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("Q\n");
                }
                return at < 2 ? "1\n".charAt(at++) : -1;
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                int b = read();
                bytes[from] = (byte) b;
                return b < 0 ? -1 : 1;
            }
        };

        assertThat(Main.run(
                        new ProcessEnvironment(
                                slow, out, err, false, false, () -> false, Map.of(), Optional.empty(), false),
                        "solve",
                        "toy-queens"))
                .isZero();
    }

    @Test
    void aTerminalShowsThatItWaits() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        InputStream in = new ByteArrayInputStream("4\n".getBytes(StandardCharsets.UTF_8));
        ProcessEnvironment typing =
                new ProcessEnvironment(in, out, err, true, true, () -> false, Map.of(), Optional.empty(), true);

        assertThat(Main.run(typing, "count", "toy-queens", "-", "-")).isZero();
        assertThat(err.toString(StandardCharsets.UTF_8))
                .startsWith("reading puzzles from the terminal; end with Ctrl-D\n")
                .containsOnlyOnce("reading puzzles");
    }

    private int run(String failure, String stdin, String... args) {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(failure);
            }
        };
        InputStream in = new ByteArrayInputStream(stdin.getBytes(StandardCharsets.UTF_8));
        return Main.run(
                new ProcessEnvironment(in, broken, err, false, false, () -> false, Map.of(), Optional.empty(), false),
                args);
    }
}
