package dlx.modelers.nonogram;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.HasBlanks;
import dlx.api.HasPictures;
import dlx.api.HasSeparators;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.packing.DrawnRows;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Model of nonograms: finds the picture whose rows and columns have blocks of the given lengths and colors, in their
 * order, with white cells between blocks of one color.
 *
 * <p>An option is a block of a line in one of its places, or a white cell.
 *
 * @since 0.1
 */
public final class NonogramModel extends BundledModel<Nonogram, Mark>
        implements HasPictures<Nonogram, Mark>, HasBlanks<Nonogram, Mark>, HasSeparators {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public NonogramModel() {
        super(
                "nonogram",
                Topic.TILINGS,
                "nonogram: a picture from the lengths of its black blocks",
                """
                width 10
                height 10
                rows
                2
                4
                1,2,1
                4,2
                2,1
                5,2
                8
                7
                5
                1,1
                columns
                0
                2
                3,4
                2,7
                9
                3,5
                4
                2,2
                4
                1
                """,
                NonogramReader.LINES);
    }

    @Override
    public String grammar() {
        return """
                A puzzle gives the lengths of the black blocks of each row, from the left, and of each column, from the
                top. Two blocks of a line have at least one white cell between them. The format is that of files ".non":
                a line "rows", then a line for each row, numbers with commas or blanks between; a line "columns", then a
                line for each column. 0 is a white line, and ? a line without a clue.

                "width 20" and "height 15" may give the size in front; then a blank line may be a white line, too.
                "goal 0110..." gives a solution, cell after cell, which is checked against the clues. Lines with catalogue,
                title, by, copyright, license and maxrule are skipped.

                A picture of several colors has a line for each: "color r #f00" is a letter and the red, green and blue
                that pictures draw, in 3 or 6 hexadecimal digits. Each block has the letter of its color: 3r,1b. Blocks of
                different colors may touch. Drawings and goals have these letters in the place of '#' and 1.

                A drawing, lines of '#' and '.', gives the clues of its picture: "unique" finds out whether the clues
                distinguish it from all other pictures, and "--format svg" draws the clues. A size alone, ROWSxCOLUMNS, is
                a picture of which nothing is known; "generate" needs only the size. A picture has at most 100x100 cells.

                Solutions are drawings. In a drawing of a partial solution, '?' is an unknown cell, '-' a cell that is
                black or colored for its row only, '|' a cell that is so for its column only.

                With "lines=yes" each row and column is solved by itself before the search, again and again until
                nothing more follows. Then only the open cells are searched, which is faster for large pictures; but
                hints and explanations do not show these steps.

                An input may hold many puzzles. A line with '#', a blank and words is a comment.
                """;
    }

    @Override
    public Nonogram parse(PuzzleText text) {
        return new NonogramReader(text).read();
    }

    @Override
    public boolean hasNext(PuzzleText text) {
        return DrawnRows.skip(text);
    }

    @Override
    public void describe(Nonogram puzzle, CoverBuilder<Mark> cover) {
        NonogramCover.describe(puzzle, cover);
    }

    @Override
    public String render(Nonogram puzzle, Solution<Mark> solution) {
        return new Canvas(puzzle, solution.options()).text();
    }

    @Override
    public Svg picture(Nonogram puzzle, Solution<Mark> solution) {
        return NonogramPicture.of(puzzle, new Canvas(puzzle, solution.options()));
    }

    @Override
    public Nonogram blank(Nonogram puzzle) {
        return puzzle.blank();
    }

    @Override
    public Optional<String> fill(Nonogram blank, List<Mark> solution, RandomGenerator random) {
        return new PictureFiller(new Canvas(blank, solution).picture(), blank.colors(), random)
                .fill()
                .map(Nonogram::text);
    }

    @Override
    public List<Area> areas(Nonogram puzzle, Mark mark) {
        return mark.cells().stream()
                .map(cell -> NonogramPicture.area(puzzle, cell[0], cell[1]))
                .toList();
    }
}
