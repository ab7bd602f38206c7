package dlx.modelers.latin;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.HasReadableSolutions;
import dlx.api.HasRecovery;
import dlx.api.HasTechniqueNames;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.api.Technique;
import dlx.modelers.bundled.GivensModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.CellValues;
import dlx.modelers.grid.HouseTechniques;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Model of Latin squares to be completed: fills n x n cells with n symbols so that each row and column contains each
 * symbol once. By setting, so does each main diagonal. With cages, whose symbols make numbers, the puzzle is a Kenken.
 *
 * <p>An option is a symbol in a cell, or the symbols of a cage. Each cell holds one symbol. Each row, column and (by
 * setting) diagonal holds each symbol once. Each cage holds symbols that make its number; the symbols are colors of
 * items of its cells.
 *
 * @since 0.1
 */
public final class LatinModel extends GivensModel<Square, SquareChoice>
        implements HasTechniqueNames<Square, SquareChoice>, HasRecovery, HasReadableSolutions {

    private static final Setting.Flag DIAGONALS =
            Setting.flag("diagonals", "whether diagonals have each symbol once, too");

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public LatinModel() {
        super("latin", Topic.SUDOKU, "Latin squares to be completed, also with cages (Kenken)", """
                1....
                .2...
                ..3..
                ...4.
                2....
                """, DIAGONALS);
    }

    @Override
    public String grammar() {
        return """
                A square is n lines of n cells: '.' for an empty cell, or the symbol that is there, 1 to 9, then A for
                10 and so on up to Z for 35. With blanks between, cells are numbers from 1 to n, and n is at most %d.
                Solutions are written like the square. Files .pls are read too: a line "order 5", then numbers from 0 to
                4, -1 for an empty cell; the written square has values from 1.

                Lines of cages, as in Kenken, may be in front of the square: "cage r1c1+r1c2=6x r3c1=4". A cage is its
                cells, then a number and a sign. The number is the sum (+) or product (x) of the cells, or the
                difference (-) or quotient (/) of two cells, the larger first. Without a sign it is the sum, or the
                symbol of a single cell. Equal symbols may occur in a cage, but not in a row or column. If the symbols
                are known, they follow in the order of the cells: "r1c1+r1c2=6x:2,3".

                With the setting "diagonals" each of the two diagonals contains each symbol, too.
                An input may hold many squares; blank lines separate them. Lines that start with '#' are comments.
                """.formatted(SquareText.MOST);
    }

    @Override
    public Square parse(PuzzleText text) {
        return SquareText.read(text, diagonals(text));
    }

    /** Skips the remaining rows up to the blank line between squares. */
    @Override
    public boolean resume(PuzzleText text) {
        diagonals(text);
        text.skipWhile(line -> !line.isBlank());
        return true;
    }

    @Override
    public void describe(Square square, CoverBuilder<SquareChoice> cover) {
        int n = square.size();
        ItemGrid cells = cover.grid("cell", n, n);
        ItemGrid rows = cover.grid("row", n, n).named((row, k) -> name("row " + (row + 1), k));
        ItemGrid columns = cover.grid("column", n, n).named((column, k) -> name("column " + (column + 1), k));
        int diagonal = square.diagonals() ? n : 0;
        Items falling = cover.items("falling diagonal", diagonal).named(k -> name("falling diagonal", k));
        Items rising = cover.items("rising diagonal", diagonal).named(k -> name("rising diagonal", k));
        Map<Integer, Item> symbols = symbols(square, cover);
        List<Item> held = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                for (int k = 0; k < n; k++) {
                    held.clear();
                    held.addAll(List.of(cells.at(row, column), rows.at(row, k), columns.at(column, k)));
                    if (square.diagonals() && row == column) {
                        held.add(falling.at(k));
                    }
                    if (square.diagonals() && row + column == n - 1) {
                        held.add(rising.at(k));
                    }
                    Item symbol = symbols.get(row * n + column);
                    if (symbol != null) {
                        held.add(symbol.colored(k + 1));
                    }
                    cover.option(new SquareEntry(row + 1, column + 1, k + 1), held);
                }
            }
        }
        square.cages().forEach(cage -> addCage(n, cage, symbols, cover));
    }

    /**
     * Returns, for each cell in a cage, an item whose color is the symbol of the cell. Keys are cell numbers, row by
     * row from 0.
     */
    private static Map<Integer, Item> symbols(Square square, CoverBuilder<SquareChoice> cover) {
        List<Integer> cells = square.cages().stream()
                .flatMap(cage -> cage.cells().stream())
                .distinct()
                .toList();
        Items items = cover.items("symbol", cells.size())
                .secondary()
                .named(k -> "symbol of " + CellValues.cellName(square.size(), cells.get(k)));
        return IntStream.range(0, cells.size()).boxed().collect(Collectors.toMap(cells::get, items::at));
    }

    private static void addCage(int n, NumberCage cage, Map<Integer, Item> symbols, CoverBuilder<SquareChoice> cover) {
        Item filled = cover.item("cage " + cage.name());
        List<Item> cells = cage.cells().stream()
                .map(symbols::get)
                .map(Objects::requireNonNull)
                .toList();
        for (List<Integer> way : new CageWays(n, cage, Integer.MAX_VALUE).all()) {
            List<Item> held = new ArrayList<>(List.of(filled));
            for (int k = 0; k < way.size(); k++) {
                held.add(cells.get(k).colored(way.get(k)));
            }
            cover.option(new CageFilling(cage.name(), way), held);
        }
    }

    @Override
    public String render(Square square, Solution<SquareChoice> solution) {
        return SquareText.write(square, solution.options());
    }

    @Override
    public Optional<String> techniqueName(Square square, Technique<SquareChoice> technique) {
        return HouseTechniques.name(
                technique,
                !square.diagonals() && square.cages().isEmpty(),
                choice -> choice instanceof SquareEntry entry
                        ? Optional.of(new CellValue(entry.row(), entry.column(), entry.symbol()))
                        : Optional.empty());
    }

    @Override
    public Svg picture(Square square, Solution<SquareChoice> solution) {
        return SquarePicture.draw(square, solution.options());
    }

    @Override
    public List<Area> areas(Square square, SquareChoice choice) {
        return choice.areas(square);
    }

    @Override
    public Optional<String> write(Square shape, List<SquareChoice> givens) {
        boolean spaced = shape.size() > 9;
        return Optional.of(SquareText.write(
                new Square(shape.size(), List.of(), shape.diagonals(), spaced, shape.cages(), List.of()), givens));
    }

    private static String name(String line, int symbol) {
        return line + " symbol " + (symbol + 1);
    }

    private static boolean diagonals(PuzzleText text) {
        return text.flag(DIAGONALS).orElse(false);
    }
}
