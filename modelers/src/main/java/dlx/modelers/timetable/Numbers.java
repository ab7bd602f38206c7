package dlx.modelers.timetable;

import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.table.TableCell;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads numbers and ranges: {@code 2}, {@code 2..3}, {@code 2..}. */
final class Numbers {

    /** Maximum number of people or shifts in a cell. */
    private static final int GREATEST = 9_999;

    private static final Pattern RANGE = Pattern.compile("([0-9]{1,4})\\.\\.([0-9]{0,4})");

    private static final String EXPECTED = "a number such as 2, or a range: 2..3, or 2.. for 2 and more";

    private Numbers() {}

    /** Returns the number of people that a shift needs; 0 for an empty cell. */
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

    /** Returns the bound of a person in a cell; {@code otherwise} if the cell is empty. */
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
