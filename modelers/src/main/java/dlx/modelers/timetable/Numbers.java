package dlx.modelers.timetable;

import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.table.TableCell;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads how many: {@code 2}, {@code 2..3}, {@code 2..}. */
final class Numbers {

    /** More people or shifts than any table has. */
    private static final int GREATEST = 9_999;

    private static final Pattern RANGE = Pattern.compile("([0-9]{1,4})\\.\\.([0-9]{0,4})");

    private static final String EXPECTED = "a number such as 2, or a range: 2..3, or 2.. for 2 and more";

    private Numbers() {}

    /** How many people a shift needs; an empty cell means nobody. */
    static ShiftBounds need(TableCell cell) {
        if (cell.isEmpty()) {
            return ShiftBounds.NONE;
        }
        Matcher range = WatchedText.matcher(RANGE, cell.text());
        if (range.matches()) {
            int from = Integer.parseInt(range.group(1));
            int to = range.group(2).isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(range.group(2));
            if (to < from) {
                throw cell.wrong("ends before it begins", "a range as 2..3");
            }
            return new ShiftBounds(from, to);
        }
        int number = number(cell, EXPECTED);
        return new ShiftBounds(number, number);
    }

    /** A bound of a person; what stands there where the cell is empty. */
    static int bound(TableCell cell, int otherwise) {
        return cell.isEmpty() ? otherwise : number(cell, "a number of shifts, or nothing");
    }

    private static int number(TableCell cell, String expected) {
        Word word = cell.word();
        if (!WatchedText.matches("[0-9]{1,4}", word.text())) {
            throw cell.wrong("is not a number from 0 to " + GREATEST, expected);
        }
        return Integer.parseInt(word.text());
    }
}
