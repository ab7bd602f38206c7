package dlx.app.console;

import dlx.api.DlxException;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Sends the text that plugins and libraries write to the streams of the process to standard error, line by line, so that none of it
 * stands among the answers. Thread-safe.
 */
public final class StreamCapture extends PrintStream {

    private StreamCapture(Lines lines) {
        super(lines, true, StandardCharsets.UTF_8);
    }

    /**
     * Makes {@code System.out} and {@code System.err} of this process write to the console from now on, and {@code System.in} empty,
     * because its text belongs to the puzzles. An error that ends a thread is reported in a sentence.
     *
     * @return the work to be run at the end: writes a last line that has no end
     */
    public static Runnable redirect(ProcessConsole console) {
        Lines lines = new Lines(console);
        StreamCapture words = new StreamCapture(lines);
        System.setOut(words);
        System.setErr(words);
        System.setIn(InputStream.nullInputStream());
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) ->
                console.pass("the thread \"" + thread.getName() + "\" ended with " + DlxException.inWords(thrown)));
        return lines::close;
    }

    /** Leaves the stream open, because all code of the process shares it. */
    @Override
    public void close() {
        flush();
    }

    /** Cuts written text into lines. */
    private static final class Lines extends OutputStream {

        /** The maximum length of a line in bytes; a longer one continues in the next. */
        private static final int LONGEST = 1 << 12;

        private final ProcessConsole console;
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();

        Lines(ProcessConsole console) {
            this.console = console;
        }

        @Override
        public synchronized void write(int next) {
            if (next == '\n' || line.size() == LONGEST) {
                passOn();
            }
            if (next != '\n') {
                line.write(next);
            }
        }

        @Override
        public synchronized void close() {
            if (line.size() > 0) {
                passOn();
            }
        }

        private void passOn() {
            console.pass(line.toString(StandardCharsets.UTF_8).stripTrailing());
            line.reset();
        }
    }
}
