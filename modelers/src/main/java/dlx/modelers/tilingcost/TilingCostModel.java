package dlx.modelers.tilingcost;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.packing.Board;
import dlx.modelers.packing.Drawing;
import dlx.modelers.packing.Look;
import dlx.modelers.packing.Placement;
import dlx.modelers.polyomino.Polyominoes;
import java.util.List;

/**
 * Model of tilings with values: tiles a board of numbers so that the total value of the tiles is maximal.
 *
 * <p>An option is a piece in one place, and its weight is its value. Each cell is covered once, each piece is used as
 * often as it has copies.
 *
 * @since 0.1
 */
public final class TilingCostModel extends BundledModel<PaidBoard, Placement>
        implements HasPictures<PaidBoard, Placement>, HasRecovery {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public TilingCostModel() {
        super(
                "tiling-cost",
                Topic.TILINGS,
                "the tiling of a board of numbers that pays most",
                """
                # dominoes pay the product of their numbers: 186 at most
                dominoes
                3 1 4 1
                5 9 2 6
                5 3 5 -
                8 9 7 -
                """,
                PaidBoardReader.PAYS,
                PaidBoardReader.REFLECTIONS);
    }

    @Override
    public String grammar() {
        return """
                A puzzle is lines of pieces, perhaps a line "pays" with the rule for their value, and a board of numbers:

                  pays product
                  dominoes
                  trominoes L 2x cost 10
                  piece ##/.##/..# times 2
                  3 1 4 -
                  1 5 9 2
                  6 5 3 5

                The sets of pieces: %s.
                Letters after the set choose pieces of it, as in the model "polyomino". Own pieces are drawn after
                "piece": '#' is a cell, '.' is a gap, '/' is between rows. Words at the end apply to each piece of the
                line: "2x" uses it twice, "*" or nothing any number of times; "times" and a factor multiply its value;
                "cost" and a number reduce it. Pieces may be rotated, and turned over unless "reflections=no".

                The rows of the board are whole numbers of 64 bits with blanks between, '-' for a hole. Each other cell
                is covered once. The value of a tile is computed from its numbers as
                %s,
                where the difference is the largest minus the smallest number. The setting "pays" chooses the rule if
                the text does not; without both it is the product. The score is the sum over all tiles.

                "best" finds the tiling that pays most. For the tiling that pays least, write factors and costs with the
                other sign: "times -1"; the score then has a minus sign. Numbers whose totals might not fit into 64 bits
                are rejected.

                A blank line ends the board. Lines that start with '#' are comments.

                Answer: the board with a letter for each tile, '#' for holes.
                """.formatted(String.join(", ", Polyominoes.TWO_SIDED.sets().keySet()), String.join(", ", Pay.words()));
    }

    @Override
    public PaidBoard parse(PuzzleText text) {
        return new PaidBoardReader(text).read();
    }

    /** Skips the rest of a rejected puzzle, including its board, even if that follows a blank line. */
    @Override
    public boolean resume(PuzzleText text) {
        do {
            text.skipWhile(line -> !line.isBlank());
        } while (text.skipBlank() && text.look().filter(PaidBoardReader::isRow).isPresent());
        return true;
    }

    @Override
    public void describe(PaidBoard board, CoverBuilder<Placement> cover) {
        board.packing().describe(board::pays, cover);
    }

    @Override
    public String render(PaidBoard board, Solution<Placement> solution) {
        Board cells = board.packing().board();
        return new Drawing(cells, solution.options(), Look.byPlace(cells, solution.options())).text();
    }

    @Override
    public Svg picture(PaidBoard board, Solution<Placement> solution) {
        return PaidPicture.of(board, solution.options());
    }

    @Override
    public List<Area> areas(PaidBoard board, Placement placement) {
        return Drawing.areas(board.packing().board(), placement);
    }
}
