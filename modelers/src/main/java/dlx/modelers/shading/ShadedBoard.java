package dlx.modelers.shading;

import dlx.api.Component;
import dlx.api.LazyClause;
import dlx.api.PuzzleText;
import dlx.api.WordGrid;
import dlx.modelers.grid.BoardAhead;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A board with a word in each cell.
 *
 * @param columns number of columns, {@code >= 1}
 * @param words the word in each cell, row by row; {@link #FREE} for a cell without one
 * @param counts the number of black cells among all cells with a word, for words with such a number
 * @since 0.1
 */
public record ShadedBoard(int columns, List<String> words, Map<String, Integer> counts) {

    /** The word of a cell without a number. */
    static final String FREE = ".";

    /** The verb of the sentences of {@link #connect}. */
    static final String SEPARATE = " cells separate ";

    /** Creates a board with a copy of the list, and of the map in its order. */
    public ShadedBoard {
        words = List.copyOf(words);
        counts = Collections.unmodifiableMap(new LinkedHashMap<>(counts));
    }

    /** Returns a board of free cells. */
    static ShadedBoard free(int rows, int columns) {
        return new ShadedBoard(columns, Collections.nCopies(rows * columns, FREE), Map.of());
    }

    /** Reads a board of words that match an expression; {@code expected} describes it in messages. */
    static ShadedBoard read(PuzzleText text, String regex, String expected) {
        BoardAhead.check(text, 0);
        WordGrid cells = text.words("a row of the board");
        return new ShadedBoard(cells.columns(), BoardAhead.words(cells, regex, expected), Map.of());
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

    /** Returns the options that are black for the cells with each word. */
    Map<String, List<Shade>> byWord() {
        return all(true).collect(Collectors.groupingBy(this::word, LinkedHashMap::new, Collectors.toList()));
    }

    /** Returns the chosen options of one color, row by row. */
    List<Shade> chosen(boolean black, Set<Shade> chosen) {
        return all(black).filter(chosen::contains).toList();
    }

    /** Returns the options of the same color for the cells that share a side with a cell. */
    List<Shade> neighbors(Shade cell) {
        return Stream.of(cell.moved(-1, 0), cell.moved(0, -1), cell.moved(0, 1), cell.moved(1, 0))
                .filter(this::has)
                .toList();
    }

    boolean has(Shade cell) {
        return cell.row() >= 0 && cell.row() < rows() && cell.column() >= 0 && cell.column() < columns;
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
                (inside, outside) -> (black ? "white" : "black") + SEPARATE + inside + " from " + outside);
    }
}
