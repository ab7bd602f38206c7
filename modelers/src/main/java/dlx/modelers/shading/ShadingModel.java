package dlx.modelers.shading;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.Grid;
import dlx.api.HasConstraint;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.grid.GridLines;
import dlx.modelers.grid.Ink;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A model whose cells become black or white. A cell has two options; subclasses state the rules.
 *
 * @param <P> type of the puzzles
 */
abstract class ShadingModel<P> extends BundledModel<P, Shade>
        implements HasPictures<P, Shade>, HasConstraint<P, Shade>, HasRecovery {

    private static final String BLACK = "#444444";

    /** Color of cells that are not decided. */
    private static final String OPEN = "#e4e4e4";

    /** Color of words of black cells. */
    private static final String PALE = "#aaaaaa";

    private static final String LINE = "#999999";

    private static final double THIN = 0.02;

    private static final double THICK = 0.06;

    /** Width of the lines around rooms. */
    private static final double WALL = 0.08;

    ShadingModel(String id, String title, String example) {
        super(id, Topic.LOOPS, title, example);
    }

    abstract ShadedBoard board(P puzzle);

    /** Adds the items of the rules. */
    abstract void addRules(P puzzle, ShadingCover cover);

    /** Returns the word of a cell in a picture; empty for none. */
    String shown(P puzzle, Shade cell) {
        return board(puzzle).isFree(cell) ? "" : board(puzzle).word(cell);
    }

    /** Returns true if a picture has a wall between two neighbors. */
    boolean isWall(P puzzle, Shade one, Shade other) {
        return false;
    }

    @Override
    public final void describe(P puzzle, CoverBuilder<Shade> cover) {
        ShadingCover cells = new ShadingCover(cover, board(puzzle));
        addRules(puzzle, cells);
        cells.addOptions();
    }

    /** Returns the pairs of neighbors of both colors. */
    @Override
    public final List<Set<Shade>> structure(P puzzle) {
        return Stream.of(true, false)
                .flatMap(black -> board(puzzle).pairs(black))
                .<Set<Shade>>map(Set::copyOf)
                .toList();
    }

    /** Returns the lines behind the board in the text of a puzzle. */
    String behind(P puzzle) {
        return "";
    }

    /** {@inheritDoc} Without options, returns the text of the puzzle. */
    @Override
    public final String render(P puzzle, Solution<Shade> solution) {
        ShadedBoard board = board(puzzle);
        String undecided = solution.options().isEmpty() ? "" : "?";
        String[][] cells = new String[board.rows()][board.columns()];
        board.all(true).forEach(cell -> cells[cell.row()][cell.column()] = board.word(cell) + undecided);
        solution.options().forEach(cell -> cells[cell.row()][cell.column()] = cell.black() ? "#" : board.word(cell));
        String text = Grid.columns(cells);
        if (undecided.isEmpty()) {
            return text + behind(puzzle);
        }
        return solution.options().stream().anyMatch(Shade::black) ? text : text + "no cell is black\n";
    }

    @Override
    public final Svg picture(P puzzle, Solution<Shade> solution) {
        ShadedBoard board = board(puzzle);
        Svg svg = new Svg(board.columns(), board.rows());
        Set<Shade> chosen = Set.copyOf(solution.options());
        board.all(true).forEach(black -> {
            boolean isBlack = chosen.contains(black);
            if (isBlack || !chosen.contains(black.other())) {
                svg.box(black.column(), black.row(), 1, 1, isBlack ? BLACK : OPEN);
            }
        });
        GridLines.draw(svg, 0, 0, board.rows(), board.columns(), 1, THIN, THICK, LINE);
        board.pairs(true)
                .filter(pair -> isWall(puzzle, pair.get(0), pair.get(1)))
                .forEach(pair -> {
                    Shade cell = pair.get(1);
                    boolean isBeside = cell.row() == pair.get(0).row();
                    double x = isBeside ? cell.column() : cell.column() + 1;
                    double y = isBeside ? cell.row() + 1 : cell.row();
                    svg.line(cell.column(), cell.row(), x, y, WALL, Ink.GIVEN);
                });
        board.all(true).forEach(cell -> {
            String word = shown(puzzle, cell);
            double size = Ink.SIZE * Math.min(1, 2.5 / Math.max(1, word.length()));
            String color = chosen.contains(cell) ? PALE : Ink.GIVEN;
            if (!word.isEmpty()) {
                svg.boldWord(cell.column() + 0.5, cell.row() + 0.5, size, color, word);
            }
        });
        return svg;
    }

    @Override
    public final List<Area> areas(P puzzle, Shade cell) {
        return List.of(Area.cell(cell.row(), cell.column()));
    }
}
