package dlx.modelers.timetable;

import dlx.modelers.grid.NameSigns;
import dlx.modelers.table.TableCell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The shifts by their names, regardless of capitals, because spreadsheets capitalise some words automatically. */
final class Shifts {

    static final String OFF = "x";
    static final String NOT = "no";

    private static final int MOST = 50;
    private static final Pattern BETWEEN = Pattern.compile("[ \t,;/]+");

    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> indexOf = new HashMap<>();

    /** Adds the shift of a row of needs. */
    void add(TableCell cell, String name) {
        TableCell part = cell.part(name);
        boolean taken = name.equalsIgnoreCase(OFF) || name.equalsIgnoreCase(NOT);
        if (taken || !NameSigns.isName(name, "")) {
            throw part.wrong("is not a name of a shift", "letters and digits, and neither 'x' nor 'no'");
        }
        if (names.size() == MOST) {
            throw part.wrong("is one shift too many", "at most " + MOST);
        }
        if (indexOf.putIfAbsent(name.toLowerCase(Locale.ROOT), names.size()) != null) {
            throw part.wrong("is the shift of two rows", "one row of needs for each shift");
        }
        names.add(name);
    }

    List<String> names() {
        return names;
    }

    int size() {
        return names.size();
    }

    Optional<Integer> find(String name) {
        return Optional.ofNullable(indexOf.get(name.toLowerCase(Locale.ROOT)));
    }

    /** Returns the index of the shift that a word of a cell names. */
    int read(TableCell cell, String name) {
        return find(name)
                .orElseThrow(() -> cell.part(name)
                        .wrong("is not a shift", "one of those with a row of needs: " + String.join(", ", names)));
    }

    /** Returns the words of a cell. */
    static List<String> words(TableCell cell) {
        return Arrays.stream(BETWEEN.split(cell.text()))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
