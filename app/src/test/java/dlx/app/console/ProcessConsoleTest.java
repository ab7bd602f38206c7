package dlx.app.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ProcessConsoleTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void answersAreBufferedAndOutAtTheEnd() {
        ProcessConsole console = new ProcessConsole(out, err, false, false, () -> false, () -> {});
        console.print("é\n");

        assertThat(out.size()).isZero();
        console.close();
        assertThat(out.toByteArray()).isEqualTo("é\n".getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void answersAreOutBeforeTheTalkAboutThem() {
        ProcessConsole console = new ProcessConsole(out, err, false, false, () -> false, () -> {});
        console.print("answer\n");
        console.report("talk");

        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("answer\n");
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("talk\n");
    }

    @Test
    void answersLargerThanTheBufferKeepTheirOrder() {
        String large = "x".repeat(200_000);
        ProcessConsole console = new ProcessConsole(out, err, false, false, () -> false, () -> {});
        console.print("a");
        console.print(large);
        console.print("b");
        console.close();

        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("a" + large + "b");
    }

    @Test
    void answersAreHandedOnWhileNobodyPrints() throws InterruptedException {
        CountDownLatch written = new CountDownLatch(1);
        OutputStream watched = new OutputStream() {
            @Override
            public void write(int b) {
                written.countDown();
            }
        };
        ProcessConsole console = new ProcessConsole(watched, err, false, false, () -> false, () -> {});
        console.print("answer\n");

        assertThat(written.await(30, TimeUnit.SECONDS)).isTrue();
        console.close();
    }

    @Test
    void aReaderThatHasGoneEndsTheRunQuietly() {
        AtomicInteger failures = new AtomicInteger();
        ProcessConsole console =
                new ProcessConsole(failing("Broken pipe"), err, false, false, () -> false, failures::incrementAndGet);
        console.print("answer\n");

        assertThatThrownBy(console::flush).isInstanceOf(ClosedOutputException.class);
        assertThatThrownBy(() -> console.print("more")).isInstanceOf(ClosedOutputException.class);
        console.report("nobody should read this");
        console.close();
        assertThat(failures).hasValue(1);
        assertThat(err.size()).isZero();
        assertThat(console.isClosedByReader()).isTrue();
    }

    @Test
    void aFullDiskIsNoClosedPipe() {
        ProcessConsole console =
                new ProcessConsole(failing("No space left on device"), err, false, false, () -> false, () -> {});
        console.print("answer\n");

        assertThatThrownBy(console::flush).isInstanceOf(UncheckedIOException.class);
        console.report("the disk is full");
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("the disk is full\n");
    }

    /** The flusher meets the failure again behind the run, which goes on for half a second: that is no second one. */
    @Test
    void aFailureIsThrownOnceWhereverTheFlusherMeetsIt() throws InterruptedException {
        ProcessConsole console =
                new ProcessConsole(failing("No space left on device"), err, false, false, () -> false, () -> {});
        console.print("answer\n");
        assertThatThrownBy(console::flush).isInstanceOf(UncheckedIOException.class);

        AtomicInteger met = new AtomicInteger();
        Thread flusher = new Thread(
                () -> {
                    try {
                        console.flush();
                    } catch (UncheckedIOException e) {
                        met.incrementAndGet();
                    }
                },
                "dlx-flusher");
        flusher.start();
        flusher.join();

        assertThat(met).hasValue(1);
        assertThatCode(console::close).doesNotThrowAnyException();
    }

    @Test
    void aPipeThatFailsInAnotherLanguageWasClosed() {
        ProcessConsole console = new ProcessConsole(failing("Tubería rota"), err, false, false, () -> true, () -> {});
        console.print("answer\n");

        assertThatThrownBy(console::flush).isInstanceOf(ClosedOutputException.class);
    }

    @Test
    void aStatusLineGivesWayToTalkAndAnswers() {
        ProcessConsole console = new ProcessConsole(out, err, false, false, () -> false, () -> {});
        console.status("50 %");
        console.status("9 %");
        console.report("done");
        console.print("answer\n");

        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("\r50 %\r9 % \r   \rdone\n");
    }

    @Test
    void talkThatNobodyHearsIsNoError() {
        ProcessConsole console = new ProcessConsole(out, failing("Broken pipe"), false, false, () -> false, () -> {});
        console.report("hello");
        console.print("answer\n");
        console.close();

        assertThat(out.size()).isPositive();
    }

    @Test
    void aMessageIsOneLineThatMovesNoCursor() {
        ProcessConsole console = new ProcessConsole(out, err, false, false, () -> false, () -> {});
        console.report("a \u001b[2J\nerror: forged");
        console.reportOwn("usage\n  \u001b[1mbold\u001b[0m");

        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("a \\u001b[2J\\u000aerror: forged\nusage\n  \u001b[1mbold\u001b[0m\n");
    }

    @Test
    void aTraceKeepsItsLinesAndMovesNoCursor() {
        ProcessConsole console = new ProcessConsole(out, err, false, false, () -> false, () -> {});
        console.showTraces();
        console.reportError(new IllegalStateException("\u009b2J"));

        assertThat(err.toString(StandardCharsets.UTF_8))
                .startsWith("\\u009b2J\njava.lang.IllegalStateException: \\u009b2J\n\tat ");
    }

    @Test
    void answersAreEscapedOnATerminalOnly() {
        ProcessConsole pipe = new ProcessConsole(out, err, false, false, () -> false, () -> {});
        pipe.print("\u001b[2J\ta\n");
        pipe.close();
        ProcessConsole terminal = new ProcessConsole(out, err, true, false, () -> false, () -> {});
        terminal.print("\u001b[2J\ta\n");
        terminal.close();

        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("\u001b[2J\ta\n\\u001b[2J\ta\n");
    }

    private static OutputStream failing(String message) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(message);
            }
        };
    }
}
