package dlx.benchmarks.measure;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A recorded tree, with what was measured when it was recorded, as a file: so that it can be played again without searching.
 *
 * @param engine that went through it
 * @param node seconds of a node
 * @param cut seconds of a cut
 */
record TreeFile(String engine, double node, double cut, Subtree tree) implements Serializable {

    /** Writes it; the file is never there in part. */
    void write(Path file) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try (ObjectOutputStream out = new ObjectOutputStream(new GZIPOutputStream(Files.newOutputStream(part)))) {
            out.writeObject(this);
        }
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }

    static TreeFile read(Path file) throws IOException {
        try (ObjectInputStream in = new ObjectInputStream(new GZIPInputStream(Files.newInputStream(file)))) {
            return (TreeFile) in.readObject();
        } catch (ClassNotFoundException e) {
            throw new IOException(file + " holds something else", e);
        }
    }
}
