package dlx.modelers.coloring;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.graph.DimacsReader;
import dlx.modelers.graph.Graph;
import dlx.modelers.words.WordReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A reader of graphs in the DIMACS format, which does not contain the number of colors. The number comes from a setting
 * or from a comment before the graph.
 */
record GraphReader(PuzzleText text, DimacsReader reader) {

    static final int MOST_COLORS = 1_000;

    /** Maximum number of nodes of the cover of a graph. A node takes 4 bytes, and several times that in an engine. */
    private static final long MOST_NODES = 50_000_000;

    GraphReader(PuzzleText text) {
        this(text, new DimacsReader(text, line -> colorsNamedBy(line).isPresent()));
    }

    /** Reads the graph at the position of the text. */
    ColoringPuzzle read() {
        Optional<Integer> settled = text.number(ColoringModel.COLORS);
        List<Word> named = new ArrayList<>();
        DimacsReader.Header header =
                reader.header(comment -> colorsNamedBy(comment).ifPresent(named::add));
        int k = settled.or(() -> named.stream().reduce((first, last) -> last).map(GraphReader::colors))
                .orElseThrow(() -> header.line()
                        .error(
                                1,
                                "the number of colors is missing; expected the setting "
                                        + ColoringModel.COLORS.name()
                                        + ", or a line 'c colors NUMBER' above"));
        Graph graph = reader.graph(header);
        long nodes = (graph.vertices() + 2L * graph.edges().size()) * k;
        if (nodes > MOST_NODES) {
            throw header.line()
                    .error(
                            1,
                            "the vertices and both ends of the edges, in " + k + " colors, make " + nodes
                                    + " nodes; expected at most " + MOST_NODES);
        }
        return new ColoringPuzzle(graph, k);
    }

    /** Skips the remaining lines of a rejected graph. */
    void skipRest() {
        text.number(ColoringModel.COLORS);
        reader.skipRest();
    }

    /** Returns the number in a line {@code c colors NUMBER}; empty for other comments. */
    private static Optional<Word> colorsNamedBy(Line line) {
        WordReader words = new WordReader(line);
        for (String part : List.of("c", ColoringModel.COLORS.name())) {
            if (!words.hasNext() || !words.next(part).text().equals(part)) {
                return Optional.empty();
            }
        }
        Optional<Word> number = words.hasNext() ? Optional.of(words.next("a number")) : Optional.empty();
        return number.filter(word -> !words.hasNext() && WatchedText.matches("[0-9]+", word.text()));
    }

    private static int colors(Word word) {
        return word.toInt("a number of colors", 1, MOST_COLORS);
    }
}
