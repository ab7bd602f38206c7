package dlx.modelers.timetable;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Word;
import dlx.modelers.table.Separator;
import dlx.modelers.table.Table;
import dlx.modelers.table.TableCell;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Reads a table with a row for each person, each shift and each rule. */
final class RotaReader {

    static final Setting.Text CHANGE = Setting.text(
            "change",
            "DAY",
            "the shifts of a plan may be changed from this day on, as few of them as possible (default: the given plan stays)");

    private static final String ANY = "*";
    private static final int MOST_RULES = 100;

    private final PuzzleText text;
    private final Line first;
    private final Separator separator;
    private final Table table;
    private final Columns columns;
    private final Shifts shifts = new Shifts();
    private final List<List<TableCell>> rows = new ArrayList<>();
    private final List<List<TableCell>> needs = new ArrayList<>();
    private final List<List<TableCell>> people = new ArrayList<>();
    private final List<TableCell> never = new ArrayList<>();

    RotaReader(PuzzleText text) {
        this.text = text;
        first = text.nextFilled("a table");
        separator = Separator.of(first)
                .orElseThrow(() -> first.error(
                        1,
                        "this is not a table; expected headers with commas, semicolons or tabs between: name,can,Mon"));
        table = new Table(text, first, separator);
        columns = new Columns(table.headers());
    }

    Rota read() {
        rows.add(table.headers());
        for (Optional<List<TableCell>> row = table.next(); row.isPresent(); row = table.next()) {
            rows.add(row.get());
            sort(row.get());
        }
        refuseIncomplete();
        NeedlessDays needless = new NeedlessDays(columns, needs);
        List<Sequence> sequences =
                Sequence.joined(never.stream().map(this::sequence).distinct().toList(), shifts.names());
        List<Person> persons = new ArrayList<>();
        PersonReader reader = new PersonReader(columns, shifts, changed(), needless);
        people.forEach(row -> persons.add(reader.read(row)));
        refuseOneNameForTwo();
        needless.warn(text, first);
        Rota rota = new Rota(shifts.names(), columns.dayNames(), bounds(), persons, sequences, sheet());
        new SumCheck(rota).slip().ifPresent(slip -> text.warn(first, slip));
        return rota;
    }

    /** Returns the index of the first day that may be changed; the number of days if no day may. */
    private int changed() {
        Optional<Word> day = text.setting(CHANGE);
        int index = day.map(word -> columns.dayNames().indexOf(word.text()))
                .orElse(columns.dayNames().size());
        if (index < 0) {
            throw day.orElseThrow().wrong("is not a day", "the header of the first day that may be changed");
        }
        return index;
    }

    private void refuseIncomplete() {
        String days = String.join(", ", columns.dayNames());
        if (needs.isEmpty()) {
            Set<String> names = new HashSet<>();
            for (List<TableCell> row : people) {
                if (!names.add(row.get(0).text())) {
                    throw row.get(0)
                            .wrong(
                                    "is in two rows, and the rows of needs are missing",
                                    "a row for each person, a column for each day (not " + days
                                            + "), and rows 'need E' with a number of people for each day");
                }
            }
        }
        if (needs.isEmpty() || people.isEmpty()) {
            String missing = needs.isEmpty()
                    ? "a row 'need E' with a number of people for each day; columns read as days: " + days
                    : "a row for each person";
            throw first.error(1, "the table of this line is not complete; expected " + missing);
        }
    }

    private void sort(List<TableCell> row) {
        TableCell name = row.get(0);
        if (name.isEmpty()) {
            throw name.wrong("", "the name of a person, 'need' and a shift, or 'not'");
        }
        switch (RowKind.of(row)) {
            case NEED -> {
                shifts.add(name, Shifts.words(name).get(1));
                columns.refuseBounds(row);
                needs.add(row);
            }
            case NEVER -> addRule(name, row);
            case SCORE -> rows.remove(row);
            case PERSON -> people.add(row);
        }
    }

    private void addRule(TableCell name, List<TableCell> row) {
        List<TableCell> filled =
                row.stream().skip(1).filter(cell -> !cell.isEmpty()).toList();
        if (filled.size() > 1) {
            throw filled.get(1).wrong("is beside a rule", "all shifts of a rule in one cell: N N N");
        }
        if (never.size() == MOST_RULES) {
            throw name.wrong("is one rule too many", "at most " + MOST_RULES);
        }
        never.add(filled.isEmpty() ? row.get(row.size() - 1) : filled.get(0));
    }

    private Sequence sequence(TableCell cell) {
        List<String> words = Shifts.words(cell);
        if (words.size() < 2) {
            throw cell.wrong(
                    "is too short", "the shifts of two days or more that do not follow one another: L E, or * for any");
        }
        Set<Integer> all = new LinkedHashSet<>();
        IntStream.range(0, shifts.size()).forEach(all::add);
        List<Set<Integer>> found = new ArrayList<>();
        words.forEach(word -> found.add(word.equals(ANY) ? all : Set.of(shifts.read(cell, word))));
        return Sequence.of(found, shifts.names());
    }

    private List<List<ShiftBounds>> bounds() {
        return columns.days().stream()
                .map(day ->
                        needs.stream().map(row -> Numbers.need(row.get(day))).toList())
                .toList();
    }

    private Sheet sheet() {
        return new Sheet(
                separator,
                rows.stream()
                        .map(row -> row.stream().map(TableCell::text).toList())
                        .toList(),
                people.stream().map(rows::indexOf).toList(),
                columns.days());
    }

    /** Throws if two items would have the same name, because messages use names like "Anna Mon 1" and "Mon 1 E". */
    private void refuseOneNameForTwo() {
        Set<String> names = new HashSet<>();
        for (String day : columns.dayNames()) {
            shifts.names().forEach(shift -> names.add(day + ' ' + shift));
        }
        for (List<TableCell> row : people) {
            String name = row.get(0).text();
            List<String> called = new ArrayList<>(List.of(name + " in all"));
            shifts.names().forEach(shift -> called.add(name + ' ' + shift + " in all"));
            columns.dayNames().forEach(day -> called.add(name + ' ' + day));
            for (String one : called) {
                if (!names.add(one)) {
                    String twice = PuzzleText.quoted(one);
                    throw row.get(0).wrong("makes " + twice + " the name of two things", "another name");
                }
            }
        }
    }
}
