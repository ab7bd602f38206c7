package dlx.modelers.domino;

import dlx.api.Grid;
import dlx.api.HasReadableSolutions;
import dlx.api.HasRecovery;
import dlx.api.HasSeparators;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.packing.Cell;
import dlx.modelers.packing.Drawing;
import dlx.modelers.packing.Look;
import dlx.modelers.packing.Packing;
import dlx.modelers.packing.PackingModel;
import dlx.modelers.packing.Placement;
import java.util.List;

/**
 * A model that tiles a board with dominoes.
 *
 * <p>An option is a domino on two neighbor cells. Each cell is covered once. Tilings that are symmetric to each other
 * count separately: the model does not have symmetries.
 *
 * @since 0.1
 */
public final class DominoModel extends PackingModel implements HasSeparators, HasRecovery, HasReadableSolutions {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public DominoModel() {
        super("domino", "tilings of a board with dominoes", """
                #.....
                ......
                ..^...
                ..v...
                .....#
                """);
    }

    @Override
    public String grammar() {
        return """
                A board is one line, ROWSxCOLUMNS or "aztec N" (the Aztec diamond of order N), or it is drawn: '.' is a
                free cell, '#' a blocked cell, '<' and '>' are the halves of a domino that lies there already, '^' and
                'v' the halves of an upright domino. Rows may differ in length. An input may hold many boards; a blank
                line ends a drawn board. Solutions are drawn in the same way. A line that starts with '#' and a blank is
                a comment.
                """;
    }

    /** Skips blank lines and comments. {@code #} may also start a row. */
    @Override
    public boolean hasNext(PuzzleText text) {
        return DominoReader.skipToBoard(text);
    }

    @Override
    public Packing parse(PuzzleText text) {
        return DominoReader.read(text);
    }

    @Override
    public boolean resume(PuzzleText text) {
        return DominoReader.skipRest(text);
    }

    @Override
    public String render(Packing board, Solution<Placement> solution) {
        char[][] drawn = Grid.filled(board.board().rows(), board.board().columns(), Drawing.BLOCKED);
        board.board().cells().forEach(cell -> drawn[cell.row()][cell.column()] = Drawing.FREE);
        for (Placement domino : solution.options()) {
            String halves = isLying(domino) ? Dominoes.LYING : Dominoes.STANDING;
            for (int i = 0; i < 2; i++) {
                Cell cell = domino.cells().get(i);
                drawn[cell.row()][cell.column()] = halves.charAt(i);
            }
        }
        return Grid.text(drawn);
    }

    /**
     * Returns a picture in four colors, by direction and by the color of the first cell on a chessboard. They show
     * frozen regions.
     */
    @Override
    public Svg picture(Packing board, Solution<Placement> solution) {
        List<Look> looks = solution.options().stream()
                .map(domino -> new Look(' ', color(domino), false))
                .toList();
        return new Drawing(board.board(), solution.options(), looks).outlines();
    }

    private static boolean isLying(Placement domino) {
        return domino.cells().get(0).row() == domino.cells().get(1).row();
    }

    private static int color(Placement domino) {
        Cell first = domino.cells().get(0);
        return (isLying(domino) ? 0 : 2) + (first.row() + first.column()) % 2;
    }
}
