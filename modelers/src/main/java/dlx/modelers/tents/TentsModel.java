package dlx.modelers.tents;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.HasBlanks;
import dlx.api.HasPictures;
import dlx.api.HasReadableSolutions;
import dlx.api.HasRecovery;
import dlx.api.HasSymmetries;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/**
 * Model of tents and trees: puts up a tent beside each tree. No two tents touch, and each row and column has the given
 * number of tents.
 *
 * <p>An option is the tent of a tree in one of the cells beside it. A tree is covered once; a row or column as many
 * times as it has tents. Two tents touch if and only if they are in the same block of 2x2 cells, so a block is covered
 * at most once. An item for each {@link Circle} excludes one of its two assignments, so that a solution is a placement
 * of tents, regardless of their trees.
 *
 * @since 0.1
 */
public final class TentsModel extends BundledModel<Tents, Tent>
        implements HasPictures<Tents, Tent>,
                HasBlanks<Tents, Tent>,
                HasSymmetries<Tents, Tent>,
                HasRecovery,
                HasReadableSolutions {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public TentsModel() {
        super(
                "tents",
                Topic.CHESS,
                "tents and trees: a tent beside each tree, none touching, with the numbers per row",
                """
                  1 1 0 3 0 2
                2 . . . . . .
                1 . T . T . T
                1 . . . . T .
                1 . . . . . .
                0 . . . T . T
                2 T . . . . .
                """);
    }

    @Override
    public String grammar() {
        return """
                Each tree has a tent of its own, in a cell beside it (not at a corner). Tents do not touch each other,
                not even at a corner. The number of a row or column is its number of tents.

                A board begins with a line of numbers, one for each column, with blanks between; '?' or '.' is a number
                that is not given. Each further line is a row: its number, a blank, and its cells, with or without blanks
                between. 'T' is a tree, '.' a cell without a tree, 'A' a tent that is there already, 'x' a cell that
                cannot have a tent. Solutions are written in the same way. Boards have at most 100 rows and columns.

                Solutions that differ only in which tree a tent belongs to count as one. If trees and tents alternate in
                a circle, each tree could have the tent on either side; it gets the next tent counterclockwise. With
                such circles, "--distinct" counts a reflection as another solution.

                A size alone, as 8x10, is a lawn of 8 rows and 10 columns without trees, to make a fresh puzzle of that
                size ("generate").

                An input may hold many boards; a blank line ends a board. Lines above a board that start with '#' are
                comments.
                """;
    }

    @Override
    public Tents parse(PuzzleText text) {
        return TentsReader.read(text);
    }

    @Override
    public void describe(Tents puzzle, CoverBuilder<Tent> cover) {
        TentsCover items = new TentsCover(puzzle, cover);
        for (int row = 0; row < puzzle.rows(); row++) {
            for (int column = 0; column < puzzle.columns(); column++) {
                if (puzzle.trees().has(row, column)) {
                    items.addTents(row, column);
                }
            }
        }
    }

    @Override
    public String render(Tents puzzle, Solution<Tent> solution) {
        return new TentsDrawing(puzzle, solution.options()).text();
    }

    @Override
    public Svg picture(Tents puzzle, Solution<Tent> solution) {
        return new TentsDrawing(puzzle, solution.options()).picture();
    }

    @Override
    public List<Area> areas(Tents puzzle, Tent tent) {
        return TentsDrawing.areas(tent);
    }

    @Override
    public Tents blank(Tents puzzle) {
        return Tents.lawn(puzzle.rows(), puzzle.columns());
    }

    @Override
    public Optional<String> fill(Tents blank, List<Tent> solution, RandomGenerator random) {
        return Campsite.fill(blank, random);
    }

    /** Returns the rotations and reflections that preserve all marks and counts of the board. */
    @Override
    public List<UnaryOperator<Tent>> symmetries(Tents puzzle) {
        return TentsSymmetries.of(puzzle);
    }
}
