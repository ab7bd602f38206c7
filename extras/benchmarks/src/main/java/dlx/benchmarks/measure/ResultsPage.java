package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes the tables of a page. A table follows a line "Table `name`", and is replaced together with this line. */
final class ResultsPage {

    private static final Pattern TABLE = Pattern.compile("(?m)^Table `(.+?)`.*\n\n(?:\\|.*\n)*");
    private static final Pattern NUMBER = Pattern.compile("|-|\\*{0,2}[-0-9.]+\\*{0,2}");

    /** Mark after the name of a row for another JDK; pages leave out such rows. */
    static final String OTHER_JDK = ", JDK ";

    private ResultsPage() {}

    /**
     * Returns a page with new contents of its tables. Rows for other JDKs are left out. Tables of bars also leave out
     * rows without a verdict, and columns that most other rows leave empty.
     */
    static String filled(String page, Results results) {
        Results shown = results.where(row -> !row.get(1).contains(OTHER_JDK)).judged();
        return TABLE.matcher(page).replaceAll(found -> Matcher.quoteReplacement(of(found.group(1), shown)));
    }

    /**
     * Returns a table with its first line. The line contains the days of its runs. If there are several runs, the table
     * has a column with their letters.
     */
    static String of(String name, Results results) {
        Results.Table table = results.table(name);
        List<String> letters =
                table.rows().stream().map(row -> row.get(0)).distinct().toList();
        boolean isOfRuns = name.equals("runs");
        boolean isMixed = letters.size() > 1 && !isOfRuns;
        List<List<String>> lines = new ArrayList<>();
        lines.add(line(table.columns(), "run", isMixed));
        table.rows().forEach(row -> lines.add(line(row.subList(1, row.size()), row.get(0), isMixed)));
        return "Table `" + name + "`" + (isOfRuns ? "" : ", " + results.days(letters)) + ":\n\n" + markdown(lines);
    }

    private static List<String> line(List<String> cells, String last, boolean isMixed) {
        List<String> line = new ArrayList<>(cells);
        if (isMixed) {
            line.add(last);
        }
        return line;
    }

    /** Returns a table in Markdown. The first line contains the titles; columns of numbers are aligned right. */
    static String markdown(List<List<String>> lines) {
        List<String> rule = new ArrayList<>(Collections.nCopies(lines.get(0).size(), "---"));
        for (int column = 0; column < rule.size(); column++) {
            int its = column;
            if (lines.stream()
                    .skip(1)
                    .allMatch(line -> NUMBER.matcher(line.get(its)).matches())) {
                rule.set(column, "---:");
            }
        }
        List<List<String>> all = new ArrayList<>(lines);
        all.add(1, rule);
        StringBuilder text = new StringBuilder();
        for (List<String> line : all) {
            StringJoiner cells = new StringJoiner(" | ", "| ", " |\n");
            line.forEach(cell -> cells.add(cell.replace("|", "\\|").replace('\n', ' ')));
            text.append(cells);
        }
        return text.toString();
    }
}
