package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The next lines of a text, up to a blank line, which may be one board or several. They are looked at first, and read
 * from the text when their meaning is known.
 *
 * <p>A block also ends before a line that begins something else: a title below rows, a fence below a fence, a line that
 * is a board by itself, a line that cannot be read. A fence is a horizontal border of dashes.
 *
 * <p>Not thread-safe; created for one board.
 *
 * @since 0.1
 */
public final class Block {

    /** Maximum number of lines that are looked at together: two boards of the largest size, with fences. */
    private static final int MOST_LINES = 160;

    /** Maximum length of a line in characters: no board has a longer line. */
    static final int LONGEST = 10_000;

    /** Length in characters from which a line may be a board by itself; only 4x4 boards have shorter lines. */
    private static final int LONGEST_PLAIN = 36;

    /** Minimum number of tabs in a blank line that is a row of empty cells. */
    private static final int LEAST_TABS = 3;

    /** Word on a line of its own that ends the input. */
    private static final String END = "end";

    /** A line above or below quoted code, as chats and pages show it. */
    private static final Pattern CODE_FENCE = Pattern.compile("(?s)\\s*+(?:>\\s?+)*+\\s*+(?:```|~~~).*+");

    /** A line of brackets without cells: the rest of a list in a program. */
    private static final Pattern BRACKETS = Pattern.compile("\\s*+[\\[\\](){}]++\\s*+[,;.]?+\\s*+");

    /** Three letters or more: a row of a board of digits does not contain them. */
    private static final Pattern WORD = Pattern.compile("\\p{L}{3}");

    /** A letter and two small letters: a row of a board of capital letters does not contain them. */
    private static final Pattern TITLE = Pattern.compile("\\p{L}\\p{Ll}{2}");

    /** Maximum number of title lines above a board. */
    private static final int MOST_HEADS = 4;

    /** A line with the size of the board below: 9, or 9x9. */
    private static final Pattern SIZE = Pattern.compile("\\s*+(\\d{1,2})(\\s*+[xX*\u00d7]\\s*+\\1)?\\s*+");

    private final PuzzleText text;
    private final Predicate<Line> standsAlone;

    /** Possible rows and fences, as {@link PastedLine#plain} returns them, without comments. */
    private final List<Line> lines = new ArrayList<>();

    /** For each of {@link #lines}, the number of lines of the text up to it, from the start of this block. */
    private final List<Integer> looked = new ArrayList<>();

    /** Number of the first line of each part between blank lines. */
    private final NavigableSet<Integer> parts = new TreeSet<>();

    /** Number of lines of the text in this block. */
    private int size;

    /** The frame that the first row begins if other text is written beside it; else empty. */
    private Optional<FrameAside> frame = Optional.empty();

    /** Number of lines at the beginning that may be titles or the size of the board. */
    private int heads;

    private Block(PuzzleText text, Predicate<Line> standsAlone) {
        this.text = text;
        this.standsAlone = standsAlone;
    }

    /**
     * Returns the block at the current place of a text.
     *
     * @param text the text, at a line that is not blank
     * @param standsAlone returns true for a line that is a board by itself
     * @return the block; nothing has been read from the text
     */
    public static Block ahead(PuzzleText text, Predicate<Line> standsAlone) {
        Block block = new Block(text, standsAlone);
        block.look();
        return block;
    }

    /**
     * Moves to the next line that may begin a board.
     *
     * @param text the text, after a board
     * @return false at the end of the text, or at a line {@code end}, after which nothing is read
     */
    public static boolean skipTo(PuzzleText text) {
        text.skipWhile(Block::isIdle);
        return text.look().filter(line -> !isEnd(line)).isPresent();
    }

    /** Returns true if a line is the word {@code end}, which ends the input. */
    private static boolean isEnd(Line line) {
        return line.text().strip().equals(END);
    }

    /**
     * Returns the lines of this block without comments.
     *
     * @return the lines as {@link PastedLine#plain} returns them; empty if a board on one line follows, or the text
     *     has ended
     */
    public List<Line> lines() {
        return lines;
    }

    /**
     * Returns some lines of this block, grouped by the parts between blank lines.
     *
     * @param rows some of the lines
     * @return these lines, by part; one part unless this block was {@linkplain #extend extended}
     */
    public List<List<Line>> parts(List<Line> rows) {
        return parts.stream()
                .map(part -> rows.stream()
                        .filter(row -> part.equals(parts.floor(row.number())))
                        .toList())
                .toList();
    }

    /**
     * Returns a line that is longer than a line of any board, and therefore not worth the time to cut it into cells.
     *
     * @return the first such line, if there is one
     */
    public Optional<Line> tooLong() {
        return lines.stream().filter(line -> line.text().length() > LONGEST).findFirst();
    }

