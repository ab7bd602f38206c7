package dlx.commands.console;

import dlx.api.Svg;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** The files that a run writes beside its answers, and pictures in dots. */
public interface OutputFiles {

    /** Fills a file. */
    @FunctionalInterface
    interface Body {
        /** Writes the content, and returns true if it came to its end. */
        boolean write(Writer to) throws IOException;
    }

    /**
     * Refuses an output that would write over an input, and {@code -}, which would be a file of that name.
     *
     * @param inputs the names of the inputs
     * @param option the option that names the output
     * @throws dlx.commands.line.UsageException if it is one of them, or {@code -}
     */
    void spare(List<String> inputs, String option, String output);

    /**
     * Writes a proof, whole or not at all.
     *
     * @return true if the proof was written to its end
     * @throws java.io.UncheckedIOException if it cannot be written; the message is one sentence
     */
    boolean writeProof(String file, Body proof);

    /**
     * Writes a file into a folder, which is made when it is needed.
     *
     * @return the file's path
     * @throws java.io.UncheckedIOException if it cannot be written; the message is one sentence
     */
    String write(String folder, String name, byte[] content);

    /**
     * Returns a picture as a PNG file.
     *
     * @throws dlx.api.ModelException if it has a number that cannot be drawn
     * @throws dlx.commands.line.UsageException if the host does not draw in dots
     */
    byte[] png(Svg picture);
}
