package dlx.app.checkpoint;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a proof: as a file that is there whole or not at all. */
public final class ProofFile {

    private ProofFile() {}

    /** What fills the file; whether it came to its end. */
    @FunctionalInterface
    public interface Body {

        boolean write(Writer to) throws IOException;
    }

    /**
     * Puts what is written in the place of a file. What is no ordinary file, a pipe or a device, is written to as it is.
     *
     * @return whether it was written to its end; otherwise nothing is left of a file
     * @throws UncheckedIOException if it cannot be written
     */
    public static boolean write(String name, Body body) {
        try {
            Path path = Path.of(name);
            if (Files.exists(path) && !Files.isRegularFile(path)) {
                try (Writer out = Files.newBufferedWriter(path, StandardCharsets.US_ASCII)) {
                    return body.write(out);
                }
            }
            Path aside = path.resolveSibling(path.getFileName() + ".new");
            try {
                boolean done;
                try (Writer out = Files.newBufferedWriter(aside, StandardCharsets.US_ASCII)) {
                    done = body.write(out);
                }
                if (done) {
                    Files.move(aside, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
                }
                return done;
            } finally {
                Files.deleteIfExists(aside);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    name + ": the proof cannot be written (" + CheckpointFile.reason(e) + ")", e);
        } catch (InvalidPathException e) {
            throw new UncheckedIOException(
                    name + ": this is no name of a file; expected one for the proof", new IOException(e));
        }
    }
}
