package dlx.modelers.kakuro;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.HasBlanks;
import dlx.api.HasRecovery;
import dlx.api.HasSeparators;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.GivensModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.grid.CellValue;
import dlx.modelers.kakuro.KakuroChoice.Digit;
import dlx.modelers.kakuro.KakuroChoice.Filling;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A model that fills the white cells of a board with digits, so that the digits of each run differ and have the sum
 * before it.
 *
 * <p>An option is a digit in a cell, or a set of digits for a run. Each cell takes one digit. Each digit of a run is in
 * one of its cells, or its set leaves the digit out.
 *
 * @since 0.1
 */
public final class KakuroModel extends GivensModel<Kakuro, KakuroChoice>
        implements HasBlanks<Kakuro, KakuroChoice>, HasSeparators, HasRecovery {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public KakuroModel() {
        super("kakuro", Topic.SUDOKU, "kakuro: crossing runs of digits with sums", """
                   X  14\\  25\\   4\\    X    X
                  \\8    .    .    .  19\\    X
                 \\25    .    .    .    .  20\\
                 \\16    .    . 6\\10    .    .
                   X  \\10    .    .    .    .
                   X    X  \\19    .    .    .
                """);
    }

    @Override
    public String grammar() {
        return """
                A board is rows of squares with blanks between: '.' is a white cell, a digit from 1 to 9 a white cell
                that is filled already, 'X' (or '#') a black square. White cells from one black square to the next, in a
                row or in a column, are a run. The digits of a run differ. Their sum is in the black square before the
                run: 16\\ is the sum of the run below, \\23 of the run to the right, 16\\23 gives both.

                A run without a sum may have any sum; if other runs have sums, a warning reports it. Runs have at most
                nine cells. If the digits of a run are known, but not their places, they may replace its sum, in any
                order: 7+9\\. All values are digits from 1 to 9.

                Fresh puzzles ("generate") have the black squares of the shape, but other sums. Some digits are given if
                no sums were found that suffice. Runs at the upper and left edge do not have a square for a sum.

                An input may hold many boards, each at most 100x100; a blank line ends a board. Lines that start with
                '#' are comments, unless they are rows.
                """;
    }

    @Override
    public boolean hasNext(PuzzleText text) {
        return KakuroReader.skip(text);
    }

    @Override
    public Kakuro parse(PuzzleText text) {
        return new KakuroReader(text).read();
    }

    @Override
    public void describe(Kakuro puzzle, CoverBuilder<KakuroChoice> cover) {
        KakuroCover.describe(puzzle, cover);
    }

    /**
     * Returns the board with the digits of the solution. The known digits of a run are not written in place of its sum
     * if all its cells are filled.
     */
    @Override
    public String render(Kakuro puzzle, Solution<KakuroChoice> solution) {
        return new KakuroWriter(puzzle, solution.options()).withoutFilled().text();
    }

    @Override
    public Optional<String> write(Kakuro shape, List<KakuroChoice> givens) {
        return Optional.of(new KakuroWriter(shape, givens).text());
    }

    @Override
    public Kakuro blank(Kakuro puzzle) {
        return puzzle.bare();
    }

    @Override
    public Optional<String> fill(Kakuro blank, List<KakuroChoice> solution, RandomGenerator random) {
        List<CellValue> digits = solution.stream()
                .filter(Digit.class::isInstance)
                .map(choice -> ((Digit) choice).placement())
                .toList();
        Kakuro puzzle = new SumFiller(blank, digits, random).fill();
        return write(puzzle, puzzle.givens());
    }

    @Override
    public Svg picture(Kakuro puzzle, Solution<KakuroChoice> solution) {
        return KakuroPicture.of(puzzle, solution.options());
    }

    @Override
    public List<Area> areas(Kakuro puzzle, KakuroChoice choice) {
        if (choice instanceof Digit digit) {
            return List.of(digit.placement().area());
        }
        int columns = puzzle.columns();
        return puzzle.runs().stream()
                .filter(run -> choice instanceof Filling filling && run.name().equals(filling.run()))
                .flatMap(run -> run.cells().stream())
                .map(cell -> Area.cell(cell / columns, cell % columns))
                .toList();
    }
}
