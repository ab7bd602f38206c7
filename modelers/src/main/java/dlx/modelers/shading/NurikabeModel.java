package dlx.modelers.shading;

import dlx.api.Component;
import dlx.api.LazyClause;
import dlx.api.PuzzleText;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Model of nurikabe: makes cells black, so that each white island has exactly one number, which is its size. The black
 * cells are connected and do not fill a square of 2x2 cells.
 *
 * <p>A cell has two options, black and white. A cell with a number is white, and so is one of the cells of each square.
 * The constraint is that the black cells are connected and the islands have their sizes.
 *
 * @since 0.1
 */
public final class NurikabeModel extends ShadingModel {

    private static final String UNKNOWN = "?";

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public NurikabeModel() {
        super("nurikabe", "nurikabe: white islands of given sizes in a connected black sea", """
                . . . 6
                . 1 . .
                . . . .
                . . . .
                """);
    }

    @Override
    public String grammar() {
        return """
                Some cells become black. The other cells form islands, connected by their sides; each island has
                exactly one number, which is the number of its cells. All black cells are connected by their sides, and
                no square of 2x2 cells is black. A board is lines of words with blanks between, the same number of
                words in each line: a number, '?' for a number that is not given, '.' for a cell without a number.
                Boards have at most 100 rows and columns.

                An input may hold many boards; a blank line ends a board. Lines above a board that start with '#' are
                comments. Solutions are drawn with '#' for black cells; '.?' is a cell that is not decided.
                """;
    }

    @Override
    public ShadedBoard parse(PuzzleText text) {
        return ShadedBoard.read(text, "[1-9][0-9]{0,4}|[.?]", "a number from 1, '?' or '.'");
    }

    @Override
    void addRules(ShadedBoard board, ShadingCover cover) {
        clues(board).forEach(cell -> cover.demand(name(board, cell), List.of(cell)));
        board.all(false).filter(cell -> board.has(cell.moved(1, 1))).forEach(cell -> {
            List<Shade> square = List.of(cell, cell.moved(0, 1), cell.moved(1, 0), cell.moved(1, 1));
            cover.demand("square " + cell.place(), square).repeated();
        });
    }

    private static Stream<Shade> clues(ShadedBoard board) {
        return board.all(false).filter(cell -> !board.isFree(cell));
    }

    private static String name(ShadedBoard board, Shade cell) {
        return "the " + board.word(cell) + " at " + cell.place();
    }

    /** Returns an empty list, because sets of options do not distinguish clues of different sizes. */
    @Override
    public List<Set<Shade>> structure(ShadedBoard board) {
        return List.of();
    }

    @Override
    public List<LazyClause<Shade>> broken(ShadedBoard board, Set<Shade> chosen) {
        Map<Shade, Integer> sizes =
                clues(board).collect(Collectors.toMap(cell -> cell, cell -> size(board.word(cell))));
        List<LazyClause<Shade>> islands = Component.areas(
                board.chosen(false, chosen), board::neighbors, cell -> cell, sizes, cell -> name(board, cell));
        return Stream.of(board.connect(true, chosen), islands)
                .flatMap(List::stream)
                .toList();
    }

    private static int size(String word) {
        return word.equals(UNKNOWN) ? 0 : Integer.parseInt(word);
    }
}
