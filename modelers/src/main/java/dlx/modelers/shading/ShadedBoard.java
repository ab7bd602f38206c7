package dlx.modelers.shading;

import dlx.api.Component;
import dlx.api.LazyClause;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.WordGrid;
import dlx.modelers.grid.BoardAhead;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A board with a word in each cell.
 *
 * @param columns number of columns, {@code >= 1}
 * @param words the word in each cell, row by row; {@link #FREE} for a cell without one
 * @since 0.1
 */
public record ShadedBoard(int columns, List<String> words) {

    /** The word of a cell without a number. */
    static final String FREE = ".";

    /** Creates a board with a copy of the list. */
    public ShadedBoard {
        words = List.copyOf(words);
    }

    /** Reads a board of words that match an expression; {@code expected} describes it in messages. */
    static ShadedBoard read(PuzzleText text, String regex, String expected) {
        BoardAhead.check(text, 0);
        return of(text.words("a row of the board"), regex, expected);
    }

    /** Returns the board of words that were read. */
    static ShadedBoard of(WordGrid cells, String regex, String expected) {
        List<List<String>> words = BoardAhead.checked(cells).map(cell -> {
            if (!WatchedText.matches(regex, cell.text())) {
                throw cell.wrong("is not a cell", expected);
            }
            return cell.text();
        });
        return new ShadedBoard(
                cells.columns(), words.stream().flatMap(List::stream).toList());
    }

    int rows() {
        return words.size() / columns;
    }

    /** Returns the word in a cell. */
    String word(Shade cell) {
        return words.get(cell.row() * columns + cell.column());
    }

    boolean isFree(Shade cell) {
        return word(cell).equals(FREE);
    }

    /** Returns the options of one color, row by row. */
    Stream<Shade> all(boolean black) {
        return IntStream.range(0, words.size()).mapToObj(k -> new Shade(k / columns, k % columns, black));
    }

    /** Returns the chosen options of one color, row by row. */
    List<Shade> chosen(boolean black, Set<Shade> chosen) {
        return all(black).filter(chosen::contains).toList();
    }

    /** Returns the options of the same color for the cells that share a side with a cell. */
    List<Shade> neighbors(Shade cell) {
        List<Shade> neighbors = new ArrayList<>();
        addTo(neighbors, cell.row() - 1, cell.column(), cell.black());
        addTo(neighbors, cell.row(), cell.column() - 1, cell.black());
        addTo(neighbors, cell.row(), cell.column() + 1, cell.black());
        addTo(neighbors, cell.row() + 1, cell.column(), cell.black());
        return neighbors;
    }

    private void addTo(List<Shade> neighbors, int row, int column, boolean black) {
        if (row >= 0 && row < rows() && column >= 0 && column < columns) {
            neighbors.add(new Shade(row, column, black));
        }
    }

    /** Returns the pairs of neighbors of one color, the upper or left cell first. */
    Stream<List<Shade>> pairs(boolean black) {
        return all(black)
                .flatMap(cell -> neighbors(cell).stream()
                        .filter(other -> other.row() > cell.row() || other.column() > cell.column())
                        .map(other -> List.of(cell, other)));
    }

    /** Returns the clauses that a choice breaks if the cells of one color are not connected. */
    List<LazyClause<Shade>> connect(boolean black, Set<Shade> chosen) {
        return Component.connect(
                chosen(black, chosen),
                this::neighbors,
                cell -> cell,
                (inside, outside) -> (black ? "white" : "black") + " cells separate " + inside + " from " + outside);
    }
}
