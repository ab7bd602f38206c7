package dlx.modelers.domination;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.Goal;
import dlx.api.HasGoal;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.HasSymmetries;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.graph.DimacsReader;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A model that places a minimum number of pieces on a board so that each cell contains a piece or is watched by one. On
 * a graph it chooses a minimum number of vertices so that each vertex is chosen or has a chosen neighbor.
 *
 * <p>An option is a piece in a cell, or a vertex. It covers all places that it watches; a place may be watched more
 * than once.
 *
 * @since 0.1
 */
public final class DominationModel extends BundledModel<Ground, DominationModel.Guard>
        implements HasPictures<Ground, DominationModel.Guard>,
                HasSymmetries<Ground, DominationModel.Guard>,
                HasGoal,
                HasRecovery {

    static final Setting.Choice PIECE = Setting.choice(
            "piece",
            Stream.of(ChessPiece.values()).map(ChessPiece::word).toList(),
            "the piece on the boards (default queen)");

    /** The option "this cell has a piece", or "this vertex is chosen". */
    public sealed interface Guard permits Cell, Vertex {}

    /**
     * A piece in a cell of a board.
     *
     * @param row from 0
     * @param column from 0
     */
    public record Cell(int row, int column) implements Guard {

        @Override
        public String toString() {
            return "r" + (row + 1) + "c" + (column + 1);
        }
    }

    /**
     * A vertex of a graph.
     *
     * @param number from 1
     */
    public record Vertex(int number) implements Guard {

        @Override
        public String toString() {
            return "vertex " + number;
        }
    }

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public DominationModel() {
        super(
                "domination",
                Topic.CHESS,
                "fewest queens that see a whole board, fewest vertices that reach a graph",
                "4\n",
                PIECE);
    }

    @Override
    public String grammar() {
        return """
                A board is a line with its size: one number, or the numbers of rows and columns, from 1 to %d. Each cell
                must hold a piece or be attacked by a piece. Pieces are queens, unless the setting "piece" names others.
                A solution is drawn, with a letter for each piece.

                A graph is a DIMACS file (.col): a line "p edge VERTICES EDGES", then a line "e A B" for each edge.
                Vertices are numbers from 1. Each vertex must be chosen or joined to a chosen vertex. A solution is a line
                with the chosen vertices. Lines that start with the word c are comments. A graph has at most %d vertices
                and %d edges. A table of zeros and ones is a graph too, with a row and a column for each vertex.

                An input may hold many boards and graphs. The best solution has the fewest pieces or vertices.
                """.formatted(GroundReader.GREATEST, DimacsReader.MOST_VERTICES, DimacsReader.MOST_EDGES);
    }

    @Override
    public Ground parse(PuzzleText text) {
        return new GroundReader(text).read();
    }

    /** Skips the remaining edges of a rejected graph; a rejected board was one line. */
    @Override
    public boolean resume(PuzzleText text) {
        new GroundReader(text).skipRest();
        return true;
    }

    @Override
    public void describe(Ground ground, CoverBuilder<Guard> cover) {
        ground.describe(cover);
    }

    @Override
    public Goal goal() {
        return Goal.LEAST;
    }

    @Override
    public String render(Ground ground, Solution<Guard> solution) {
        return ground.render(solution.options());
    }

    @Override
    public Svg picture(Ground ground, Solution<Guard> solution) {
        return ground.picture(solution.options());
    }

    @Override
    public List<Area> areas(Ground ground, Guard guard) {
        return List.of(ground.area(guard));
    }

    @Override
    public List<UnaryOperator<Guard>> symmetries(Ground ground) {
        return ground.symmetries();
    }

    /** Returns the piece with a name that the setting allows. */
    static ChessPiece piece(String word) {
        return ChessPiece.valueOf(word.toUpperCase(Locale.ROOT));
    }
}
