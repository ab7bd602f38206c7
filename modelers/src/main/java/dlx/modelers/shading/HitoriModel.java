package dlx.modelers.shading;

import dlx.api.HasBlanks;
import dlx.api.PuzzleText;
import dlx.api.Technique;
import dlx.modelers.grid.BoardAhead;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Model of hitori: makes cells black, no two of them side by side, so that no number is left twice in a row or column,
 * and the white cells are connected.
 *
 * <p>A cell has two options, black and white. A number that a row or column has twice or more is covered by at most one
 * white cell, and two neighbors by at most one black cell. The constraint is that the white cells are connected.
 *
 * @since 0.1
 */
public final class HitoriModel extends ShadingModel implements HasBlanks<ShadedBoard, Shade> {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public HitoriModel() {
        super("hitori", "hitori: black cells leave each number once, and the rest connected", """
                5 4 1 5 3
                5 3 3 1 4
                1 5 4 3 1
                3 3 3 4 5
                4 1 5 5 3
                """);
    }

    @Override
    public String grammar() {
        return """
                Some cells become black, so that no number is left twice in a row or a column. Black cells do not share a
                side, and the other cells are connected by their sides. A board is lines of words with blanks between,
                the same number of words in each line: a number or letters; '.' for a cell without one. Boards have
                at most 100 rows and columns.

                A size alone, as 8x8, is a board of 8 rows and 8 columns without numbers, to make a fresh puzzle.

                An input may hold many boards; a blank line ends a board. Lines above a board that start with '#' are
                comments. Solutions are drawn with '#' for black cells; a number with
                '?' is a cell that is not decided.
                """;
    }

    @Override
    public ShadedBoard parse(PuzzleText text) {
        return BoardAhead.read(
                text,
                ShadedBoard::free,
                board -> ShadedBoard.read(board, "[0-9A-Za-z]{1,3}|\\.", "a number, a letter or '.'"));
    }

    @Override
    void addRules(ShadedBoard board, ShadingCover cover) {
        Map<String, List<Shade>> lines = new LinkedHashMap<>();
        board.all(false).filter(cell -> !board.isFree(cell)).forEach(cell -> {
            for (String line : List.of(" in row " + (cell.row() + 1), " in column " + (cell.column() + 1))) {
                lines.computeIfAbsent(board.word(cell) + line, name -> new ArrayList<>())
                        .add(cell);
            }
        });
        lines.values().removeIf(same -> same.size() < 2);
        lines.forEach(cover::allowOne);
        cover.keepBlackApart();
    }

    @Override
    public ShadedBoard blank(ShadedBoard board) {
        return ShadedBoard.free(board.rows(), board.columns());
    }

    @Override
    public Optional<String> fill(ShadedBoard blank, List<Shade> solution, RandomGenerator random) {
        return blank.words().size() == 1 ? Optional.empty() : Optional.of(RandomHitori.text(blank, random));
    }

    /** {@inheritDoc} In a sandwich, the cell between two equal numbers is white; beside a pair, the same number is black. */
    @Override
    public Optional<String> techniqueName(ShadedBoard board, Technique<Shade> technique) {
        Shade cell = technique.options().get(0);
        List<Shade> cells = technique.demands().stream()
                .filter(demand -> demand.item().startsWith("cell "))
                .map(demand -> demand.open().get(0))
                .toList();
        if (technique.kind() == Technique.Kind.SINGLE || technique.demands().size() != 2 || cells.size() != 2) {
            return super.techniqueName(board, technique);
        }
        Shade one = cells.get(0);
        int rows = cells.get(1).row() - one.row();
        int columns = cells.get(1).column() - one.column();
        boolean isLine = rows * columns == 0 && board.word(one).equals(board.word(cells.get(1)));
        Shade between = new Shade(one.row() + rows / 2, one.column() + columns / 2, true);
        boolean isBeside = rows == 0 ? cell.row() == one.row() : cell.column() == one.column();
        if (isLine && rows + columns == 2 && cell.equals(between)) {
            return Optional.of("sandwich");
        }
        boolean isPair = isLine && rows + columns == 1 && !cell.black() && isBeside;
        return isPair && board.word(cell).equals(board.word(one)) ? Optional.of("pair") : Optional.empty();
    }
}
