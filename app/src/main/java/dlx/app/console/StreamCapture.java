package dlx.app.console;

import dlx.api.DlxException;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Sends whatever plugins and libraries write to the streams of the process to standard error, line by line, so that no
 * word of theirs stands among the answers. Thread-safe.
 */
public final class StreamCapture extends PrintStream {

    private StreamCapture(Lines lines) {
        super(lines, true, StandardCharsets.UTF_8);
    }

    /**
     * From now on, in this process: {@code System.out} and {@code System.err} write to the console, and {@code System.in}
     * is empty, because the text belongs to the puzzles. What ends a thread is reported in a sentence.
     *
     * @return to be run at the end: writes a last line that has no end
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

    /** Leaves the stream open: it is everybody's. */
    @Override
    public void close() {
        flush();
    }

    /** Cuts what is written into lines. */
    private static final class Lines extends OutputStream {

        /** A longer line goes on in the next one. */
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
