package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.WatchedText;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A way to cut the rows of a board into cells. There are many formats of boards; all rows of one board have the same
 * format.
 *
 * @param spaced true if cells are separated
 * @param cut returns the cells of a row, each with its place; an empty word is an empty cell. Returns an empty list
 *     if the row does not have this layout
 * @since 0.1
 */
public record Layout(boolean spaced, Function<Line, List<Word>> cut) {

    private static final Layout CHARACTERS = new Layout(false, Layout::characters);

    private static final Layout WORDS = new Layout(true, line -> words(line, Layout::isCell));

    /** Numbers with leading zeros, which look like groups of characters. */
    private static final Layout NUMBERS = new Layout(true, line -> words(line, Layout::isNumber));

    /** Maximum number of digits of a number in a cell, without leading zeros. */
    private static final int LONGEST_NUMBER = 2;

    private static final Pattern NUMBER = Pattern.compile("0*[0-9]{1," + LONGEST_NUMBER + "}");

    /** True for each character of ASCII that is neither a cell nor a blank, for {@link #isDecorated}. */
    private static final boolean[] DECORATIONS = new boolean[128];

    static {
        for (char c = 0; c < DECORATIONS.length; c++) {
            DECORATIONS[c] = Glyphs.isBetween(c) || "#+=>/`".indexOf(c) >= 0;
        }
    }

    /**
     * Minimum length of a group of characters that is cut into several groups; shorter groups are candidates, or cells
     * with blanks for some of them.
     */
    private static final int SHORTEST_GROUP = 3;

    /**
     * Returns the possible layouts of rows, from the most to the least likely. These are fields between commas,
     * semicolons, tabs or ampersands; words; characters, possibly in groups; cells between bars, of which blanks are
     * empty. (The last layout precedes words if the content between the bars is at different places in different rows.)
     *
     * @param rows the rows of a block, without its fences
     * @return the layouts; {@code cut} may return any number of cells for a row
     */
    public static List<Layout> of(List<Line> rows) {
        if (rows.stream().allMatch(Layout::isOneWord)) {
            return List.of(CHARACTERS);
        }
        List<Layout> all = ofFields(rows);
        List<Layout> barred = BarredRow.layouts(rows);
        boolean regular = BarredRow.areRegular(rows);
        all.addAll(regular ? List.of() : barred);
        all.add(WORDS);
        all.add(CHARACTERS);
        all.add(NUMBERS);
        all.addAll(regular ? barred : List.of());
        return all;
    }

    /**
     * Returns the possible layouts of a whole board in one line.
     *
     * @param line the line
     * @return the layouts, from the most to the least likely, without layouts in which blanks are empty cells
     */
    public static List<Layout> ofBoard(Line line) {
        List<Layout> all = ofFields(List.of(line));
        all.add(WORDS);
        all.add(CHARACTERS);
        return all;
    }

    private static List<Layout> ofFields(List<Line> rows) {
        List<Layout> all = new ArrayList<>();
        for (char between : new char[] {',', ';', '\t', '&'}) {
            if (rows.stream().allMatch(row -> row.text().indexOf(between) >= 0)) {
                all.add(new Layout(true, row -> fields(row, between)));
                all.add(new Layout(true, row -> ended(fields(row, between))));
            }
        }
        return all;
    }

    /**
     * Returns the cells of a row, or an approximation if the row does not have this layout.
     *
     * @param row a row
     * @return its cells, for a message
     */
    public List<Word> loose(Line row) {
        List<Word> cells = cut.apply(row);
        return !cells.isEmpty()
                ? cells
                : spaced ? bare(row).words() : characters(bare(row).words());
    }

    /**
     * Returns true if a line contains anything except cells and blanks.
     *
     * @param line any line
     * @return true if it contains bars, commas, brackets or characters outside ASCII
     */
    public static boolean isDecorated(Line line) {
        String text = line.text();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= DECORATIONS.length || DECORATIONS[c]) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns a line without bars, brackets and separators.
     *
     * @param line any line
     * @return the line with blanks in their places
     */
    public static Line bare(Line line) {
        return without(line, c -> Glyphs.isBetween((char) c));
    }

    /**
     * Returns a line without some of its characters.
     *
     * @param line any line
     * @param between returns true for the characters to remove
     * @return the line with blanks in their places
     */
    public static Line without(Line line, IntPredicate between) {
        char[] bare = line.text().toCharArray();
        for (int i = 0; i < bare.length; i++) {
            bare[i] = between.test(bare[i]) ? ' ' : bare[i];
        }
        return new Line(line.source(), line.number(), new String(bare));
    }

    static boolean isCell(String word) {
        return word.length() == 1
                || word.length() <= LONGEST_NUMBER && word.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /** Returns true if a line consists of a single word, as most rows do. */
    private static boolean isOneWord(Line line) {
        return !CellCollector.isSpaced(line) && !isDecorated(line);
    }

    private static boolean isNumber(String word) {
        return WatchedText.matcher(NUMBER, word).matches();
    }

    private static List<Word> words(Line line, Predicate<String> isCell) {
        List<Word> words = bare(line).words();
        return words.stream().map(Word::text).allMatch(isCell) ? words : List.of();
    }

    /**
     * Returns each character as a cell. Groups of characters must be as long as the shortest group, or a multiple of
     * its length; single characters are words.
     */
    private static List<Word> characters(Line line) {
        if (isOneWord(line)) {
            return characters(line.words());
        }
        List<Word> groups = bare(line).words();
        int shortest =
                groups.stream().mapToInt(group -> group.text().length()).min().orElse(1);
        boolean areEqual = (shortest > 1 || groups.size() == 1)
                && groups.stream().allMatch(group -> group.text().length() == shortest);
        boolean areParts = shortest >= SHORTEST_GROUP
                && groups.stream().allMatch(group -> group.text().length() % shortest == 0);
        return areEqual || areParts ? characters(groups) : List.of();
    }

    private static List<Word> characters(List<Word> groups) {
        return groups.stream().flatMap(group -> group.characters().stream()).toList();
    }

    /** Returns the fields between separators, without brackets. */
    private static List<Word> fields(Line line, char between) {
        String text = line.text();
        int close = Math.max(text.lastIndexOf(']'), Math.max(text.lastIndexOf(')'), text.lastIndexOf('}')));
        int end = close >= 0 ? close : text.length();
        List<Word> cells = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i <= end; i++) {
            if (i == end || text.charAt(i) == between) {
                Word cell = field(line, begin, i);
                if (!cell.text().isEmpty() && !isCell(cell.text())) {
                    return List.of();
                }
                cells.add(cell);
                begin = i + 1;
            }
        }
        return cells;
    }

    /** Returns the fields without an empty last field, whose separator ended the line. */
    private static List<Word> ended(List<Word> cells) {
        int last = cells.size() - 1;
        return last >= 0 && cells.get(last).text().isEmpty() ? cells.subList(0, last) : cells;
    }

    static Word field(Line line, int from, int to) {
        String text = line.text();
        int begin = from;
        int end = to;
        while (begin < end && isAround(text.charAt(begin))) {
            begin++;
        }
        while (end > begin && isAround(text.charAt(end - 1))) {
            end--;
        }
        return new Word(line, begin + 1, text.substring(begin, end));
    }

    private static boolean isAround(char c) {
        return Glyphs.isBlank(c) || Glyphs.isBracket(c);
    }
}
