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
 * The lines in front of which a text stands, up to a blank one: what may be a board, or several. They are looked at, and taken
 * when it is known what they are.
 *
 * <p>A block ends also in front of a line that begins something else: a title below rows, a fence below a fence, a line that is a board
 * by itself, a line that cannot be read.
 *
 * <p>Not thread-safe; made for one board.
 *
 * @since 0.1
 */
public final class Block {

    /** Two boards of the greatest size, with fences; what stands after them is looked at later. */
    private static final int MOST_LINES = 160;

    /** In characters; no board has a longer one. */
    static final int LONGEST = 10_000;

    /** A line with fewer characters is no board of its own, but of 4x4. */
    private static final int LONGEST_PLAIN = 36;

    /** A blank line with so many tabs is a row of empty cells. */
    private static final int LEAST_TABS = 3;

    /** What may end an input before its end. */
    private static final String END = "end";

    /** Above and below what people show in chats and on pages. */
    private static final Pattern CODE_FENCE = Pattern.compile("(?s)\\s*+(?:>\\s?+)*+\\s*+(?:```|~~~).*+");

    /** What is left of a list in a program on a line without cells. */
    private static final Pattern BRACKETS = Pattern.compile("\\s*+[\\[\\](){}]++\\s*+[,;.]?+\\s*+");

    /** Three letters or more: no row of a board of digits has them. */
    private static final Pattern WORD = Pattern.compile("\\p{L}{3}");

    /** So are these, which no board of capital letters has. */
    private static final Pattern TITLE = Pattern.compile("\\p{L}\\p{Ll}{2}");

    /** No board has more lines above it. */
    private static final int MOST_HEADS = 4;

    /** A line that tells the size of the board below: 9, or 9x9. */
    private static final Pattern SIZE = Pattern.compile("\\s*+(\\d{1,2})(\\s*+[xX*\u00d7]\\s*+\\1)?\\s*+");

    private final PuzzleText text;
    private final Predicate<Line> standsAlone;

    /** What may be rows and fences, as they were meant. */
    private final List<Line> lines = new ArrayList<>();

    /** How many lines of the text have been looked at when each of those had. */
    private final List<Integer> looked = new ArrayList<>();

    /** The first line of each part between blank lines. */
    private final NavigableSet<Integer> parts = new TreeSet<>();

    /** How many lines of the text are in this block. */
    private int size;

    /** The frame that the first line begins, beside which text may stand. */
    private Optional<FrameAside> frame = Optional.empty();

    /** How many lines may stand above the board: titles, its size. */
    private int heads;

    private Block(PuzzleText text, Predicate<Line> standsAlone) {
        this.text = text;
        this.standsAlone = standsAlone;
    }

    /**
     * The block at which a text stands.
     *
     * @param text at a line that is not blank
     * @param standsAlone whether a line is a board by itself
     * @return the block; nothing has been taken
     */
    public static Block ahead(PuzzleText text, Predicate<Line> standsAlone) {
        Block block = new Block(text, standsAlone);
        block.look();
        return block;
    }

    /**
     * Moves to a line that may begin a board.
     *
     * @param text after a board
     * @return {@code false} at the end of the text, or at a line {@code end}, after which nothing is read
     */
    public static boolean skipTo(PuzzleText text) {
        text.skipWhile(Block::isIdle);
        return text.look().filter(line -> !isEnd(line)).isPresent();
    }

    /** Whether a line is the word {@code end}, which ends an input before its end. */
    private static boolean isEnd(Line line) {
        return line.text().strip().equals(END);
    }

    /**
     * The lines, without comments.
     *
     * @return the lines as they were meant; none if a board that stands alone follows, or the text has ended
     */
    public List<Line> lines() {
        return lines;
    }

    /**
     * The rows of each part between blank lines.
     *
     * @param rows some of the lines
     * @return the same lines, by part; one part unless this block was {@linkplain #extend extended}
     */
    public List<List<Line>> parts(List<Line> rows) {
        return parts.stream()
                .map(part -> rows.stream()
                        .filter(row -> part.equals(parts.floor(row.number())))
                        .toList())
                .toList();
    }

    /**
     * A line that is longer than those of any board: it is not worth the time to cut it into cells.
     *
     * @return the first of them
     */
    public Optional<Line> tooLong() {
        return lines.stream().filter(line -> line.text().length() > LONGEST).findFirst();
    }

