package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The figures stored in {@code results.tsv}: tables whose rows begin with the letter of their run. */
final class Results {

    private static final String TABLE = "table\t";
    private static final String RUNS = "runs";
    private static final Pattern VERDICT = Pattern.compile(": (reached|missed)");

    /** Lines before the first table, which explain the file. */
    private final List<String> head = new ArrayList<>();

    private final Map<String, Table> tables = new LinkedHashMap<>();

    /**
     * A table.
     *
     * @param columns titles of the columns, without the column of runs
     * @param rows rows of cells; the first cell is the letter of the run, the second is the name
     */
    record Table(List<String> columns, List<List<String>> rows) {
        /**
         * Returns the rows with a verdict, and of them the columns that at least half of the rows fill. Returns a table
         * without a verdict unchanged.
         */
        private Table judged() {
            List<List<String>> judged = rows.stream()
                    .filter(row -> VERDICT.matcher(String.join(" ", row)).find())
                    .toList();
            if (judged.isEmpty()) {
                return this;
            }
            int[] kept = IntStream.rangeClosed(1, columns.size())
                    .filter(k -> 2
                                    * judged.stream()
                                            .filter(row -> row.get(k).equals("-"))
                                            .count()
                            <= judged.size())
                    .toArray();
            return new Table(
                    IntStream.of(kept).mapToObj(k -> columns.get(k - 1)).toList(),
                    judged.stream()
                            .map(row -> IntStream.concat(IntStream.of(0), IntStream.of(kept))
                                    .mapToObj(row::get)
                                    .toList())
                            .toList());
        }

        private void put(List<String> row) {
            int same = IntStream.range(0, rows.size())
                    .filter(i -> rows.get(i).get(1).equals(row.get(1)))
                    .findFirst()
                    .orElse(rows.size());
            rows.subList(same, Math.min(same + 1, rows.size())).clear();
            rows.add(same, row);
        }
    }

    private Results() {}

    static Results of(String text) {
        Results results = new Results();
        Table open = new Table(List.of(), new ArrayList<>());
        for (String line : text.lines().toList()) {
            List<String> cells = List.of(line.split("\t", -1));
            if (line.startsWith(TABLE)) {
                open = new Table(cells.subList(2, cells.size()), new ArrayList<>());
                results.tables.put(cells.get(1), open);
            } else if (results.tables.isEmpty()) {
                results.head.add(line);
            } else if (!line.isEmpty()) {
                open.rows().add(cells);
            }
        }
        return results;
    }

    Map<String, Table> tables() {
        return tables;
    }

    /** Begins a run, and returns its letter. */
    String begin(String day, String machine) {
        Table runs = table(RUNS);
        String letter = Character.toString((char) ('a' + runs.rows().size()));
        runs.put(List.of(letter, letter, day, machine));
        return letter;
    }

    /** Returns the days of runs, each with its letter. */
    String days(List<String> letters) {
        List<String> days = new ArrayList<>();
        for (List<String> run : table(RUNS).rows()) {
            if (letters.contains(run.get(0))) {
                days.add(run.get(2) + " (" + run.get(0) + ")");
            }
        }
        return String.join(", ", days);
    }

    /** Adds a row to a table, or replaces the row of the same name. Cells without a column are left out. */
    void put(String table, String run, Map<String, String> cells) {
        List<String> row = new ArrayList<>(List.of(run));
        Table its = table(table);
        its.columns().forEach(column -> row.add(cells.getOrDefault(column, "-")));
        its.put(row);
    }

    /** Returns the rows that match a condition, for display. */
    Results where(Predicate<List<String>> isShown) {
        Results some = new Results();
        tables.forEach((name, table) -> some.tables.put(
                name,
                new Table(table.columns(), table.rows().stream().filter(isShown).toList())));
        return some;
    }

    /** Returns each table with only its judged rows, for display. */
    Results judged() {
        Results some = new Results();
        tables.forEach((name, table) -> some.tables.put(name, table.judged()));
        return some;
    }

    Table table(String name) {
        Table table = tables.get(name);
        if (table == null) {
            throw new IllegalArgumentException("table: results not found: " + name);
        }
        return table;
    }

    /** Returns the text of the file. */
    @Override
    public String toString() {
        StringJoiner text = new StringJoiner("\n", String.join("\n", head) + "\n", "");
        tables.forEach((name, table) -> {
            StringBuilder lines = new StringBuilder(TABLE + name + '\t' + String.join("\t", table.columns()) + '\n');
            table.rows().forEach(row -> lines.append(String.join("\t", row)).append('\n'));
            text.add(lines);
        });
        return text.toString();
    }
}
