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
 * The two outputs of a run: answers go to standard output, everything else to standard error. UTF-8, {@code \n}.
 *
 * <p>Answers are buffered; a thread of its own writes them within half a second, however long the search after them takes. On a
 * terminal answers are shown as {@link Printable} text; elsewhere they are not changed. Standard error shows such text everywhere. The first print after the reader has gone throws
 * {@link ClosedOutputException}. Thread-safe.
 */
public final class ProcessConsole implements Console, AutoCloseable {

    private static final int FLUSH_EVERY_MILLIS = 500;
    private static final String FLUSHER = "dlx-flusher";

    /** The maximum number of bytes of the first answer that {@link #watch} gives away. */
    private static final int MOST_OF_FIRST = 1 << 10;

    private OutputStream out;
    private final OutputStream err;
    private boolean outIsTerminal;
    private final boolean errIsTerminal;
    private BooleanSupplier outIsPipe;
    private final Runnable onFailure;
    private final byte[] buffer = new byte[1 << 16];

    /** The number of bytes of the buffer that are waiting. */
    private int waiting;

    /** The number of bytes that were printed, with those that are waiting. */
    private long printed;

    /** The digest of the printed bytes, for {@link #written}; empty without {@link #watch}. */
    private Optional<MessageDigest> digest = Optional.empty();

    /** The consumer that takes the first answer before any of it is printed. */
    private Optional<Consumer<byte[]>> beforeFirst = Optional.empty();

    private boolean isBehindAnswers;

    /** The reason why nothing can be printed any more. */
    private Optional<IOException> failure = Optional.empty();

    /** True if the failure was thrown where it can be handled; the flusher only keeps it. */
    private boolean failureThrown;

    /** The length of the status line that stands on the terminal, 0 for none. */
    private int statusLength;

    private boolean debug;
    private boolean flusherRuns;
    private boolean closed;

    /**
     * A console over two streams.
     *
     * @param outIsTerminal true if a terminal shows the answers
     * @param errIsTerminal true if a terminal shows standard error
     * @param outIsPipe returns true if a failure to write answers means that their reader has gone
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

    /** Sends answers to a file from now on; to be called before the first one. */
    public synchronized void printTo(OutputStream file) {
        out = file;
        outIsTerminal = false;
        outIsPipe = () -> false;
    }

    /**
     * Makes {@link #written} know the answers that are printed from now on; to be called before the first one.
     *
     * @param first takes the beginning of the first answer before any of it is printed: 1024 bytes at most. If it throws, the
     *     answer is not printed
     */
    public synchronized void watch(Consumer<byte[]> first) {
        digest = Optional.of(Sha256.fresh());
        beforeFirst = Optional.of(first);
    }

    /** Returns the digest of the answers since {@link #watch}; some of them may be waiting for {@link #flush}. */
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

    /** Shows errors with their stack traces from now on. */
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

    /** Returns a stream whose bytes are answers; closing it does nothing. */
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

    /** Returns standard error after everything printed so far; closing it does nothing. */
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
     * Writes a line that comes from outside of this program, from a plugin for example, to standard error; buffered answers stay
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

    /** Returns the trace of an error; its own part where its cause, which may be a plugin's, fails to print itself. */
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

    /** Returns true if the reader of the answers has gone, so that nothing more need be reported. */
    public synchronized boolean isClosedByReader() {
        return failure.isPresent() && isClosedPipe(failure.get());
    }

    /** Writes the answers that are still buffered. Throws the same as {@link #print}. */
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
            // its reader has gone: the answers matter, and the exit code shows the rest
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
            // kept in this.failure: the next print throws it where it can be handled
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Returns true if the reader has gone, and false if the disk is full. The system's message may be in any language; a pipe is never
     * full.
     */
    private boolean isClosedPipe(IOException e) {
        String message = String.valueOf(e.getMessage());
        return message.contains("pipe") || message.contains("reset") || outIsPipe.getAsBoolean();
    }
}
