package dlx.app.console;

import dlx.commands.console.Inputs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A folder that a command writes files into: made when it is needed; files of the same name are replaced.
 *
 * <p>Each file is written aside and then moved to its place, so that it is the old one or the new one, whole, whatever
 * happens in between; and so that a symbolic link in its place is replaced, never followed.
 */
public final class OutputFolder {

    private final String folder;
    private final Writing writing;

    /** Writes a new file. */
    @FunctionalInterface
    interface Writing {

        void write(Path file, byte[] bytes) throws IOException;
    }

    /** The folder that was typed. */
    public OutputFolder(String folder) {
        this(
                folder,
                (file, bytes) -> Files.write(file, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
    }

    /** A folder that a test writes into. */
    OutputFolder(String folder, Writing writing) {
        this.folder = folder;
        this.writing = writing;
    }

    /**
     * Writes a file in UTF-8; half of a surrogate pair becomes a question mark.
     *
     * @return the file's path
     * @throws UncheckedIOException if it cannot be written; the message is one sentence
     */
    public String write(String name, String text) {
        return write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Writes a file.
     *
     * @return the file's path
     * @throws UncheckedIOException if it cannot be written; the message is one sentence
     */
    public String write(String name, byte[] bytes) {
        try {
            Path directory = Files.createDirectories(NamedFile.path(folder));
            Path file = directory.resolve(name);
            replace(file, bytes);
            return file.toString();
        } catch (FileAlreadyExistsException e) {
            throw new UncheckedIOException(folder + ": this is a file; expected a directory", e);
        } catch (AccessDeniedException e) {
            throw new UncheckedIOException(folder + ": writing there is not allowed", e);
        } catch (IOException e) {
            throw new UncheckedIOException(folder + ": " + name + " cannot be written (" + reason(e) + ")", e);
        } catch (InvalidPathException e) {
            throw new UncheckedIOException(Inputs.shown(folder) + ": not a valid directory name", new IOException(e));
        }
    }

    /** Replaces a file; by one written aside, because other users cannot read the temporary files of Java. */
    private void replace(Path file, byte[] bytes) throws IOException {
        Path aside = AsideFiles.of(file);
        try {
            Files.deleteIfExists(aside); // of a process of this number that was killed
            writing.write(aside, bytes);
            move(aside, file);
        } catch (IOException | RuntimeException | Error e) {
            try {
                Files.deleteIfExists(aside);
            } catch (IOException second) {
                e.addSuppressed(second);
            }
            throw e;
        }
    }

    static void move(Path from, Path to) throws IOException {
        if (Files.isDirectory(to, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileSystemException(to.toString(), null, "this is a directory; expected a file");
        }
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Returns the reason that the system gives, without the path that it begins with. */
    private static String reason(IOException e) {
        String said = e instanceof FileSystemException detailed ? detailed.getReason() : e.getMessage();
        return said == null ? e.toString() : said;
    }
}
