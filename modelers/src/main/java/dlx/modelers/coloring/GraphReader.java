package dlx.modelers.coloring;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads one graph in the DIMACS format. The number of colors, for which the format has no place, comes from a setting or
 * from a comment in front of the graph.
 *
 * <p>Files differ in whether an edge stands there once or in both directions, and whether the number of edges in the
 * header counts lines or edges. All of that is accepted; a number that is neither is not, for then lines are missing.
 */
final class GraphReader {

    static final int MOST_VERTICES = 10_000;
    static final int MOST_EDGES = 1_000_000;
    static final int MOST_COLORS = 1_000;

    /** The largest cover made of a graph; takes 4 bytes a node, and an engine several times that. */
    private static final long MOST_NODES = 50_000_000;

    private static final String HEADER = "a line 'p edge VERTICES EDGES'";

    private final PuzzleText text;

    GraphReader(PuzzleText text) {
        this.text = text;
    }

    /** Reads the graph at which the text stands. */
    Graph read() {
        Optional<Integer> settled = text.number(ColoringModel.COLORS);
        List<Word> told = new ArrayList<>();
        Line line = text.nextFilled(HEADER);
        while (kind(line).equals("c")) {
            colorsToldBy(line).ifPresent(told::add);
            line = text.nextFilled(HEADER);
        }
        Header header = header(line);
        int k = settled.or(() -> told.stream().reduce((first, last) -> last).map(GraphReader::colors))
                .orElseThrow(() -> header.line.error(
                        1,
                        "nothing says how many colors there are; expected the setting " + ColoringModel.COLORS.name()
                                + ", or a line 'c colors NUMBER' before this one"));
        List<Edge> edges = readEdges(header);
        long nodes = (header.vertices + 2L * edges.size()) * k;
        if (nodes > MOST_NODES) {
            throw header.line.error(
                    1,
                    "the vertices and both ends of the edges, in " + k + " colors, make " + nodes
                            + " nodes; expected at most " + MOST_NODES);
        }
        return new Graph(header.vertices, edges, k);
    }

    /** Skips what is left of a graph that was refused. */
    void skipRest() {
        text.number(ColoringModel.COLORS);
        while (text.look().filter(line -> !startsGraph(line)).isPresent()) {
            text.next("a line");
        }
    }

    /** The line {@code p edge VERTICES EDGES}; its last word is kept to say where a wrong number stands. */
    private record Header(Line line, int vertices, int edges, Word lastWord) {}

    private static Header header(Line line) {
        Words words = new Words(line);
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

    private List<Edge> readEdges(Header header) {
        Set<Edge> edges = new LinkedHashSet<>();
        int lines = 0;
        while (text.skipBlank()
                && text.look().filter(line -> !startsGraph(line)).isPresent()) {
            Line line = text.next("an edge");
            if (!kind(line).equals("c")) {
                edges.add(edge(line, header.vertices));
                lines++;
                if (edges.size() > header.edges) {
                    throw line.error(1, "this is one edge more than the line 'p edge' says; expected " + header.edges);
                }
            }
        }
        if (lines != header.edges && edges.size() != header.edges) {
            throw header.lastWord.wrong("is not the number of edges that follow", Integer.toString(edges.size()));
        }
        return List.copyOf(edges);
    }

    private static Edge edge(Line line, int vertices) {
        Words words = new Words(line);
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

    /** Whether the line cannot belong to the graph before it: so files can be put one behind the other. */
    private static boolean startsGraph(Line line) {
        return kind(line).equals("p") || colorsToldBy(line).isPresent();
    }

    /** The number in a line {@code c colors NUMBER}; other comments may say what they like. */
    private static Optional<Word> colorsToldBy(Line line) {
        Words words = new Words(line);
        for (String part : List.of("c", ColoringModel.COLORS.name())) {
            if (!words.hasNext() || !words.next(part).text().equals(part)) {
                return Optional.empty();
            }
        }
        Optional<Word> number = words.hasNext() ? Optional.of(words.next("a number")) : Optional.empty();
        return number.filter(word -> !words.hasNext() && word.text().matches("[0-9]+"));
    }

    /** The first word, which says what the line is; none of a blank line. */
    private static String kind(Line line) {
        Words words = new Words(line);
        return words.hasNext() ? words.next("a word").text() : "";
    }

    private static int colors(Word word) {
        return word.toInt("a number of colors", 1, MOST_COLORS);
    }
}
