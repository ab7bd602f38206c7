package dlx.app.console;

import dlx.api.digest.Sha256;
import dlx.commands.console.Console;
import dlx.commands.console.Printable;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The two outputs of a run: answers go to standard output, everything else to standard error. Both are in UTF-8 with
 * lines that end with {@code \n}.
 *
 * <p>Answers are buffered. A separate thread writes them within half a second, even during a long search. On a terminal
 * answers are printed as {@link Printable} text; elsewhere they are unchanged. Standard error always has such text. The
 * first print after the reader has closed the output throws {@link ClosedOutputException}. Thread-safe.
 */
public final class ProcessConsole implements Console, AutoCloseable {

    private static final int FLUSH_EVERY_MILLIS = 500;
    private static final String FLUSHER = "dlx-flusher";

    /** Maximum number of bytes of the first answer that {@link #watch} passes to its consumer. */
    private static final int MOST_OF_FIRST = 1 << 10;

    private OutputStream out;
    private final OutputStream err;
    private boolean outIsTerminal;
    private final boolean errIsTerminal;
    private BooleanSupplier outIsPipe;
    private final Runnable onFailure;
    private final byte[] buffer = new byte[1 << 16];

    /** Number of bytes in the buffer that are not written yet. */
    private int waiting;

    /** Number of bytes printed so far, including those in the buffer. */
    private long printed;

    /** Digest of the printed bytes, for {@link #written}; empty without {@link #watch}. */
    private Optional<MessageDigest> digest = Optional.empty();

    /** Consumer of the beginning of the first answer, called before any of it is printed; then empty. */
    private Optional<Consumer<byte[]>> beforeFirst = Optional.empty();

    private boolean isBehindAnswers;

    /** Error of the first write of answers that failed; empty before. Answers can then no longer be written. */
    private Optional<IOException> failure = Optional.empty();

    /** True if the failure was thrown to a caller that can handle it; the flusher only stores it. */
    private boolean failureThrown;

    /** Number of characters of the status line on the terminal; 0 without status line. */
    private int statusLength;

    private boolean debug;
    private boolean flusherRuns;
    private boolean closed;

    /**
     * Creates a console over two streams.
     *
     * @param out receives the answers
     * @param err receives everything else
     * @param outIsTerminal true if a terminal shows the answers
     * @param errIsTerminal true if a terminal shows standard error
     * @param outIsPipe returns true if a failure to write answers means that their reader has closed them
     * @param onFailure called once, from any thread, when answers can no longer be written; must not block
     */
    public ProcessConsole(
            OutputStream out,
            OutputStream err,
            boolean outIsTerminal,
            boolean errIsTerminal,
            BooleanSupplier outIsPipe,
            Runnable onFailure) {
        this.out = out;
        this.err = err;
        this.outIsTerminal = outIsTerminal;
        this.errIsTerminal = errIsTerminal;
        this.outIsPipe = outIsPipe;
        this.onFailure = onFailure;
    }

    /** Sends answers to a file from now on; called before the first answer. */
    public synchronized void printTo(OutputStream file) {
        out = file;
        outIsTerminal = false;
        outIsPipe = () -> false;
    }

    /**
     * Makes {@link #written} count the answers that are printed from now on; called before the first answer.
     *
     * @param first receives the beginning of the first answer, at most 1024 bytes, before any of it is printed. If
     *     {@code first} throws, the answer is not printed
     */
    public synchronized void watch(Consumer<byte[]> first) {
        digest = Optional.of(Sha256.fresh());
        beforeFirst = Optional.of(first);
    }

    /** Returns the digest of the answers since {@link #watch}; some of these answers may still be in the buffer. */
    public synchronized OutputDigest written() {
        try {
            return OutputDigest.of(printed, (MessageDigest) digest.orElseThrow().clone());
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("SHA-256 cannot be cloned in this Java", e);
        }
    }

    @Override
    public synchronized boolean showsAnswers() {
        return outIsTerminal;
    }

    @Override
    public boolean showsReports() {
        return errIsTerminal;
    }

    /** Records that the answers follow those of an earlier run. */
    public synchronized void resume() {
        isBehindAnswers = true;
    }

    @Override
    public synchronized boolean isBehindAnswers() {
        return isBehindAnswers || printed > 0;
    }

    /** Makes errors appear with their stack traces from now on. */
    public synchronized void showTraces() {
        debug = true;
    }

    @Override
    public synchronized void print(String text) {
        printOwn(outIsTerminal ? Printable.lines(text) : text);
    }

    /** Prints a text of this program, such as its help, which may have colors. */
    public void printOwn(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        print(bytes, bytes.length);
    }

    @Override
    public synchronized void print(byte[] bytes, int length) {
        checkOpen();
        clearStatus();
        if (digest.isPresent()) {
            watch(digest.get(), bytes, length);
        }
        printed += length;
        if (length > buffer.length - waiting) {
            flush();
        }
        if (length > buffer.length) {
            write(bytes, length);
        } else {
            System.arraycopy(bytes, 0, buffer, waiting, length);
            waiting += length;
            startFlusher();
        }
    }

