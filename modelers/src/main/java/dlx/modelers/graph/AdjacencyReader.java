package dlx.modelers.graph;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a graph as a table of zeros and ones: a row and a column for each vertex, and a 1 if two vertices are joined.
 * Blanks, commas, semicolons or tabs separate cells; brackets around rows are ignored.
 *
 * @since 0.1
 */
public final class AdjacencyReader {

    /** Minimum number of cells of a row; two numbers are the size of a board. */
    private static final int LEAST = 3;

    private AdjacencyReader() {}

    /**
     * Returns true if a line is the first row of such a table.
     *
     * @param line any line
     * @return true if it has three cells or more, each 0 or 1
     */
    public static boolean isRow(Line line) {
        if (line.text().length() > 4 * DimacsReader.MOST_VERTICES) {
            return false;
        }
        List<Word> cells = cells(line);
        return cells.size() >= LEAST
                && cells.stream()
                        .allMatch(cell -> cell.text().equals("0") || cell.text().equals("1"));
    }

    /**
     * Reads the rows below the first row.
     *
     * @param text the text, after the first row
     * @param first the first row
     * @return the graph
     * @throws dlx.api.PuzzleSyntaxException if the table is not square, is not symmetric, or joins a vertex to
     *     itself
     */
    static Graph read(PuzzleText text, Line first) {
        List<List<Word>> rows = rows(text, first);
        int n = rows.size();
        List<Edge> edges = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column <= row; column++) {
                Word cell = rows.get(row).get(column);
                boolean joined = isOne(cell);
                if (joined != isOne(rows.get(column).get(row))) {
                    throw cell.wrong(
                            "is not the entry of row " + (column + 1) + ", column " + (row + 1),
                            "the same there, as an edge does not have a direction");
                }
                if (joined && row == column) {
                    throw cell.wrong(
                            "joins vertex " + (row + 1) + " to itself", "0 from the upper left to the lower right");
                }
                if (joined) {
                    edges.add(new Edge(column + 1, row + 1));
                }
            }
        }
        return new Graph(n, edges);
    }

    /** Reads as many rows as the first row has cells. All rows are read before an error about one of them is thrown. */
    private static List<List<Word>> rows(PuzzleText text, Line first) {
        List<Line> lines = new ArrayList<>(List.of(first));
        int n = cells(first).size();
        while (lines.size() < n && text.look().filter(line -> !line.isBlank()).isPresent()) {
            lines.add(text.next("a row"));
        }
        for (Line line : lines) {
            int count = cells(line).size();
            if (count != n) {
                throw line.wrongCount("the row", count, "cell", n);
            }
        }
        if (lines.size() < n) {
            String expected = "row " + (lines.size() + 1) + " of " + n;
            throw text.look()
                    .map(line -> line.error(1, "the table ends here; expected " + expected))
                    .orElseGet(() -> text.endOfText(expected));
        }
        return lines.stream().map(AdjacencyReader::cells).toList();
    }

    private static boolean isOne(Word cell) {
        return cell.toInt("a cell of the table", 0, 1) == 1;
    }

    private static List<Word> cells(Line line) {
        StringBuilder bare = new StringBuilder(line.text());
        for (int i = 0; i < bare.length(); i++) {
            if (",;[](){}".indexOf(bare.charAt(i)) >= 0) {
                bare.setCharAt(i, ' ');
            }
        }
        return new Line(line.source(), line.number(), bare.toString())
                .words().stream()
                        .map(word -> new Word(line, word.column(), word.text()))
                        .toList();
    }
}