    /**
     * How many of the first lines may be titles or the size of the board.
     *
     * @return {@code >= 0}
     */
    public int heads() {
        return heads;
    }

    /**
     * Whether more lines may follow than were looked at.
     *
     * @return {@code true} if this block is too long to be looked at as a whole
     */
    public boolean goesOn() {
        return size >= MOST_LINES;
    }

    /**
     * Adds the part that follows the blank lines after this block.
     *
     * @return {@code false} if no part follows
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
     * Takes the lines above another, which begins the next board and is no part of this block any more.
     *
     * @param next one of the lines
     */
    public void takeTo(Line next) {
        int count = (int)
                lines.stream().takeWhile(line -> line.number() < next.number()).count();
        take(looked.get(count - 1));
        lines.subList(count, lines.size()).clear();
        size = 0;
    }

    /** Takes all of it out of the text. */
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
     * An error: the block ends too early. Takes it.
     *
     * @param expected what should stand there
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

    /** Whether a line is neither a row nor a fence nor a title, and parts nothing. */
    private static boolean isIdle(Line line) {
        String text = line.text();
        if (!text.isEmpty() && Symbols.code(text.charAt(0)) != Symbols.NONE) {
            return false; // a cell: nearly all lines begin so
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

    /** Looks at the lines up to the end of this part. */
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

    /** The next line as it was meant, without what stands beside the frame. */
    private Optional<Line> glance() {
        Optional<Line> line = text.glance(size).map(PastedLine::plain);
        if (lines.size() == heads) {
            frame = line.flatMap(FrameAside::of); // titles may stand above it
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

    /** Whether the part that began with a line ends in front of another. */
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
     * Whether nothing but titles is there.
     *
     * @return {@code true} if each line is one of words in small letters
     */
    public boolean isTitle() {
        return lines.size() == heads && lines.stream().allMatch(Block::isTitle);
    }

    /**
     * Whether a line is a title, of words in small letters.
     *
     * @param line any line
     * @return {@code true} if letters are most of it
     */
    public static boolean isTitle(Line line) {
        return WatchedText.matcher(TITLE, line.text()).find()
                && 2 * line.text().chars().filter(Character::isLetter).count() > filled(line);
    }

    /**
     * The line below the titles above all others, where both are in this block.
     *
     * @return the first line that is not one of words in small letters; nothing if it is the first of all
     */
    public Optional<Line> belowTitles() {
        int titles = 0;
        while (titles < heads && isTitle(lines.get(titles))) {
            titles++;
        }
        return titles > 0 && titles < lines.size() ? Optional.of(lines.get(titles)) : Optional.empty();
    }

    /**
     * Whether nothing but cells is there, one after the other.
     *
     * @return {@code false} if something stands between cells or above them
     */
    public boolean isPlain() {
        return heads == 0
                && lines.stream().allMatch(line -> !CellCollector.isSpaced(line) && !Layout.isDecorated(line));
    }

    /**
     * The line below this block.
     *
     * @return the line, or nothing at the end of the text
     */
    public Optional<Line> below() {
        return text.glance(size);
    }

    /**
     * Whether no row of a board may stand here.
     *
     * @param line any line
     * @return {@code true} for blank lines, ends of quoted code and the end of the input
     */
    public static boolean ends(Line line) {
        return isBlank(line) || isEnd(line) || isCodeFence(line);
    }

    /** Whether two lines are alike, and neither can be more than a row: most rows are. */
    private static boolean isSame(Line one, Line other) {
        boolean spaced = CellCollector.isSpaced(one);
        return one.text().length() < LONGEST_PLAIN
                && isPlain(one, spaced, CellCollector.count(one, spaced))
                && isPlain(other, spaced, CellCollector.count(one, spaced));
    }

    /** Whether a fence has as many dashes as a row has cells. */
    private static boolean mayBeRow(Line fence, List<Line> rows) {
        int dashes = Fence.dashes(fence);
        return rows.stream().anyMatch(row -> filled(Layout.bare(row)) == dashes);
    }

    /** Whether a line below rows is none of theirs: a title, or a row in another form where the rows are boards. */
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

    /** Whether rows are boards with nothing but cells, and a line is none of their rows. */
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

    /** Whether a line is a row of so many cells with nothing but blanks between. */
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
