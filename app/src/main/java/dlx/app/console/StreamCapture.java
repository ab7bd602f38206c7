package dlx.app.console;

import dlx.api.DlxException;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Sends text that plugins and libraries write to the streams of the process to standard error, line by line. This keeps
 * it out of the answers. Thread-safe.
 */
public final class StreamCapture extends PrintStream {

    private StreamCapture(Lines lines) {
        super(lines, true, StandardCharsets.UTF_8);
    }

    /**
     * Redirects {@code System.out} and {@code System.err} of this process to the console from now on. {@code System.in}
     * becomes empty, because standard input contains the puzzles. An error that ends a thread is reported in a
     * sentence.
     *
     * @return an action for the end of the run, which writes an unfinished last line
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

    /** Flushes the stream and leaves it open, because all code of the process shares it. */
    @Override
    public void close() {
        flush();
    }

    /** Divides written text into lines. */
    private static final class Lines extends OutputStream {

        /** Maximum number of bytes of a line; a longer line is continued in the next. */
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
