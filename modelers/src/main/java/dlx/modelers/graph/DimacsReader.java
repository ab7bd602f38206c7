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
 * Reads a graph in the DIMACS format: first its header, then its edges. A table of zeros and ones does as well.
 *
 * <p>Files differ in whether an edge stands there once or in both directions, and whether the number of edges in the
 * header counts lines or edges. All of that is accepted; a number that is neither is not, for then lines are missing.
 *
 * @since 0.1
 */
public final class DimacsReader {

    /** A graph has at most so many vertices. */
    public static final int MOST_VERTICES = 10_000;

    /** A graph has at most so many edges. */
    public static final int MOST_EDGES = 1_000_000;

    private static final String HEADER = "a line 'p edge VERTICES EDGES'";

    private final PuzzleText text;
    private final Predicate<Line> startsAnother;

    /** The graph of a table of zeros and ones, once it is read. */
    private Optional<Graph> table = Optional.empty();

    /**
     * The line {@code p edge VERTICES EDGES}.
     *
     * @param line where it stands
     * @param vertices how many, {@code >= 1}
     * @param edges how many edges or lines, {@code >= 0}
     * @param lastWord kept to say where a wrong number of edges stands
     */
    public record Header(Line line, int vertices, int edges, Word lastWord) {}

    /**
     * A reader of the graph at which the text stands.
     *
     * @param text in front of the graph
     * @param startsAnother whether a line cannot belong to the graph before it, beside those that begin with p; so files
     *     can be put one after the other
     */
    public DimacsReader(PuzzleText text, Predicate<Line> startsAnother) {
        this.text = text;
        this.startsAnother = startsAnother;
    }

    /**
     * Takes the header and the comments in front of it.
     *
     * @param comments sees each comment
     * @return the header
     * @throws dlx.api.PuzzleSyntaxException if there is none
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
     * Takes the edges.
     *
     * @param header what {@link #header} took
     * @return the graph
     * @throws dlx.api.PuzzleSyntaxException if a line is no edge, or their number is not that of the header
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

    /** A blank line after the last edge that the header promises ends a graph: what follows belongs to no graph yet. */
    private boolean endsHere() {
        return text.look().filter(Line::isBlank).isPresent();
    }

    /** Skips what is left of a graph that was refused. */
    public void skipRest() {
        text.skipWhile(line -> line.isBlank() || line.startsWith('#') || !startsGraph(line));
    }

    /**
     * The first word of a line, which says what the line is.
     *
     * @param line any line
     * @return the word; nothing if the line is blank
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
