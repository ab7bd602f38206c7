package dlx.app.console;

import com.google.inject.Inject;
import dlx.app.line.UsageException;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Opens what people name on the command line: files, and {@code -} for standard input. Texts in UTF-16 with a byte order mark come
 * out in UTF-8.
 */
public final class Inputs {

    private final InputStream stdin;
    private final Console console;
    private final Interrupts interrupts;

    /** What inputs hold, in the order in which they will be opened; empty where they are opened themselves. */
    private final Deque<byte[]> served = new ArrayDeque<>();

    /** Whether a person is to be told that the program waits for what they type; once. */
    private boolean tellsThatItWaits;

    /** The inputs of a run; where a person at a terminal writes standard input, a message says that the program waits. */
    @Inject
    public Inputs(ProcessEnvironment process, Console console, Interrupts interrupts) {
        stdin = process.in();
        this.console = console;
        this.interrupts = interrupts;
        tellsThatItWaits = process.inIsTerminal() && process.errIsTerminal();
    }

    /** How messages call an input. */
    public static String name(String file) {
        return file.equals("-") ? "<stdin>" : NamedFile.shown(file);
    }

    /**
     * Refuses an output that would write over an input, and {@code -}, which would be a file of that name.
     *
     * @param files names of the inputs
     * @param option that names the output
     * @throws UsageException if it is one of them, or {@code -}
     */
    public static void spare(List<String> files, String option, String output) {
        if (output.equals("-")) {
            throw new UsageException(option + " -: this stands for an input only; expected the name of a file");
        }
        for (String file : files) {
            String input = file.equals("-") ? "/dev/stdin" : file;
            if (NamedFile.isSame(output, input) && Files.isRegularFile(Path.of(input))) {
                throw new UsageException(option + " " + output + ": this is the input " + name(file)
                        + ", which would be written over; expected another file");
            }
        }
    }

    /**
     * Opens an input. Closing it leaves standard input open.
     *
     * @throws InputException if the file cannot be opened
     */
    public InputStream open(String file) {
        if (!served.isEmpty()) {
            return new ByteArrayInputStream(served.remove());
        }
        if (file.equals("-") && tellsThatItWaits) {
            tellsThatItWaits = false;
            console.report("reading puzzles from the terminal; end with Ctrl-D");
        }
        return new Utf16(new Flushing(file.equals("-") ? new Unclosed(stdin) : openFile(file), name(file)));
    }

    /**
     * Reads an input to its end.
     *
     * @throws InputException if the file cannot be read
     */
    public byte[] readWhole(String file) {
        try (InputStream in = open(file)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new InputException(name(file) + ": it cannot be read to its end (" + e.getMessage() + ")", e);
        }
    }

    /** Has the next inputs to be opened hold this, whatever their names. */
    public void serve(List<byte[]> contents) {
        served.addAll(contents);
    }

    private static InputStream openFile(String file) {
        try {
            Path path = NamedFile.path(file);
            if (Files.isDirectory(path)) {
                throw new InputException(file + ": this is a directory; expected a file", new IOException(file));
            }
            return Files.newInputStream(path);
        } catch (NoSuchFileException e) {
            throw new InputException(file + ": there is no such file; expected a file that can be read", e);
        } catch (AccessDeniedException e) {
            throw new InputException(file + ": reading is not allowed; expected a file that can be read", e);
        } catch (IOException e) {
            throw new InputException(file + ": it cannot be opened (" + e.getMessage() + "); expected a file", e);
        } catch (InvalidPathException e) {
            throw new InputException(name(file) + ": this is no name of a file; expected a file", new IOException(e));
        }
    }

    private static final class Unclosed extends FilterInputStream {

        Unclosed(InputStream in) {
            super(in);
        }

        @Override
        public void close() {
            // standard input belongs to the process
        }
    }

    /**
     * Prints all answers before it waits for input, so that a person or a program at the other end of a pipe gets them;
     * and makes one sentence of what went wrong. Reads come in chunks of 64 KiB, so the cost is nothing.
     */
    private final class Flushing extends FilterInputStream {

        private final String name;

        Flushing(InputStream in, String name) {
            super(in);
            this.name = name;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            int got = read(one, 0, 1);
            return got < 0 ? got : one[0] & 0xff;
        }

        @Override
        public int read(byte[] bytes, int from, int length) {
            console.flush();
            interrupts.waitForInput(true);
            try {
                return super.read(bytes, from, length);
            } catch (IOException e) {
                throw new InputException(name + ": it cannot be read to its end (" + e.getMessage() + ")", e);
            } finally {
                interrupts.waitForInput(false);
            }
        }
    }
}
