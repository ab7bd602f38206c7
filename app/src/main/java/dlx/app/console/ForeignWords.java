package dlx.app.console;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What plugins and libraries write to the streams of the process: it goes to standard error, line by line, so that no
 * word of theirs stands among the answers. Thread-safe.
 */
public final class ForeignWords extends OutputStream {

    /** Longer lines are cut, so that they need not be kept. */
    private static final int LONGEST_LINE = 1 << 12;

    private final Console console;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    private ForeignWords(Console console) {
        this.console = console;
    }

    /**
     * From now on, in this process: {@code System.out} and {@code System.err} write to the console, and {@code System.in}
     * is empty, because the text belongs to the puzzles. What ends a thread is reported in a sentence.
     */
    public static void redirect(Console console) {
        PrintStream stream = new PrintStream(new ForeignWords(console), true, StandardCharsets.UTF_8);
        System.setOut(stream);
        System.setErr(stream);
        System.setIn(InputStream.nullInputStream());
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) ->
                console.pass("the thread \"" + thread.getName() + "\" ended with " + words(thrown)));
    }

    private static String words(Throwable thrown) {
        try {
            return String.valueOf(thrown);
        } catch (Throwable e) { // its words are a plugin's, too
            return thrown.getClass().getName();
        }
    }

    @Override
    public synchronized void write(int next) {
        if (next == '\n' || line.size() == LONGEST_LINE) {
            passOn();
        }
        if (next != '\n') {
            line.write(next);
        }
    }

    /** Closing leaves the stream open: it is shared. */
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
