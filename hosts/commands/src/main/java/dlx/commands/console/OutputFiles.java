package dlx.commands.console;

import dlx.api.Svg;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Writes the files of a run other than its answers, and draws pictures as PNG. */
public interface OutputFiles {

    /** Writes the content of a file. */
    @FunctionalInterface
    interface Body {
        /** Writes the content, and returns true if it is complete. */
        boolean write(Writer to) throws IOException;
    }

    /**
     * Rejects an output that would overwrite an input, and the output {@code -}.
     *
     * @param inputs the names of the inputs
     * @param option the option that names the output
     * @throws dlx.commands.line.UsageException if the output is one of the inputs, or {@code -}
     */
    void spare(List<String> inputs, String option, String output);

    /**
     * Writes a proof to a file. An incomplete proof does not leave a file.
     *
     * @return true if the proof is complete
     * @throws java.io.UncheckedIOException if the file cannot be written; the message is one sentence
     */
    boolean writeProof(String file, Body proof);

    /**
     * Writes a file to a folder, which is created if necessary.
     *
     * @return the path of the file
     * @throws java.io.UncheckedIOException if the file cannot be written; the message is one sentence
     */
    String write(String folder, String name, byte[] content);

    /**
     * Returns a picture as a PNG file.
     *
     * @throws dlx.api.ModelException if the picture contains a number that cannot be drawn
     * @throws dlx.commands.line.UsageException if the host does not support PNG
     */
    byte[] png(Svg picture);
}
