package dlx.modelers.timetable;

import dlx.api.WatchedText;
import dlx.modelers.table.TableCell;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The columns of the table by their headers: names, possible shifts of a person, bounds on numbers of shifts, days. */
final class Columns {

    static final String CAN = "can";
    static final String MIN = "min";
    static final String MAX = "max";

    /** First character of a header whose column contains notes. */
    private static final char NOTE = '#';

    private static final int MOST_DAYS = 400;
    private static final Pattern BOUND = Pattern.compile("(min|max)([ \t].*)?", Pattern.CASE_INSENSITIVE);

    private final List<Integer> days = new ArrayList<>();
    private final List<String> dayNames = new ArrayList<>();
    private final Map<String, TableCell> others = new LinkedHashMap<>();

    Columns(List<TableCell> headers) {
        Set<String> seen = new HashSet<>();
        for (TableCell cell : headers.subList(1, headers.size())) {
            String name = cell.text().toLowerCase(Locale.ROOT);
            if (name.isEmpty()) {
                throw cell.wrong("", "a header: a day, 'can', 'min' or 'max'");
            }
            if (name.charAt(0) == NOTE) {
                continue;
            }
            if (!seen.add(name)) {
                throw cell.wrong("is the header of two columns", "headers that differ");
            }
            if (name.equals(CAN) || WatchedText.matcher(BOUND, name).matches()) {
                others.put(name, cell);
            } else {
                days.add(cell.index());
                dayNames.add(cell.text());
            }
            if (days.size() > MOST_DAYS) {
                throw cell.wrong("is one day too many", "at most " + MOST_DAYS);
            }
        }
        if (days.isEmpty()) {
            throw headers.get(0).wrong("is a header without days beside it", "a column for each day");
        }
    }

    List<Integer> days() {
        return days;
    }

    List<String> dayNames() {
        return dayNames;
    }

    /** Returns the cell of a row under a header; empty if no column has the header. */
    Optional<TableCell> cell(List<TableCell> row, String header) {
        return Optional.ofNullable(others.get(header.toLowerCase(Locale.ROOT))).map(cell -> row.get(cell.index()));
    }

    /** Throws if a row of needs has text in a column that is not a day: numbers may have slipped to the side. */
    void refuseBounds(List<TableCell> row) {
        for (TableCell header : others.values()) {
            TableCell cell = row.get(header.index());
            if (!cell.isEmpty()) {
                throw cell.wrong("is beside the days", "nothing in this column, which is for notes");
            }
        }
    }

    /** Throws if a header is a bound of an unknown shift. */
    void checkBounds(Shifts shifts) {
        for (TableCell cell : others.values()) {
            List<String> words = Shifts.words(cell);
            if (words.size() > 2) {
                throw cell.wrong("is not a header", "'min' or 'max', or one of them with one shift: min N");
            }
            words.stream().skip(1).forEach(word -> shifts.read(cell, word));
        }
    }
}
