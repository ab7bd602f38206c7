package dlx.app.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** A folder that a command writes files into: made when it is needed; files of the same name are replaced. */
public final class OutputFolder {

    private final String folder;

    /** The folder that somebody typed. */
    public OutputFolder(String folder) {
        this.folder = folder;
    }

    /**
     * Writes a file.
     *
     * @return the file's path
     * @throws UncheckedIOException if it cannot be written; the message is one sentence
     */
    public String write(String name, String text) {
        try {
            Path directory = Files.createDirectories(Path.of(folder));
            return Files.writeString(directory.resolve(name), text).toString();
        } catch (FileAlreadyExistsException e) {
            throw new UncheckedIOException(folder + ": this is a file; expected a directory", e);
        } catch (AccessDeniedException e) {
            throw new UncheckedIOException(folder + ": writing there is not allowed", e);
        } catch (IOException e) {
            throw new UncheckedIOException(folder + ": " + name + " cannot be written (" + e.getMessage() + ")", e);
        } catch (InvalidPathException e) {
            throw new UncheckedIOException(folder + ": this is no name of a directory", new IOException(e));
        }
    }
}