    /** Returns a stream whose bytes are printed as answers; closing the stream does nothing. */
    OutputStream answers() {
        return new OutputStream() {
            @Override
            public void write(int one) {
                print(new byte[] {(byte) one}, 1);
            }

            @Override
            public void write(byte[] some, int from, int length) {
                print(Arrays.copyOfRange(some, from, from + length), length);
            }
        };
    }

    /** Flushes the answers and returns standard error; closing the stream does nothing. */
    OutputStream errors() {
        flush();
        return new FilterOutputStream(err) {
            @Override
            public void write(byte[] some, int from, int length) throws IOException {
                err.write(some, from, length);
            }

            @Override
            public void close() throws IOException {
                flush();
            }
        };
    }

    private void watch(MessageDigest all, byte[] bytes, int length) {
        if (beforeFirst.isPresent()) {
            Consumer<byte[]> first = beforeFirst.get();
            first.accept(Arrays.copyOf(bytes, Math.min(length, MOST_OF_FIRST)));
            beforeFirst = Optional.empty();
        }
        all.update(bytes, 0, length);
    }

    @Override
    public synchronized void flush() {
        checkOpen();
        if (waiting > 0) {
            int length = waiting;
            waiting = 0;
            write(buffer, length);
        }
    }

    @Override
    public void report(String sentence) {
        reportOwn(Printable.message(sentence));
    }

    @Override
    public synchronized void reportOwn(String text) {
        if (failure.isEmpty()) {
            flush();
        }
        if (!isClosedByReader()) {
            clearStatus();
            writeToErr(text + '\n');
        }
    }

    /**
     * Writes a line from outside of this program, for example from a plugin, to standard error. Buffered answers stay
     * buffered. Throws nothing.
     */
    public synchronized void pass(String line) {
        clearStatus();
        writeToErr(Printable.message(line) + '\n');
    }

    @Override
    public synchronized void reportError(String sentence, Throwable reason) {
        report(sentence);
        if (debug) {
            writeToErr(Printable.lines(trace(reason).replace(System.lineSeparator(), "\n")));
        }
    }

    /**
     * Returns the stack trace of an error; without its causes if a cause, which may be a plugin's, cannot be printed.
     */
    private static String trace(Throwable reason) {
        StringWriter trace = new StringWriter();
        try {
            reason.printStackTrace(new PrintWriter(trace));
        } catch (Throwable e) { // a cause of a plugin may throw anything
            trace.append('\n');
            for (StackTraceElement frame : reason.getStackTrace()) {
                trace.append("\tat ").append(frame.toString()).append('\n');
            }
        }
        return trace.toString();
    }

    @Override
    public synchronized void status(String line) {
        String blanks = " ".repeat(Math.max(0, statusLength - line.length()));
        writeToErr('\r' + line + blanks);
        statusLength = line.length();
    }

    @Override
    public synchronized void clearStatus() {
        if (statusLength > 0) {
            writeToErr('\r' + " ".repeat(statusLength) + '\r');
            statusLength = 0;
        }
    }

    /** Returns true if the reader has closed the answers, so that nothing more need be reported. */
    public synchronized boolean isClosedByReader() {
        return failure.isPresent() && isClosedPipe(failure.get());
    }

    /** Writes the buffered answers. Throws like {@link #print}. */
    @Override
    public synchronized void close() {
        clearStatus();
        closed = true;
        notifyAll();
        if (!failureThrown) {
            flush();
        }
    }

    private void checkOpen() {
        if (failure.isPresent()) {
            failureThrown |= !Thread.currentThread().getName().equals(FLUSHER);
            if (isClosedPipe(failure.get())) {
                throw new ClosedOutputException(failure.get());
            }
            throw new UncheckedIOException(
                    "the output cannot be written: " + failure.get().getMessage(), failure.get());
        }
    }

    private void write(byte[] bytes, int length) {
        try {
            out.write(bytes, 0, length);
            out.flush();
        } catch (IOException e) {
            failure = Optional.of(e);
            onFailure.run();
            checkOpen();
        }
    }

    private void writeToErr(String text) {
        try {
            err.write(text.getBytes(StandardCharsets.UTF_8));
            err.flush();
        } catch (IOException e) {
            // the reader of standard error has closed it; answers and exit code are still useful
        }
    }

    private void startFlusher() {
        if (!flusherRuns && !closed) {
            flusherRuns = true;
            Thread flusher = new Thread(this::flushNowAndThen, FLUSHER);
            flusher.setDaemon(true);
            flusher.start();
        }
    }

    private synchronized void flushNowAndThen() {
        try {
            while (!closed) {
                wait(FLUSH_EVERY_MILLIS);
                flush();
            }
        } catch (UncheckedIOException e) {
            // this.failure has the error: the next print throws it to a caller that can handle it
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Returns true if the reader has closed the output, and false if the disk is full. The system's message may be in
     * any language, but a pipe is never full.
     */
    private boolean isClosedPipe(IOException e) {
        String message = String.valueOf(e.getMessage());
        return message.contains("pipe") || message.contains("reset") || outIsPipe.getAsBoolean();
    }
}
