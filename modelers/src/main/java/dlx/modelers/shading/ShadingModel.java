package dlx.modelers.shading;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.Grid;
import dlx.api.HasConstraint;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.HasTechniqueNames;
import dlx.api.LazyClause;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.api.Technique;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.grid.GridLines;
import dlx.modelers.grid.Ink;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A model whose cells become black or white. A cell has two options; subclasses state the rules. Unless a model replaces
 * it, the constraint is that the white cells are connected.
 */
abstract class ShadingModel extends BundledModel<ShadedBoard, Shade>
        implements HasPictures<ShadedBoard, Shade>,
                HasConstraint<ShadedBoard, Shade>,
                HasTechniqueNames<ShadedBoard, Shade>,
                HasRecovery {

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

    /** Adds the items of the rules. */
    abstract void addRules(ShadedBoard board, ShadingCover cover);

    /** Returns the word of a cell in a picture; empty for none. */
    String shown(ShadedBoard board, Shade cell) {
        return board.isFree(cell) ? "" : board.word(cell);
    }

    /** Returns true if a picture has a wall between two neighbors. */
    boolean isWall(ShadedBoard board, Shade one, Shade other) {
        return false;
    }

    @Override
    public final void describe(ShadedBoard board, CoverBuilder<Shade> cover) {
        ShadingCover cells = new ShadingCover(cover, board);
        addRules(board, cells);
        cells.addOptions();
    }

    /** Returns the pairs of white neighbors, and all white options. */
    @Override
    public List<Set<Shade>> structure(ShadedBoard board) {
        Stream<Set<Shade>> pairs = board.pairs(false).map(Set::copyOf);
        return Stream.concat(pairs, Stream.of(board.all(false).collect(Collectors.toSet())))
                .toList();
    }

    @Override
    public List<LazyClause<Shade>> broken(ShadedBoard board, Set<Shade> chosen) {
        return board.connect(false, chosen);
    }

    /** {@inheritDoc} Without options, returns the text of the puzzle. */
    @Override
    public final String render(ShadedBoard board, Solution<Shade> solution) {
        String undecided = solution.options().isEmpty() ? "" : "?";
        String[][] cells = new String[board.rows()][board.columns()];
        board.all(true).forEach(cell -> cells[cell.row()][cell.column()] = board.word(cell) + undecided);
        solution.options().forEach(cell -> cells[cell.row()][cell.column()] = cell.black() ? "#" : board.word(cell));
        String text = Grid.columns(cells);
        if (undecided.isEmpty()) {
            String counts =
                    board.counts().entrySet().stream().map(Object::toString).collect(Collectors.joining(" "));
            return counts.isEmpty() ? text : text + counts + '\n';
        }
        return solution.options().stream().anyMatch(Shade::black) ? text : text + "no cell is black\n";
    }

    @Override
    public final Svg picture(ShadedBoard board, Solution<Shade> solution) {
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
                .filter(pair -> isWall(board, pair.get(0), pair.get(1)))
                .forEach(pair -> {
                    Shade cell = pair.get(1);
                    boolean isBeside = cell.row() == pair.get(0).row();
                    double x = isBeside ? cell.column() : cell.column() + 1;
                    double y = isBeside ? cell.row() + 1 : cell.row();
                    svg.line(cell.column(), cell.row(), x, y, WALL, Ink.GIVEN);
                });
        board.all(true).forEach(cell -> {
            String word = shown(board, cell);
            double size = Ink.SIZE * Math.min(1, 2.5 / Math.max(1, word.length()));
            String color = chosen.contains(cell) ? PALE : Ink.GIVEN;
            if (!word.isEmpty()) {
                svg.boldWord(cell.column() + 0.5, cell.row() + 0.5, size, color, word);
            }
        });
        return svg;
    }

    @Override
    public final List<Area> areas(ShadedBoard board, Shade cell) {
        return List.of(Area.cell(cell.row(), cell.column()));
    }

    /** {@inheritDoc} Names the steps that keep cells connected. */
    @Override
    public Optional<String> techniqueName(ShadedBoard board, Technique<Shade> technique) {
        String item = technique.demands().get(0).item();
        boolean connects = item.startsWith("avoiding that ") && item.contains(ShadedBoard.SEPARATE);
        return technique.kind() == Technique.Kind.SINGLE && connects ? Optional.of("connection") : Optional.empty();
    }
}
