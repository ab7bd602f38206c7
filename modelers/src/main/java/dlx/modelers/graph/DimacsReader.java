package dlx.modelers.graph;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.words.WordReader;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Reads a graph in the DIMACS format: first its header, then its edges. Accepts a table of zeros and ones too.
 *
 * <p>Files differ: an edge is listed once or in both directions, and the number of edges in the header counts lines or
 * edges. All these forms are accepted. Any other number is rejected, because lines are missing then.
 *
 * @since 0.1
 */
public final class DimacsReader {

    /** Maximum number of vertices of a graph. */
    public static final int MOST_VERTICES = 10_000;

    /** Maximum number of edges of a graph. */
    public static final int MOST_EDGES = 1_000_000;

    private static final String HEADER = "a line 'p edge VERTICES EDGES'";

    private final PuzzleText text;
    private final Predicate<Line> startsAnother;

    /** The graph of a table of zeros and ones after it is read; else empty. */
    private Optional<Graph> table = Optional.empty();

    /**
     * The line {@code p edge VERTICES EDGES}.
     *
     * @param line the line
     * @param vertices number of vertices, 1 or more
     * @param edges number of edges or of lines, 0 or more
     * @param lastWord the word with the number of edges, for an error about this number
     */
    public record Header(Line line, int vertices, int edges, Word lastWord) {}

    /**
     * Creates a reader of the next graph of a text.
     *
     * @param text the text, before the graph
     * @param startsAnother returns true for a line that begins the next graph, in addition to lines that begin with
     *     p, so that files can be concatenated
     */
    public DimacsReader(PuzzleText text, Predicate<Line> startsAnother) {
        this.text = text;
        this.startsAnother = startsAnother;
    }

    /**
     * Reads the header and the comments before it.
     *
     * @param comments receives each comment
     * @return the header
     * @throws dlx.api.PuzzleSyntaxException if the header is missing or wrong
     */
    public Header header(Consumer<Line> comments) {
        Line line = text.nextFilled(HEADER);
        while (kind(line).equals("c")) {
            comments.accept(line);
            line = text.nextFilled(HEADER);
        }
        if (AdjacencyReader.isRow(line)) {
            table = Optional.of(AdjacencyReader.read(text, line));
            Graph graph = table.get();
            Word last = line.words().get(0);
            return new Header(line, graph.vertices(), graph.edges().size(), last);
        }
        return header(line);
    }

    /**
     * Reads the edges.
     *
     * @param header the header, from {@link #header}
     * @return the graph
     * @throws dlx.api.PuzzleSyntaxException if a line is not an edge, or the number of edges differs from the
     *     header
     */
    public Graph graph(Header header) {
        if (table.isPresent()) {
            return table.get();
        }
        Set<Edge> edges = new LinkedHashSet<>();
        int lines = 0;
        while (!(isComplete(header, lines, edges) && endsHere()) && isInside()) {
            Line line = text.next("an edge");
            if (!kind(line).equals("c")) {
                edges.add(edge(line, header.vertices));
                lines++;
                if (edges.size() > header.edges) {
                    throw line.error(1, "this is one edge more than the line 'p edge' says; expected " + header.edges);
                }
            }
        }
        if (!isComplete(header, lines, edges)) {
            throw header.lastWord.wrong("is not the number of edges that follow", Integer.toString(edges.size()));
        }
        return new Graph(header.vertices, List.copyOf(edges));
    }

    private static boolean isComplete(Header header, int lines, Set<Edge> edges) {
        return lines == header.edges || edges.size() == header.edges;
    }

    /**
     * Returns true if a blank line follows. After the last edge of the header's number a blank line ends the graph,
     * because the lines after it may belong to something else.
     */
    private boolean endsHere() {
        return text.look().filter(Line::isBlank).isPresent();
    }

    /** Skips the rest of a graph that was rejected. */
    public void skipRest() {
        text.skipWhile(line -> line.isBlank() || line.startsWith('#') || !startsGraph(line));
    }

    /**
     * Returns the first word of a line, which determines its kind.
     *
     * @param line any line
     * @return the word; an empty text if the line is blank
     */
    public static String kind(Line line) {
        WordReader words = new WordReader(line);
        return words.hasNext() ? words.next("a word").text() : "";
    }

    private boolean isInside() {
        return text.skipBlank() && text.look().filter(this::startsGraph).isEmpty();
    }

    private boolean startsGraph(Line line) {
        return kind(line).equals("p") || AdjacencyReader.isRow(line) || startsAnother.test(line);
    }

    private static Header header(Line line) {
        WordReader words = new WordReader(line);
        Word kind = words.next(HEADER);
        if (!kind.text().equals("p")) {
            throw kind.wrong("does not start a graph", HEADER);
        }
        Word format = words.next("the word edge");
        if (!List.of("edge", "edges", "col").contains(format.text())) {
            throw format.wrong("is not the format of a graph", "the word edge");
        }
        int vertices = words.next("the number of vertices").toInt("a number of vertices", 1, MOST_VERTICES);
        Word last = words.next("the number of edges");
        int edges = last.toInt("a number of edges", 0, MOST_EDGES);
        words.end("the number of edges");
        return new Header(line, vertices, edges, last);
    }

    private static Edge edge(Line line, int vertices) {
        WordReader words = new WordReader(line);
        Word kind = words.next("an edge");
        if (!kind.text().equals("e")) {
            throw kind.wrong("does not start a line of a graph", "e for an edge, c for a comment");
        }
        int one = words.next("two vertices").toInt("a vertex", 1, vertices);
        Word second = words.next("the second vertex");
        int other = second.toInt("a vertex", 1, vertices);
        if (one == other) {
            throw second.wrong("is joined to itself", "two vertices that differ");
        }
        words.end("the second vertex");
        return new Edge(one, other);
    }
}
