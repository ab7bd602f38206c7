package dlx.modelers.hitori;

import dlx.api.Area;
import dlx.api.Component;
import dlx.api.CoverBuilder;
import dlx.api.Grid;
import dlx.api.HasConstraint;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.LazyClause;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.api.WordGrid;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.grid.BoardAhead;
import dlx.modelers.grid.Ink;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Model of hitori: makes cells black, no two of them side by side, so that no number is left twice in a row or column,
 * and the white cells are connected.
 *
 * <p>A cell has two options, black and white. A number that a row or column has twice or more is covered by at most one
 * white cell, and two neighbors by at most one black cell. The constraint is that the white cells are connected.
 *
 * @since 0.1
 */
public final class HitoriModel extends BundledModel<Hitori, Shade>
        implements HasPictures<Hitori, Shade>, HasConstraint<Hitori, Shade>, HasRecovery {

    private static final String BLACK = "#444444";

    /** Color of the numbers of cells that are black or not decided. */
    private static final String PALE = "#aaaaaa";

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public HitoriModel() {
        super("hitori", Topic.LOOPS, "hitori: black cells leave each number once, and the rest connected", """
                4 5 4 3 2
                1 4 5 2 3
                4 3 1 4 5
                4 1 2 5 2
                2 2 5 4 1
                """);
    }

    @Override
    public String grammar() {
        return """
                Some cells become black, so that no number is left twice in a row or a column. Black cells do not share a
                side, and the other cells are connected by their sides. A board is lines of words with blanks between,
                the same number of words in each line: a number or letters; '.' for a cell without one. Boards have
                at most 100 rows and columns.

                An input may hold many boards; a blank line ends a board. Lines above a board that start with '#' are
                comments. Solutions are drawn with '#' for black cells; a number with
                '?' is a cell that is not decided.
                """;
    }

    @Override
    public Hitori parse(PuzzleText text) {
        BoardAhead.check(text, 0);
        WordGrid cells = BoardAhead.checked(text.words("a row of the board"));
        return new Hitori(
                cells.columns(),
                cells.map(HitoriModel::number).stream().flatMap(List::stream).toList());
    }

    private static String number(Word cell) {
        if (!WatchedText.matches("[0-9A-Za-z]{1,3}|\\.", cell.text())) {
            throw cell.wrong("is not a cell", "a number, a letter or '.'");
        }
        return cell.text();
    }

    @Override
    public void describe(Hitori board, CoverBuilder<Shade> cover) {
        ItemGrid cells = cover.grid("cell", board.rows(), board.columns());
        Map<Shade, List<Item>> held = new HashMap<>();
        for (boolean black : new boolean[] {true, false}) {
            board.all(black)
                    .forEach(cell -> held.put(cell, new ArrayList<>(List.of(cells.at(cell.row(), cell.column())))));
        }
        Map<String, List<Shade>> lines = new LinkedHashMap<>();
        board.all(false)
                .filter(cell -> !board.at(cell.row(), cell.column()).equals(Hitori.FREE))
                .forEach(cell -> {
                    String number = board.at(cell.row(), cell.column());
                    lines.computeIfAbsent(number + " in row " + (cell.row() + 1), name -> new ArrayList<>())
                            .add(cell);
                    lines.computeIfAbsent(number + " in column " + (cell.column() + 1), name -> new ArrayList<>())
                            .add(cell);
                });
        lines.forEach((name, same) -> {
            if (same.size() > 1) {
                Item item = cover.item(name).secondary();
                same.forEach(cell -> held.get(cell).add(item));
            }
        });
        board.all(true)
                .forEach(cell -> board.neighbors(cell).stream()
                        .filter(other -> other.row() > cell.row() || other.column() > cell.column())
                        .forEach(other -> {
                            Item item = cover.item("beside: " + cell + " and " + other)
                                    .secondary();
                            held.get(cell).add(item);
                            held.get(other).add(item);
                        }));
        board.all(false).forEach(white -> {
            Shade black = new Shade(white.row(), white.column(), true);
            cover.option(white, held.get(white));
            cover.option(black, held.get(black));
        });
    }

    @Override
    public List<LazyClause<Shade>> broken(Hitori board, Set<Shade> chosen) {
        return Component.connect(
                board.all(false).filter(chosen::contains).toList(),
                board::neighbors,
                cell -> cell,
                (inside, outside) -> "black cells separate " + inside + " from " + outside);
    }

    @Override
    public String render(Hitori board, Solution<Shade> solution) {
        String[][] cells = new String[board.rows()][board.columns()];
        board.all(true).forEach(cell -> cells[cell.row()][cell.column()] = board.at(cell.row(), cell.column()) + '?');
        solution.options()
                .forEach(cell ->
                        cells[cell.row()][cell.column()] = cell.black() ? "#" : board.at(cell.row(), cell.column()));
        return Grid.columns(cells);
    }

    @Override
    public Svg picture(Hitori board, Solution<Shade> solution) {
        Svg svg = new Svg(board.columns(), board.rows());
        Set<Shade> shown = Set.copyOf(solution.options());
        board.all(true).forEach(black -> {
            if (shown.contains(black)) {
                svg.box(black.column(), black.row(), 1, 1, BLACK);
            }
            boolean isWhite = shown.contains(new Shade(black.row(), black.column(), false));
            svg.boldWord(
                    black.column() + 0.5,
                    black.row() + 0.5,
                    Ink.SIZE,
                    isWhite ? Ink.GIVEN : PALE,
                    board.at(black.row(), black.column()));
        });
        return svg;
    }

    @Override
    public List<Area> areas(Hitori board, Shade cell) {
        return List.of(Area.cell(cell.row(), cell.column()));
    }
}
