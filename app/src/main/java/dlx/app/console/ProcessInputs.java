package dlx.app.console;

import com.google.inject.Inject;
import dlx.commands.console.InputException;
import dlx.commands.console.Inputs;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Opens the inputs that a command line names: files, and {@code -} for standard input. Texts in UTF-16 with a byte
 * order mark are converted to UTF-8.
 */
public final class ProcessInputs implements Inputs {

    private final InputStream stdin;
    private final ProcessConsole console;
    private final Interrupts interrupts;

    /** Contents of the next inputs in the order of opening, instead of files; empty if files are opened. */
    private final Deque<byte[]> served = new ArrayDeque<>();

    /** True until the program has reported that it waits for input from the terminal. */
    private boolean tellsThatItWaits;

    /**
     * Creates the inputs of a run. A message reports that the program waits, if standard input and standard error are
     * terminals.
     */
    @Inject
    public ProcessInputs(ProcessEnvironment process, ProcessConsole console, Interrupts interrupts) {
        stdin = process.in();
        this.console = console;
        this.interrupts = interrupts;
        tellsThatItWaits = process.inIsTerminal() && process.errIsTerminal();
    }

    @Override
    public InputStream open(String file) {
        if (!served.isEmpty()) {
            return new ByteArrayInputStream(served.remove());
        }
        if (file.equals("-") && tellsThatItWaits) {
            tellsThatItWaits = false;
            console.report("reading puzzles from the terminal; end with Ctrl-D");
        }
        return new Utf16(new Flushing(file.equals("-") ? new Unclosed(stdin) : openFile(file), Inputs.name(file)));
    }

    @Override
    public byte[] readWhole(String file) {
        try (InputStream in = open(file)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new InputException(Inputs.name(file) + ": cannot be read to its end (" + e.getMessage() + ")", e);
        }
    }

    /**
     * Returns the text of a file, also while other inputs are {@linkplain #serve served}.
     *
     * @throws InputException if the file cannot be read
     */
    public static String text(String file) {
        try (InputStream in = new Utf16(openFile(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new InputException(file + ": cannot be read to its end (" + e.getMessage() + ")", e);
        }
    }

    @Override
    public void serve(List<byte[]> contents) {
        served.addAll(contents);
    }

    @Override
    public boolean isFile(String name) {
        try {
            return Files.isRegularFile(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static InputStream openFile(String file) {
        try {
            Path path = NamedFile.path(file);
            if (Files.isDirectory(path)) {
                throw new InputException(file + ": is a folder; must be a file", new IOException(file));
            }
            return Files.newInputStream(path);
        } catch (NoSuchFileException e) {
            throw InputException.missing(file, e);
        } catch (AccessDeniedException e) {
            throw new InputException(file + ": reading is not allowed; expected a file that can be read", e);
        } catch (IOException e) {
            throw new InputException(file + ": cannot be opened (" + e.getMessage() + "); expected a file", e);
        } catch (InvalidPathException e) {
            throw new InputException(
                    Inputs.name(file) + ": not a valid file name; expected a file", new IOException(e));
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
     * Prints all answers before a read that may block, so that a program at the other end of a pipe receives them.
     * Errors of reading become messages with the input's name. Reads are in chunks of 64 KiB, so the cost is
     * negligible.
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
                throw new InputException(name + ": cannot be read to its end (" + e.getMessage() + ")", e);
            } finally {
                interrupts.waitForInput(false);
            }
        }
    }
}