    /**
     * Returns the number of lines at the beginning that may be titles or the size of the board.
     *
     * @return number of lines, 0 or more
     */
    public int heads() {
        return heads;
    }

    /**
     * Returns true if the block reached its maximum number of lines, so that lines of it may not have been looked at.
     *
     * @return true if this block has 160 lines or more
     */
    public boolean goesOn() {
        return size >= MOST_LINES;
    }

    /**
     * Adds the part that follows the blank lines after this block.
     *
     * @return false if no part follows
     */
    public boolean extend() {
        int before = size;
        Optional<Line> line = below();
        while (line.map(PastedLine::plain)
                .filter(next -> isBlank(next) || next.startsWith('#'))
                .isPresent()) {
            size++;
            line = below();
        }
        int parted = size;
        if (parted > before && line.isPresent()) {
            look();
        }
        if (size == parted) {
            size = before;
        }
        return size > before;
    }

    /**
     * Reads the lines above a line from the text. The line begins the next board, and it and its followers leave this
     * block.
     *
     * @param next one of the lines, not the first
     */
    public void takeTo(Line next) {
        int count = (int)
                lines.stream().takeWhile(line -> line.number() < next.number()).count();
        take(looked.get(count - 1));
        lines.subList(count, lines.size()).clear();
        size = 0;
    }

    /** Reads all lines of this block from the text. */
    public void take() {
        take(size);
    }

    private void take(int count) {
        for (int k = 0; k < count; k++) {
            text.next("a line of the board");
        }
        size -= count;
    }

    /**
     * Returns the error that the block ends too early. Reads the block from the text.
     *
     * @param expected the content that was expected next
     * @return the exception, to be thrown
     * @throws PuzzleSyntaxException if the block ends because a line cannot be read
     */
    public PuzzleSyntaxException ended(String expected) {
        boolean fenced = Fence.is(lines.get(lines.size() - 1));
        take();
        return text.look()
                .map(line -> line.error(
                        1,
                        (fenced && Fence.is(PastedLine.plain(line))
                                        ? "another border begins here"
                                        : "the board ends here")
                                + "; expected " + expected))
                .orElseGet(() -> text.endOfText(expected));
    }

    /** Returns true if a line can be skipped between boards: it is not a row, a fence or a title. */
    private static boolean isIdle(Line line) {
        String text = line.text();
        if (!text.isEmpty() && Symbols.code(text.charAt(0)) != Symbols.NONE) {
            return false; // nearly all lines begin with a cell
        }
        return isBlank(line) || line.startsWith('#') || isOfCode(line) || isBlank(PastedLine.plain(line));
    }

    private static boolean isOfCode(Line line) {
        return isCodeFence(line)
                || line.startsWith('\\')
                || line.text().length() < LONGEST
                        && WatchedText.matcher(BRACKETS, line.text()).matches();
    }

    private static boolean isCodeFence(Line line) {
        return (line.text().contains("```") || line.text().contains("~~~"))
                && WatchedText.matcher(CODE_FENCE, line.text()).matches();
    }

    private static boolean isBlank(Line line) {
        return line.isBlank() && line.text().chars().filter(c -> c == '\t').count() < LEAST_TABS;
    }

    /** Adds the lines up to the end of this part, without reading them from the text. */
    private void look() {
        int first = lines.size();
        Optional<Line> next = glance();
        while (next.isPresent() && size < MOST_LINES && !ends(next.get(), first)) {
            size++;
            add(next.get());
            next = glance();
        }
        if (lines.size() > first) {
            parts.add(lines.get(first).number());
        }
    }

    /** Returns the next line as {@link PastedLine#plain} returns it, without text beside the frame. */
    private Optional<Line> glance() {
        Optional<Line> line = text.glance(size).map(PastedLine::plain);
        if (lines.size() == heads) {
            frame = line.flatMap(FrameAside::of); // titles may precede the frame
        }
        return line.map(next -> frame.map(f -> f.within(next)).orElse(next));
    }

    private void add(Line line) {
        if (line.startsWith('#') || isBlank(line) || isOfCode(line)) {
            return;
        }
        if (heads == lines.size() && heads < MOST_HEADS && isHead(line)) {
            heads++;
        }
        lines.add(line);
        looked.add(size);
    }

    private static boolean isHead(Line line) {
        return hasWord(line) || WatchedText.matcher(SIZE, line.text()).matches();
    }

    private static boolean hasWord(Line line) {
        return line.text().length() < LONGEST
                && WatchedText.matcher(WORD, line.text()).find();
    }

