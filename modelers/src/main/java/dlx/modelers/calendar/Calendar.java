package dlx.modelers.calendar;

import dlx.modelers.packing.Board;
import dlx.modelers.packing.Cell;
import dlx.modelers.packing.Motion;
import dlx.modelers.packing.Piece;
import dlx.modelers.packing.Placement;
import java.time.Month;
import java.time.MonthDay;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The board and the pieces, computed when the first date is described. */
final class Calendar {

    private static final int MONTHS_IN_ROW = 6;
    private static final int DAYS_IN_ROW = 7;

    /** Index of the first row with days. */
    private static final int FIRST = 12 / MONTHS_IN_ROW;

    private static final int DAYS = 31;

    static final List<Piece> PIECES = Piece.all(
            "L ####/#..., N ###./..##, O ###/###, P ###/##., U ###/#.#, V ###/#../#.., Y ####/.#.., " + "Z ##./.#./.##",
            Motion.ROTATIONS_AND_REFLECTIONS);

    static final Board BOARD = new Board(
            1,
            cell(DAYS).row() + 1,
            DAYS_IN_ROW,
            Stream.concat(
                            Stream.of(Month.values()).map(Calendar::cell),
                            IntStream.rangeClosed(1, DAYS).mapToObj(Calendar::cell))
                    .toList());

    private Calendar() {}

    /** Returns the 366 dates of a leap year. */
    static Stream<MonthDay> dates() {
        return Stream.of(Month.values())
                .flatMap(month -> IntStream.rangeClosed(1, month.maxLength()).mapToObj(day -> MonthDay.of(month, day)));
    }

    /** Returns the option that leaves a date open, whose name is like {@code 12-25}. */
    static Placement open(MonthDay date) {
        String name = String.format(Locale.ROOT, "%02d-%02d", date.getMonthValue(), date.getDayOfMonth());
        return new Placement(name, List.of(cell(date.getMonth()), cell(date.getDayOfMonth())));
    }

    static boolean isDate(Placement placement) {
        return placement.cells().size() == 2; // all pieces are larger
    }

    /** Returns the text printed on a cell: {@code Dec} or {@code 25}. */
    static String name(Cell cell) {
        return cell.row() < FIRST
                ? shortName(Month.of(cell.row() * MONTHS_IN_ROW + cell.column() + 1))
                : String.valueOf((cell.row() - FIRST) * DAYS_IN_ROW + cell.column() + 1);
    }

    static String shortName(Month month) {
        return month.name().charAt(0) + month.name().substring(1, 3).toLowerCase(Locale.ROOT);
    }

    private static Cell cell(Month month) {
        return Cell.flat(month.ordinal() / MONTHS_IN_ROW, month.ordinal() % MONTHS_IN_ROW);
    }

    private static Cell cell(int day) {
        return Cell.flat(FIRST + (day - 1) / DAYS_IN_ROW, (day - 1) % DAYS_IN_ROW);
    }
}
