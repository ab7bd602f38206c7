package dlx.modelers.timetable;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.modelers.table.TableCell;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Columns that are read as days although no row of needs has a number for them; perhaps they are not days. */
final class NeedlessDays {

    private static final int MOST_WARNINGS = 3;

    /** The header of each such column, by the index of the column. */
    private final Map<Integer, String> headers = new LinkedHashMap<>();

    NeedlessDays(Columns columns, List<List<TableCell>> needs) {
        for (int k = 0; k < columns.days().size(); k++) {
            int column = columns.days().get(k);
            if (needs.stream().allMatch(row -> row.get(column).isEmpty())) {
                headers.put(column, columns.dayNames().get(k));
            }
        }
    }

    boolean contains(TableCell cell) {
        return headers.containsKey(cell.index());
    }

    /** Returns the end of a message about a cell; empty if its column is certainly a day. */
    String hint(TableCell cell) {
        return Optional.ofNullable(headers.get(cell.index()))
                .map(NeedlessDays::hint)
                .orElse("");
    }

    private static String hint(String header) {
        return ". Perhaps " + PuzzleText.quoted(header) + " is not a day: other headers are '" + Columns.CAN + "', '"
                + Columns.MIN + "' and '" + Columns.MAX + "', and one of a column for people only begins with #";
    }

    void refuseWork(TableCell cell, DayMark mark) {
        if (mark.must() && contains(cell)) {
            throw cell.wrong(
                    "is work where no shift needs anybody",
                    "a day that some row of needs has a number for" + hint(cell));
        }
    }

    void warn(PuzzleText text, Line first) {
        headers.values().stream()
                .limit(MOST_WARNINGS)
                .forEach(header -> text.warn(
                        first,
                        PuzzleText.quoted(header)
                                + " is taken for a day, and no shift needs anybody then; expected a number, or 0, in a row"
                                + " of needs" + hint(header)));
    }
}
