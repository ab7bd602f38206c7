package dlx.benchmarks.measure;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A recorded tree, with what was measured when it was recorded, as a file: so that it can be played again without searching.
 *
 * @param engine that went through it
 * @param node seconds of a node
 * @param cut seconds of a cut
 */
record TreeFile(String engine, double node, double cut, Subtree tree) {

    /** Writes it; nothing else is seen there at any time. */
    void write(Path file) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try (DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(new GZIPOutputStream(Files.newOutputStream(part))))) {
            out.writeUTF(engine);
            out.writeDouble(node);
            out.writeDouble(cut);
            write(tree, out);
        }
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }

    static TreeFile read(Path file) throws IOException {
        try (DataInputStream in =
                new DataInputStream(new BufferedInputStream(new GZIPInputStream(Files.newInputStream(file))))) {
            return new TreeFile(in.readUTF(), in.readDouble(), in.readDouble(), read(in));
        }
    }

    /** As deep as the tree, which is a few dozen levels. */
    private static void write(Subtree subtree, DataOutputStream out) throws IOException {
        out.writeInt(subtree.children().size());
        if (subtree.isLeaf()) {
            out.writeLong(subtree.nodes());
            out.writeLong(subtree.solutions());
        }
        for (Subtree child : subtree.children()) {
            write(child, out);
        }
    }

    private static Subtree read(DataInputStream in) throws IOException {
        int size = in.readInt();
        if (size == 0) {
            return Subtree.leaf(in.readLong(), in.readLong());
        }
        List<Subtree> children = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            children.add(read(in));
        }
        return Subtree.of(children);
    }
}
