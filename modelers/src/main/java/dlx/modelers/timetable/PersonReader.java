package dlx.modelers.timetable;

import dlx.modelers.table.TableCell;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Reads the row of a person. */
final class PersonReader {

    private static final int MOST = 1_000;

    private final Columns columns;
    private final Shifts shifts;

    /** Index of the first day that may be changed; the number of days if no day may. */
    private final int changed;

    private final Set<String> names = new HashSet<>();

    private final NeedlessDays needless;

    PersonReader(Columns columns, Shifts shifts, int changed, NeedlessDays needless) {
        this.needless = needless;
        this.columns = columns;
        this.shifts = shifts;
        this.changed = changed;
        columns.checkBounds(shifts);
    }

    Person read(List<TableCell> row) {
        TableCell name = row.get(0);
        if (!names.add(name.text())) {
            throw name.wrong("is the name of two people", "names that differ");
        }
        if (names.size() > MOST) {
            throw name.wrong("is one too many", "at most " + MOST + " people");
        }
        MarkReader marks =
                new MarkReader(shifts, can(row), changed < columns.days().size());
        return new Person(
                name.text(),
                bounds(row, ""),
                shifts.names().stream().map(shift -> bounds(row, ' ' + shift)).toList(),
                IntStream.range(0, columns.days().size())
                        .mapToObj(day -> mark(marks, row.get(columns.days().get(day)), day >= changed))
                        .toList());
    }

    private DayMark mark(MarkReader marks, TableCell cell, boolean change) {
        DayMark mark = marks.read(cell, change, needless.hint(cell));
        needless.refuseWork(cell, mark);
        return mark;
    }

    /** Returns the shifts that the person can work: all shifts, unless the table lists some. */
    private List<Integer> can(List<TableCell> row) {
        Optional<TableCell> cell = columns.cell(row, Columns.CAN).filter(filled -> !filled.isEmpty());
        return cell.isEmpty()
                ? IntStream.range(0, shifts.size()).boxed().toList()
                : Shifts.words(cell.get()).stream()
                        .map(word -> shifts.read(cell.get(), word))
                        .distinct()
                        .sorted()
                        .toList();
    }

    private ShiftBounds bounds(List<TableCell> row, String of) {
        Optional<TableCell> least = columns.cell(row, Columns.MIN + of);
        Optional<TableCell> most = columns.cell(row, Columns.MAX + of);
        int from = least.map(cell -> Numbers.bound(cell, 0)).orElse(0);
        int to = most.map(cell -> Numbers.bound(cell, Integer.MAX_VALUE)).orElse(Integer.MAX_VALUE);
        if (to < from) {
            throw most.orElseThrow().wrong("is less than the minimum beside it, " + from, "a number from " + from);
        }
        return new ShiftBounds(from, to);
    }
}