    /** Returns true if the part that began with line {@code first} ends before a line. */
    private boolean ends(Line line, int first) {
        if (lines.size() == first || line.startsWith('#')) {
            return false;
        }
        Line last = lines.get(lines.size() - 1);
        if (isSame(last, line)) {
            return false;
        }
        if (isEnd(line) || standsAlone.test(line) || lines.size() == first + 1 && standsAlone.test(last)) {
            return true;
        }
        if (ends(line)) {
            return !isTitle();
        }
        if (Fence.is(line)) {
            List<Line> rows = lines.subList(first, lines.size()).stream()
                    .filter(row -> !Fence.is(row))
                    .toList();
            return Fence.is(last) && !rows.isEmpty() && !mayBeRow(line, rows) && !mayBeRow(last, rows);
        }
        return beginsAnother(line);
    }

    /**
     * Returns true if all lines are titles.
     *
     * @return true if each line consists mainly of words in small letters
     */
    public boolean isTitle() {
        return lines.size() == heads && lines.stream().allMatch(Block::isTitle);
    }

    /**
     * Returns true if a line is a title: words in small letters.
     *
     * @param line any line
     * @return true if more than half of its characters, without blanks, are letters, and it has a word in small
     *     letters
     */
    public static boolean isTitle(Line line) {
        return WatchedText.matcher(TITLE, line.text()).find()
                && 2 * line.text().chars().filter(Character::isLetter).count() > filled(line);
    }

    /**
     * Returns the line below the titles at the beginning of this block.
     *
     * @return the first line that is not a title; empty if there are no titles, or only titles
     */
    public Optional<Line> belowTitles() {
        int titles = 0;
        while (titles < heads && isTitle(lines.get(titles))) {
            titles++;
        }
        return titles > 0 && titles < lines.size() ? Optional.of(lines.get(titles)) : Optional.empty();
    }

    /**
     * Returns true if the block consists of cells without separators.
     *
     * @return false if there is anything between cells, or a title above them
     */
    public boolean isPlain() {
        return heads == 0
                && lines.stream().allMatch(line -> !CellCollector.isSpaced(line) && !Layout.isDecorated(line));
    }

    /**
     * Returns the line below this block, without reading it from the text.
     *
     * @return the line; empty at the end of the text
     */
    public Optional<Line> below() {
        return text.glance(size);
    }

    /**
     * Returns true if a line ends a board.
     *
     * @param line any line
     * @return true for blank lines, ends of quoted code and the end of the input
     */
    public static boolean ends(Line line) {
        return isBlank(line) || isEnd(line) || isCodeFence(line);
    }

    /**
     * Returns true if two short lines are rows of equally many plain cells. Most rows are, so this test comes first.
     */
    private static boolean isSame(Line one, Line other) {
        boolean spaced = CellCollector.isSpaced(one);
        return one.text().length() < LONGEST_PLAIN
                && isPlain(one, spaced, CellCollector.count(one, spaced))
                && isPlain(other, spaced, CellCollector.count(one, spaced));
    }

    /** Returns true if a fence has as many dashes as a row has cells, so that its dashes may be empty cells. */
    private static boolean mayBeRow(Line fence, List<Line> rows) {
        int dashes = Fence.dashes(fence);
        return rows.stream().anyMatch(row -> filled(Layout.bare(row)) == dashes);
    }

    /**
     * Returns true if a line below rows does not belong to them: it is a title, or a row in another form while the rows
     * are whole boards.
     */
    private boolean beginsAnother(Line line) {
        List<Line> rows = rows(heads);
        if (!rows.isEmpty() && hasWord(line) && !hasWord(rows.get(rows.size() - 1))) {
            return filled(line) != filled(rows.get(rows.size() - 1)) || !Symbols.mayBeCells(line.text(), filled(line));
        }
        return isBelowBoards(line, rows)
                || heads > 0
                        && hasWord(lines.get(0))
                        && isBelowBoards(line, rows(0)); // rows of letters look like titles
    }

    private List<Line> rows(int from) {
        return lines.subList(from, lines.size()).stream()
                .filter(row -> !Fence.is(row))
                .toList();
    }

    /** Returns true if rows are whole boards of plain cells, and a line is not a further row of them. */
    private static boolean isBelowBoards(Line line, List<Line> rows) {
        if (rows.isEmpty()) {
            return false;
        }
        boolean spaced = CellCollector.isSpaced(rows.get(0));
        int count = CellCollector.count(rows.get(0), spaced);
        return count > 0
                && rows.size() % count == 0
                && !isPlain(line, spaced, count)
                && !Layout.isDecorated(line)
                && rows.stream().allMatch(row -> isPlain(row, spaced, count) && Symbols.mayBeCells(row.text(), count));
    }

    /** Returns true if a line is a row of a number of cells with only blanks between them. */
    private static boolean isPlain(Line line, boolean spaced, int count) {
        return !Layout.isDecorated(line)
                && line.text().indexOf('\t') < 0
                && CellCollector.isSpaced(line) == spaced
                && CellCollector.count(line, spaced) == count;
    }

    private static long filled(Line line) {
        return line.text().chars().filter(c -> !Glyphs.isBlank((char) c)).count();
    }
}
