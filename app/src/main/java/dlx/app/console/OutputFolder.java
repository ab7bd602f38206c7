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
 * A folder that a command writes files into. The folder is created when it is needed; files of equal names are
 * replaced.
 *
 * <p>Each file is written as a temporary file and then moved, so that it always has either the old content or the
 * complete new content. A symbolic link of its name is replaced, not followed.
 */
public final class OutputFolder {

    private final String folder;
    private final Writing writing;

    /** Writes a new file, for tests that make it fail. */
    @FunctionalInterface
    interface Writing {

        void write(Path file, byte[] bytes) throws IOException;
    }

    /** Creates the folder that the user named. */
    public OutputFolder(String folder) {
        this(
                folder,
                (file, bytes) -> Files.write(file, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
    }

    /** Creates a folder whose files are written by a function, for tests. */
    OutputFolder(String folder, Writing writing) {
        this.folder = folder;
        this.writing = writing;
    }

    /**
     * Writes a file in UTF-8; half of a surrogate pair becomes a question mark.
     *
     * @return the path of the file
     * @throws UncheckedIOException if the file cannot be written; the message is one sentence
     */
    public String write(String name, String text) {
        return write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Writes a file.
     *
     * @return the path of the file
     * @throws UncheckedIOException if the file cannot be written; the message is one sentence
     */
    public String write(String name, byte[] bytes) {
        try {
            Path directory = Files.createDirectories(NamedFile.path(folder));
            Path file = directory.resolve(name);
            replace(file, bytes);
            return file.toString();
        } catch (FileAlreadyExistsException e) {
            throw new UncheckedIOException(folder + ": is a file; must be a folder", e);
        } catch (AccessDeniedException e) {
            throw new UncheckedIOException(folder + ": writing there is not allowed", e);
        } catch (IOException e) {
            throw new UncheckedIOException(folder + ": " + name + " cannot be written (" + reason(e) + ")", e);
        } catch (InvalidPathException e) {
            throw new UncheckedIOException(Inputs.shown(folder) + ": not a valid folder name", new IOException(e));
        }
    }

    /**
     * Replaces a file by a new file next to it. Java's own temporary files would not do, because other users cannot
     * read them.
     */
    private void replace(Path file, byte[] bytes) throws IOException {
        Path aside = AsideFiles.of(file);
        try {
            Files.deleteIfExists(aside); // left by a killed process with this id
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
            throw new FileSystemException(to.toString(), null, "a folder has this name");
        }
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Returns the system's reason of an error, without the path at its beginning. */
    private static String reason(IOException e) {
        String said = e instanceof FileSystemException detailed ? detailed.getReason() : e.getMessage();
        return said == null ? e.toString() : said;
    }
}
