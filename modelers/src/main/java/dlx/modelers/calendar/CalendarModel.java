package dlx.modelers.calendar;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.Grid;
import dlx.api.HasGivens;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.Item;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.packing.Cell;
import dlx.modelers.packing.Drawing;
import dlx.modelers.packing.Look;
import dlx.modelers.packing.Piece;
import dlx.modelers.packing.Placement;
import java.time.MonthDay;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A model that covers a calendar of 12 months and 31 days with eight pieces so that one date stays open.
 *
 * <p>An option is a piece in one place, or the date as a further piece of two cells. So all dates share one cover, and
 * a date is a given like any other.
 *
 * @since 0.1
 */
public final class CalendarModel extends BundledModel<CalendarModel.OpenDate, Placement>
        implements HasPictures<CalendarModel.OpenDate, Placement>,
                HasGivens<CalendarModel.OpenDate, Placement>,
                HasRecovery {

    /**
     * The date that stays open, and pieces that lie on the board already.
     *
     * @param date a day of a leap year; absent if any date may stay open
     * @param placed the pieces; if they cover the date, there is no solution
     */
    public record OpenDate(Optional<MonthDay> date, List<Placement> placed) {

        /** Creates a puzzle with a copy of the list. */
        public OpenDate {
            placed = List.copyOf(placed);
        }

        /**
         * Creates a puzzle without pieces on the board.
         *
         * @param date a day of a leap year; absent if any date may stay open
         */
        public OpenDate(Optional<MonthDay> date) {
            this(date, List.of());
        }
    }

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public CalendarModel() {
        super("calendar", Topic.TILINGS, "a calendar covered except for one date", "25 December\n");
    }

    @Override
    public String grammar() {
        return """
                A puzzle is one line: a date as MM-DD (12-25) or with the name of the month (25 December, Dec 25), or
                the word "any" for all 366 dates together. The board is

                  Jan Feb Mar Apr May Jun
                  Jul Aug Sep Oct Nov Dec
                    1   2   3   4   5   6   7
                    8   9  10  11  12  13  14
                   15  16  17  18  19  20  21
                   22  23  24  25  26  27  28
                   29  30  31

                The pieces, which may be turned over, are the pentominoes L N P U V Y Z and the 2x3 rectangle O. An
                input may hold many dates. Lines that start with '#' are comments.

                A drawing of the board may follow a date, one line per row: '.' is a free cell, a letter is a cell of a
                piece that lies there already.
                """;
    }

    @Override
    public OpenDate parse(PuzzleText text) {
        return new OpenDate(DateReader.read(text.nextFilled("a date")), BoardRows.read(text));
    }

    /** Skips the rows of a board. The line of the date itself has been read. */
    @Override
    public boolean resume(PuzzleText text) {
        BoardRows.skip(text);
        return true;
    }

    @Override
    public void describe(OpenDate puzzle, CoverBuilder<Placement> cover) {
        List<Cell> board = Calendar.BOARD.cells();
        Items pieces = cover.items("piece", Calendar.PIECES.size())
                .named(i -> "piece " + Calendar.PIECES.get(i).name());
        Items cells = cover.items("cell", board.size()).named(i -> "cell " + Calendar.name(board.get(i)));
        Item date = cover.item("date");
        for (int p = 0; p < pieces.size(); p++) {
            for (Placement placement : Calendar.BOARD.placements(Calendar.PIECES.get(p))) {
                cover.option(placement, Calendar.BOARD.held(placement, cells::at, List.of(pieces.at(p))));
            }
        }
        Calendar.dates()
                .map(Calendar::open)
                .forEach(open -> cover.option(open, Calendar.BOARD.held(open, cells::at, List.of(date))));
    }

    @Override
    public String render(OpenDate puzzle, Solution<Placement> solution) {
        String[][] words = new String[Calendar.BOARD.rows()][];
        for (int row = 0; row < words.length; row++) {
            int number = row;
            words[row] = Calendar.BOARD.cells().stream()
                    .filter(cell -> cell.row() == number)
                    .map(Calendar::name)
                    .toArray(String[]::new);
        }
        for (Placement placement : pieces(solution.options())) {
            placement.cells().forEach(cell -> words[cell.row()][cell.column()] = placement.piece());
        }
        return Grid.columns(words);
    }

    @Override
    public Svg picture(OpenDate puzzle, Solution<Placement> solution) {
        List<Placement> pieces = pieces(solution.options());
        List<String> names = Calendar.PIECES.stream().map(Piece::name).toList();
        List<Look> looks = pieces.stream()
                .map(piece -> new Look(
                        piece.piece().charAt(0),
                        names.indexOf(piece.piece()),
                        puzzle.placed().contains(piece)))
                .toList();
        Svg svg = new Drawing(Calendar.BOARD, pieces, looks).picture();
        solution.options().stream()
                .filter(Calendar::isDate)
                .flatMap(date -> date.cells().stream())
                .forEach(cell ->
                        svg.boldWord(cell.column() + 0.5, cell.row() + 0.5, 0.34, "black", Calendar.name(cell)));
        return svg;
    }

    @Override
    public List<Area> areas(OpenDate puzzle, Placement placement) {
        return Drawing.areas(Calendar.BOARD, placement);
    }

    @Override
    public Optional<OpenDate> shape(OpenDate puzzle) {
        return Optional.of(new OpenDate(Optional.empty()));
    }

    @Override
    public Collection<Placement> pins(OpenDate puzzle) {
        return Stream.concat(puzzle.date().map(Calendar::open).stream(), puzzle.placed().stream())
                .toList();
    }

    /** Returns the date, as in 12-25, and the board if pieces lie on it. */
    @Override
    public Optional<String> write(OpenDate shape, List<Placement> givens) {
        String date = givens.stream()
                .filter(Calendar::isDate)
                .map(Placement::piece)
                .findFirst()
                .orElse(DateReader.ANY);
        List<Placement> pieces = pieces(givens);
        return Optional.of(date + "\n" + (pieces.isEmpty() ? "" : BoardRows.text(pieces)));
    }

    private static List<Placement> pieces(List<Placement> solution) {
        return solution.stream()
                .filter(placement -> !Calendar.isDate(placement))
                .toList();
    }
}
