package dlx.app.command;

import dlx.core.search.ScheduleRow;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Writes the schedule of a puzzle as a table, a line per contender. */
final class ScheduleTable {

    /** Number of decimal places between nanoseconds and seconds. */
    private static final int NANOS = 9;

    private ScheduleTable() {}

    /**
     * Returns the table of a puzzle.
     *
     * @param rows the lead first
     */
    static String of(int puzzle, List<ScheduleRow> rows) {
        List<List<String>> lines = new ArrayList<>();
        lines.add(List.of("contender", "task", "due", "share"));
        for (ScheduleRow row : rows) {
            String order = row.order().equals("own") ? "" : ", " + row.order();
            String due = plain(BigDecimal.valueOf(row.due(), NANOS)) + " s";
            lines.add(List.of(row.engine() + order, row.task(), due, plain(BigDecimal.valueOf(row.share()))));
        }
        StringBuilder table = new StringBuilder("puzzle " + puzzle + ", schedule of solve\n");
        lines.forEach(line -> table.append(aligned(line, lines)).append('\n'));
        return table.toString();
    }

    private static String aligned(List<String> line, List<List<String>> all) {
        StringBuilder aligned = new StringBuilder();
        for (int k = 0; k < line.size(); k++) {
            int column = k;
            int width = all.stream()
                    .mapToInt(each -> each.get(column).length())
                    .max()
                    .orElse(0);
            aligned.append("  ")
                    .append(line.get(k))
                    .append(" ".repeat(width - line.get(k).length()));
        }
        return aligned.toString().stripTrailing();
    }

    private static String plain(BigDecimal number) {
        return number.stripTrailingZeros().toPlainString();
    }
}
