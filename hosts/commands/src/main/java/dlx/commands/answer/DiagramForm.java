package dlx.commands.answer;

import com.google.gson.stream.JsonWriter;
import dlx.commands.line.UsageException;
import dlx.core.diagram.Diagram;
import dlx.core.diagram.DiagramFullException;
import dlx.core.diagram.Zdd;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** The output forms of a diagram of all solutions. */
public enum DiagramForm {
    /** The form of Graphviz. */
    DOT,
    /** The form that Knuth's program DLX6 prints. */
    KNUTH,
    /** A picture of a small diagram. */
    SVG,
    /** One JSON object. */
    JSON;

    /**
     * Returns the form that was typed.
     *
     * @throws UsageException if the form does not exist
     */
    public static DiagramForm of(String typed) {
        return UsageException.known("form", typed, List.of(values()), DiagramForm::word);
    }

    /** Returns the word for the form on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns true if the diagrams of several puzzles can be written one after the other. */
    public boolean takesSeveral() {
        return this == JSON;
    }

    /**
     * Writes a diagram. A diagram that the form cannot express is rejected before the first output.
     *
     * @param puzzle the number of the puzzle
     * @param out takes the text in pieces
     * @throws UsageException if the diagram is too large for the form
     * @throws DiagramFullException if the work needs more memory than the diagram may use
     */
    public void write(int puzzle, Diagram<?> diagram, Consumer<String> out) {
        ChunkedWriter pieces = new ChunkedWriter(out);
        try {
            switch (this) {
                case DOT -> diagram.writeDot(pieces);
                case KNUTH -> diagram.writeKnuth(pieces);
                case SVG -> draw(puzzle, diagram, pieces);
                case JSON -> writeNodes(puzzle, diagram, pieces);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); // the consumer of the pieces does not throw it
        }
        pieces.flush();
    }

    private static void draw(int puzzle, Diagram<?> diagram, ChunkedWriter out) throws IOException {
        try {
            diagram.writeSvg(out);
        } catch (IllegalArgumentException e) {
            String reason = String.valueOf(e.getMessage());
            throw new UsageException("--to svg: puzzle " + puzzle + ": "
                    + reason.substring(reason.indexOf(": ") + 1).strip()); // without the name of a parameter
        }
    }

    private static void writeNodes(int puzzle, Diagram<?> diagram, ChunkedWriter out) throws IOException {
        BigInteger solutions = diagram.count();
        Zdd zdd = diagram.zdd();
        JsonWriter json = new JsonWriter(out);
        json.beginObject();
        json.name("type").value("diagram");
        json.name("puzzle").value(puzzle);
        json.name("solutions").value(solutions.toString());
        json.name("root").value(zdd.root());
        json.name("nodes").beginArray();
        for (int node = 2; node < zdd.size(); node++) {
            json.beginObject();
            json.name("node").value(node);
            json.name("option").value(zdd.option(node) + 1L);
            json.name("lo").value(zdd.lo(node));
            json.name("hi").value(zdd.hi(node));
            json.endObject();
        }
        json.endArray();
        json.endObject();
        json.flush();
        out.write("\n");
    }
}
