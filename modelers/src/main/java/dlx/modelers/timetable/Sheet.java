package dlx.modelers.timetable;

import dlx.modelers.table.Separator;
import java.util.ArrayList;
import java.util.List;

/**
 * The table as it was read, so that a plan is the same table with shifts in it.
 *
 * @param separator what stands between cells
 * @param rows the cells of each row, the first one too
 * @param people the row of each person
 * @param days the column of each day
 * @since 0.1
 */
public record Sheet(Separator separator, List<List<String>> rows, List<Integer> people, List<Integer> days) {

    /** A sheet with copies of what was given. */
    public Sheet {
        rows = rows.stream().map(List::copyOf).toList();
        people = List.copyOf(people);
        days = List.copyOf(days);
    }

    /** The table with other words in the cells of people and days. */
    String with(String[][] words) {
        List<List<String>> filled = new ArrayList<>();
        rows.forEach(row -> filled.add(new ArrayList<>(row)));
        for (int person = 0; person < words.length; person++) {
            for (int day = 0; day < words[person].length; day++) {
                filled.get(people.get(person)).set(days.get(day), words[person][day]);
            }
        }
        StringBuilder text = new StringBuilder();
        filled.forEach(row -> text.append(separator.row(row)));
        return text.toString();
    }

    String at(int person, int day) {
        return rows.get(people.get(person)).get(days.get(day));
    }
}
