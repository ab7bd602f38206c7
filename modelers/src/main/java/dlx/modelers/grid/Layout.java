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
 * A way to cut the rows of a board into cells. People write boards in many; all rows of one board are written in one.
 *
 * @param spaced whether something stands between any two cells
 * @param cut the cells of a row, each where it stands; one of no characters is empty. No cells where the row is not written so
 * @since 0.1
 */
public record Layout(boolean spaced, Function<Line, List<Word>> cut) {

    private static final Layout CHARACTERS = new Layout(false, Layout::characters);

    private static final Layout WORDS = new Layout(true, line -> words(line, Layout::isCell));

    /** Numbers with zeros in front, which groups of characters look like. */
    private static final Layout NUMBERS = new Layout(true, line -> words(line, Layout::isNumber));

    /** A number of three digits or more is no cell, zeros in front aside. */
    private static final int LONGEST_NUMBER = 2;

    private static final Pattern NUMBER = Pattern.compile("0*[0-9]{1," + LONGEST_NUMBER + "}");

    /** By character of ASCII: whether it is neither a cell nor a blank, as far as {@link #isDecorated} tells. */
    private static final boolean[] DECORATIONS = new boolean[128];

    static {
        for (char c = 0; c < DECORATIONS.length; c++) {
            DECORATIONS[c] = Glyphs.isBetween(c) || "#+=>/`".indexOf(c) >= 0;
        }
    }

    /** Shorter groups are candidates, or cells with blanks for some. */
    private static final int SHORTEST_GROUP = 3;

    /**
     * The layouts that rows may be written in, the likeliest first: fields between commas, semicolons, tabs or ampersands; words;
     * characters, in groups perhaps; between bars, cells of which blanks are empty ones. (That goes before words where what
     * stands between the bars does not stand at the same places everywhere.)
     *
     * @param rows the rows of a block, without its fences
     * @return the layouts; what {@code cut} gives for a row may be of any number
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
     * The layouts that a whole board in one line may be written in.
     *
     * @param line the line
     * @return the layouts, the likeliest first; none in which blanks are empty cells
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
     * The cells of a row, or what might be its cells if it is not written in this layout.
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
     * Whether a line has something besides cells and blanks.
     *
     * @param line any line
     * @return {@code true} if bars, commas, brackets or other characters than those of ASCII stand in it
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
     * What stands in a line besides bars, brackets and the like.
     *
     * @param line any line
     * @return the same line with blanks in their places
     */
    public static Line bare(Line line) {
        return without(line, c -> Glyphs.isBetween((char) c));
    }

    /**
     * Returns a line without some of its characters.
     *
     * @param line any line
     * @param between which characters
     * @return the same line with blanks in their places
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

    /** Nothing but one word: most rows are. */
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

    /** Each character is a cell; groups of them are as long as the shortest, or several times that; single ones are words. */
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

    /** What stands between commas, all brackets aside. */
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

    /** Without a last field that is empty: its comma ended the line. */
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
