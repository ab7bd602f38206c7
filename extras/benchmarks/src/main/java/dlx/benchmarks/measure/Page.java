package dlx.benchmarks.measure;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes pages of Markdown: words from a template, tables of figures. */
final class Page {

    private static final Pattern HOLE = Pattern.compile("\\{\\{(.+?)}}");
    private static final Pattern NUMBER = Pattern.compile("|-|[-0-9.]+( .{1,4})?");

    private Page() {}

    /** The text of a file beside this class. */
    static String resource(String name) throws IOException {
        try (InputStream in = Page.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new FileNotFoundException(name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The text of a hole in a template. */
    @FunctionalInterface
    interface Filling {
        String of(String hole) throws IOException;
    }

    /** A template, its holes filled from the first to the last: they are words in double braces. */
    static String of(String template, Filling filling) throws IOException {
        StringBuilder text = new StringBuilder();
        Matcher holes = HOLE.matcher(resource(template + ".md"));
        while (holes.find()) {
            holes.appendReplacement(text, Matcher.quoteReplacement(filling.of(holes.group(1))));
        }
        return holes.appendTail(text).toString();
    }

    /**
     * A table; columns of numbers go to the right.
     *
     * @param head titles of columns with bars between them
     */
    static String table(String head, List<List<String>> rows) {
        List<String> titles = List.of(head.split(" \\| "));
        List<List<String>> lines = new ArrayList<>(rows);
        List<String> rule = new ArrayList<>(Collections.nCopies(titles.size(), "---"));
        for (int column = 0; column < titles.size(); column++) {
            int its = column;
            if (rows.stream().allMatch(row -> NUMBER.matcher(row.get(its)).matches())) {
                rule.set(column, "---:");
            }
        }
        lines.add(0, titles);
        lines.add(1, rule);
        StringBuilder text = new StringBuilder();
        for (List<String> line : lines) {
            StringJoiner cells = new StringJoiner(" | ", "| ", " |\n");
            line.forEach(cell -> cells.add(cell.replace("|", "\\|").replace('\n', ' ')));
            text.append(cells);
        }
        return text.toString();
    }
}
