package dlx.modelers.timetable;

import dlx.modelers.table.Separator;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The table as it was read, so that a plan can be written as the same table with its shifts.
 *
 * @param separator the separator between cells
 * @param rows the cells of each row, including the headers
 * @param people the index of each person's row in {@code rows}
 * @param days the index of each day's column
 * @since 0.1
 */
public record Sheet(Separator separator, List<List<String>> rows, List<Integer> people, List<Integer> days) {

    /** Creates a sheet with copies of the lists. */
    public Sheet {
        rows = rows.stream().map(List::copyOf).toList();
        people = List.copyOf(people);
        days = List.copyOf(days);
    }

    /** Returns the text of the table with other words in the cells of people and days. */
    String with(String[][] words) {
        List<List<String>> filled = new ArrayList<>();
        rows.forEach(row -> filled.add(new ArrayList<>(row)));
        for (int person = 0; person < words.length; person++) {
            for (int day = 0; day < words[person].length; day++) {
                filled.get(people.get(person)).set(days.get(day), words[person][day]);
            }
        }
        return filled.stream().map(separator::row).collect(Collectors.joining());
    }

    String at(int person, int day) {
        return rows.get(people.get(person)).get(days.get(day));
    }
}
