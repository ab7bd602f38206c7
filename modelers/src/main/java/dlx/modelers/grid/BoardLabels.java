package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.WatchedText;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Removes the names of columns above a board and of rows at its left: A to I, 1 to 9, or from 0.
 *
 * @since 0.1
 */
public final class BoardLabels {

    /** Minimum number of names that are recognized as a sequence. */
    private static final int LEAST = 4;

    private static final String FIRSTS = "10Aa";

    /**
     * Name of a row with its separators. The bar after the name belongs to the cells if there is also a bar before it.
     */
    private static final Pattern NAME =
            Pattern.compile("^(\\s*+[|\u2502\u2551\u2503]?+)[\\s\\[({\"']*+[Rr]?([0-9]{1,2}|[A-Za-z])"
                    + "(?:[\"')]*+ *+[:.)]?+ *+([|\u2502\u2551\u2503,;\t&])|[:)]|[.](?=\\s)|\\s)");

    private BoardLabels() {}

    /**
     * Returns the ways to read the lines of a block: unchanged, without the line of column names, without the names of
     * rows, or without both. A line of column names, or an empty line, above the only rule of a table is never a row.
     *
     * @param lines lines of a block
     * @return the ways, from the most to the least likely
     */
    public static List<List<Line>> ways(List<Line> lines) {
        List<List<Line>> ways = new ArrayList<>();
        ways.add(lines);
        if (lines.isEmpty()) {
            return ways;
        }
        int head = first(lines);
        if (isHeading(lines.get(head))) {
            boolean ruled = isRuled(lines, head);
            List<Line> below = lines.subList(head + (ruled ? 2 : 1), lines.size());
            List<Line> bare = withoutNames(below);
            if (ruled) {
                return bare.isEmpty() ? List.of(below) : List.of(below, bare);
            }
            ways.add(below);
            ways.addAll(bare.isEmpty() ? List.of() : List.of(bare));
            if (!bare.isEmpty() && isNamed(lines.get(head))) {
                ways.add(0, bare); // names on two sides are not cells, even if their number suggests it
            }
        }
        List<Line> bare = withoutNames(lines);
        ways.addAll(bare.isEmpty() ? List.of() : List.of(bare));
        return ways;
    }

    /**
     * Returns the lines of a block without a heading that cannot be a row.
     *
     * @param lines lines of a block
     * @return the lines below the heading; all lines if they do not have a heading
     */
    public static List<Line> withoutHeading(List<Line> lines) {
        int head = first(lines);
        return isHeading(lines.get(head)) && isRuled(lines, head) ? lines.subList(head + 2, lines.size()) : lines;
    }

    /**
     * Returns true if a fence is below a heading of all columns and no fence is between the rows below: a board does
     * not have its border there.
     */
    private static boolean isRuled(List<Line> lines, int head) {
        if (head + 2 >= lines.size() || !Fence.is(lines.get(head + 1))) {
            return false;
        }
        Line rule = lines.get(head + 1);
        int names = Layout.bare(lines.get(head)).words().size();
        boolean isRow = Fence.dashes(rule) == names && rule.text().indexOf('|') < 0;
        return !isRow
                && (names == 0 || names >= Fence.pieces(rule) - 1)
                && lines.subList(head + 2, lines.size() - 1).stream().noneMatch(Fence::is);
    }

    private static int first(List<Line> lines) {
        int head = 0;
        while (head < lines.size() - 1 && Fence.is(lines.get(head))) {
            head++;
        }
        return head;
    }

    /**
     * Returns true if a line has the names of columns, or is the empty heading of a table, which some formats require.
     */
    private static boolean isHeading(Line line) {
        return isNamed(line) || Layout.isDecorated(line) && Layout.bare(line).isBlank();
    }

    private static boolean isNamed(Line line) {
        List<Word> words = Layout.bare(line).words();
        List<String> names = words.size() == 1
                ? words.get(0).text().chars().mapToObj(Character::toString).toList()
                : words.stream().map(Word::text).toList();
        return names.size() >= LEAST && areInOrder(names);
    }

    /** Returns true if names are 1, 2, 3 and so on, or A, B, C, with an optional letter before each number. */
    private static boolean areInOrder(List<String> names) {
        return FIRSTS.chars().anyMatch(first -> {
            for (int k = 0; k < names.size(); k++) {
                String name = names.get(k);
                String bare = name.length() > 1 && Character.isLetter(name.charAt(0)) ? name.substring(1) : name;
                if (!bare.equals(
                        Character.isDigit(first) ? String.valueOf(first - '0' + k) : Character.toString(first + k))) {
                    return false;
                }
            }
            return true;
        });
    }

    /** Returns the lines with blanks in place of row names; empty unless all rows have names in order. */
    private static List<Line> withoutNames(List<Line> lines) {
        List<String> names = new ArrayList<>();
        List<Line> without = new ArrayList<>();
        for (Line line : lines) {
            Matcher name = WatchedText.matcher(NAME, line.text());
            if (Fence.is(line)) {
                without.add(line);
            } else if (name.find() && (!names.isEmpty() || FIRSTS.contains(name.group(2)))) {
                names.add(name.group(2));
                without.add(without(line, name));
            } else {
                return List.of();
            }
        }
        return names.size() >= LEAST && areInOrder(names) ? without : List.of();
    }

    private static Line without(Line line, Matcher name) {
        boolean keepsBar = !name.group(1).isBlank() && name.group(3) != null;
        int from = keepsBar ? name.end() - 1 : name.end();
        return new Line(
                line.source(), line.number(), " ".repeat(from) + line.text().substring(from));
    }
}
