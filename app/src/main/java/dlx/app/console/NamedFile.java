package dlx.app.console;

import dlx.commands.console.OutputFiles;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * An output file that the user named. Links are followed. An ordinary file is written as a temporary file and then
 * moved, so it always has either the old content or the complete new content. A pipe or device is written directly.
 * Another name of standard output or standard error, such as {@code /dev/stdout}, means that stream.
 */
public final class NamedFile {

    private static final int MOST_LINKS = 40;

    private final Path path;
    private final Optional<OutputStream> stream;

    /**
     * Creates the file of a name.
     *
     * @throws InvalidPathException if the name is not a name of a file
     * @throws IOException if links form a circle
     */
    public NamedFile(String name, ProcessConsole console) throws IOException {
        path = followed(path(name));
        stream = isSame(name, "/dev/stdout")
                ? Optional.of(console.answers())
                : isSame(name, "/dev/stderr") ? Optional.of(console.errors()) : Optional.empty();
    }

    /** Returns true if the file is one of the two outputs of the process. */
    public boolean isOutput() {
        return stream.isPresent();
    }

    /**
     * Writes the file in UTF-8; half of a surrogate pair becomes a question mark.
     *
     * @return true if the body was written completely; otherwise an ordinary file is unchanged
     */
    public boolean write(OutputFiles.Body body) throws IOException {
        if (stream.isPresent()) {
            return write(body, stream.get());
        }
        if (Files.isDirectory(path)) {
            throw new FileSystemException(path.toString(), null, "a folder has this name");
        }
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            return write(body, Files.newOutputStream(path, StandardOpenOption.WRITE));
        }
        Path aside = AsideFiles.of(path);
        Files.deleteIfExists(aside); // left by a killed process with this id
        try {
            OutputStream to = Files.newOutputStream(aside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            AsideFiles.deleteOfKilled(path, aside);
            boolean done = write(body, to);
            if (done) {
                OutputFolder.move(aside, path);
            }
            return done;
        } finally {
            Files.deleteIfExists(aside);
        }
    }

    private static boolean write(OutputFiles.Body body, OutputStream to) throws IOException {
        try (Writer writer = new OutputStreamWriter(to, StandardCharsets.UTF_8)) {
            return body.write(writer);
        }
    }

    /**
     * Returns the path of a name.
     *
     * @throws InvalidPathException if the name is invalid or empty; Java takes an empty name for the current folder
     */
    public static Path path(String name) {
        if (name.isEmpty()) {
            throw new InvalidPathException(name, "it is empty");
        }
        return Path.of(name);
    }

    /**
     * Returns the path at the end of links. The path need not exist.
     *
     * @throws IOException if links form a circle
     */
    public static Path followed(Path path) throws IOException {
        if (Files.isRegularFile(path)) {
            return path.toRealPath();
        }
        Path end = path;
        for (int links = 0; Files.isSymbolicLink(end) && !Files.exists(end); links++) {
            if (links == MOST_LINKS) {
                throw new FileSystemException(path.toString(), null, "links lead in a circle");
            }
            end = end.resolveSibling(Files.readSymbolicLink(end));
        }
        return end;
    }

    /** Returns true if two names mean one file that exists. */
    public static boolean isSame(String one, String other) {
        try {
            Path path = Path.of(one);
            return Files.exists(path) && Files.exists(Path.of(other)) && Files.isSameFile(path, Path.of(other));
        } catch (IOException | InvalidPathException e) {
            return false; // opening the file reports the reason
        }
    }

    /** Returns the system's reason of an error, without the path at its beginning. */
    public static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "folder not found";
        }
        String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
        return reason == null ? e.getClass().getSimpleName() : reason;
    }
}
