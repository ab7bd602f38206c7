package dlx.modelers.domination;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.modelers.graph.AdjacencyReader;
import dlx.modelers.graph.DimacsReader;
import dlx.modelers.words.WordReader;

/** A reader of boards, each a line with its size, and of graphs. */
record GroundReader(PuzzleText text, ChessPiece piece) {

    static final int GREATEST = 100;

    GroundReader(PuzzleText text) {
        this(
                text,
                text.choice(DominationModel.PIECE).map(DominationModel::piece).orElse(ChessPiece.QUEEN));
    }

    Ground read() {
        if (text.skipBlank() && text.look().filter(GroundReader::startsGraph).isPresent()) {
            DimacsReader graph = new DimacsReader(text, GroundReader::isSize);
            return new Network(graph.graph(graph.header(comment -> {})));
        }
        WordReader words = new WordReader(text.nextFilled("a board size, or a graph"));
        int rows = words.next("a board size").toInt("a board size", 1, GREATEST);
        int columns =
                words.hasNext() ? words.next("the number of columns").toInt("a number of columns", 1, GREATEST) : rows;
        words.end("the board size");
        return new ChessBoard(rows, columns, piece);
    }

    /** Skips the remaining lines of a rejected graph. */
    void skipRest() {
        text.skipWhile(line -> line.isBlank() || line.startsWith('#') || continuesGraph(line));
    }

    private static boolean startsGraph(Line line) {
        String kind = DimacsReader.kind(line);
        return kind.equals("p") || kind.equals("c") || AdjacencyReader.isRow(line);
    }

    private static boolean continuesGraph(Line line) {
        String kind = DimacsReader.kind(line);
        return kind.equals("e") || kind.equals("c");
    }

    private static boolean isSize(Line line) {
        return WatchedText.matches("[0-9]+", DimacsReader.kind(line));
    }
}
