package dlx.api;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A puzzle's text, read line by line; it knows file, line and column of whatever is wrong.
 *
 * <p>An input may hold any number of puzzles: {@link ExactCoverModel#parse} takes the lines of one and leaves the rest.
 * Only the current line is in memory, and those up to the farthest one looked at. The text is UTF-8; lines end with LF or
 * CR LF, the last one perhaps with neither. Not thread-safe.
 *
 * @since 0.1
 */
public final class PuzzleText {

    private final LineQueue lines;
    private final SettingValues settings;
    private final Consumer<String> warnings;

    /** Whether weights play no part in what will be asked. */
    private boolean weightsIgnored;

    /** What the taker of warnings threw; null if it works. */
    private @Nullable RuntimeException failure;

    private PuzzleText(LineQueue lines, SettingValues settings, Consumer<String> warnings) {
        this.lines = lines;
        this.settings = settings;
        this.warnings = warnings;
    }

    /**
     * A text in memory, without settings; warnings are dropped.
     *
     * @param text the puzzle or puzzles
     * @return the text, called {@code <text>} in messages
     */
    public static PuzzleText of(String text) {
        Objects.requireNonNull(text, "text");
        return of("<text>", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), Map.of(), w -> {});
    }

    /**
     * A text from a stream. The stream is read as lines are asked for, and never closed.
     *
     * @param source how messages call it: a file's name
     * @param bytes UTF-8
     * @param settings by name, what {@link #flag}, {@link #choice}, {@link #number} and {@link #setting} read
     * @param warnings takes sentences about what is odd but no error
     * @return the text
     */
    public static PuzzleText of(
            String source, InputStream bytes, Map<String, String> settings, Consumer<String> warnings) {
        Objects.requireNonNull(source, "source");
        Objects.requireNonNull(bytes, "bytes");
        Objects.requireNonNull(settings, "settings");
        Objects.requireNonNull(warnings, "warnings");
        return new PuzzleText(new LineQueue(new LineReader(source, bytes)), new SettingValues(settings), warnings);
    }

    /**
     * Whether a setting is {@code yes}.
     *
     * @param setting one that the model lists in {@link ExactCoverModel#settings}
     * @return the answer, or nothing where it was not given
     * @throws PuzzleSyntaxException if what was given is neither {@code yes} nor {@code no}
     */
    public Optional<Boolean> flag(Setting.Flag setting) {
        Objects.requireNonNull(setting, "setting");
        return settings.flag(setting);
    }

    /**
     * Which of its words a setting is.
     *
     * @param setting one that the model lists in {@link ExactCoverModel#settings}
     * @return the word, or nothing where it was not given
     * @throws PuzzleSyntaxException if what was given is none of the words
     */
    public Optional<String> choice(Setting.Choice setting) {
        Objects.requireNonNull(setting, "setting");
        return settings.choice(setting);
    }

    /**
     * The number that a setting is.
     *
     * @param setting one that the model lists in {@link ExactCoverModel#settings}
     * @return the number, or nothing where it was not given
     * @throws PuzzleSyntaxException if what was given is no number, or out of range
     */
    public Optional<Integer> number(Setting.WholeNumber setting) {
        Objects.requireNonNull(setting, "setting");
        return settings.number(setting);
    }

    /**
     * The words of a setting that the model reads itself.
     *
     * @param setting one that the model lists in {@link ExactCoverModel#settings}
     * @return what was given, with its place, or nothing
     */
    public Optional<Word> setting(Setting.Text setting) {
        Objects.requireNonNull(setting, "setting");
        return settings.word(setting);
    }

    /**
     * Reports something odd that is no error.
     *
     * @param line where it is
     * @param sentence what is odd
     */
    public void warn(Line line, String sentence) {
        Objects.requireNonNull(line, "line");
        Objects.requireNonNull(sentence, "sentence");
        tell(line.source() + ':' + line.number() + ": " + sentence);
    }

    /**
     * Reports something odd that is no error.
     *
     * @param line where it is
     * @param column where in the line, from 1
     * @param sentence what is odd
     */
    public void warn(Line line, int column, String sentence) {
        Objects.requireNonNull(line, "line");
        Objects.requireNonNull(sentence, "sentence");
        tell(line.source() + ':' + line.number() + ':' + column + ": " + sentence);
    }

    private void tell(String warning) {
        try {
            warnings.accept(warning);
        } catch (RuntimeException e) {
            failure = e;
            throw e;
        }
    }

    /**
     * Returns true if weights play a part in the questions about the puzzle. Where they do not, a total that does not fit into 64 bits is not an error, and
     * a model warns of weights that are an extra, so that people have a reason to write them.
     *
     * @return {@code true} unless the host said that they do not
     */
    public boolean regardsWeights() {
        return !weightsIgnored;
    }

    /**
     * For hosts: weights will play no part in what is asked about these puzzles, so that {@link #regardsWeights} is false.
     *
     * @return this text
     */
    public PuzzleText ignoringWeights() {
        weightsIgnored = true;
        return this;
    }

    /**
     * Skips blank lines and lines that start with {@code #}.
     *
     * @return {@code true} if a line follows, {@code false} at the end of the text
     * @throws PuzzleSyntaxException if a line is not UTF-8 or far too long
     */
    public boolean skipBlank() {
        skipWhile(line -> line.isBlank() || line.startsWith('#'));
        return lines.peek() != null;
    }

    /**
     * Skips lines of a kind, so that {@link HasRecovery#resume} can leave the rest of a refused puzzle in one line.
     *
     * @param kind what holds of the lines to be skipped: {@code line -> !line.isBlank()}
     * @throws PuzzleSyntaxException if a line is not UTF-8 or far too long
     */
    public void skipWhile(Predicate<Line> kind) {
        Objects.requireNonNull(kind, "kind");
        for (Line line = lines.peek(); line != null && kind.test(line); line = lines.peek()) {
            lines.take(line);
        }
    }

    /**
     * Looks at the next line and leaves it where it is.
     *
     * @return the line, or nothing at the end of the text
     * @throws PuzzleSyntaxException if the line is not UTF-8 or far too long
     */
    public Optional<Line> look() {
        return Optional.ofNullable(lines.peek());
    }

    /**
     * Looks at a line where it does not matter to the present puzzle whether it can be read: for a model that asks what stands after
     * a puzzle, or must see a whole block of lines before it knows what they mean. The lines in front of it stay in memory until
     * they are taken.
     *
     * @param before how many lines stand before it, {@code >= 0}
     * @return the line, or nothing after the end of the text, or where {@link #look} would throw, then or before
     * @throws IllegalArgumentException if {@code before} is negative
     */
    public Optional<Line> glance(int before) {
        if (before < 0) {
            throw new IllegalArgumentException("before: " + before + "; expected 0 or more");
        }
        return lines.glance(before);
    }

    /**
     * Takes the next line, blank or not.
     *
     * @param expected what the model expects there, for the message at the end of the text
     * @return the line
     * @throws PuzzleSyntaxException if the text has ended, or the line is not UTF-8 or far too long
     */
    public Line next(String expected) {
        Objects.requireNonNull(expected, "expected");
        Line line = lines.peek();
        if (line == null) {
            throw endOfText(expected);
        }
        lines.take(line);
        return line;
    }

    /**
     * Takes the next line that is neither blank nor starts with {@code #}.
     *
     * @param expected what the model expects there, for the message at the end of the text
     * @return the line
     * @throws PuzzleSyntaxException if the text has ended, or a line is not UTF-8 or far too long
     */
    public Line nextFilled(String expected) {
        Objects.requireNonNull(expected, "expected");
        skipBlank();
        return next(expected);
    }

    /**
     * Reads a line that holds one number and nothing else.
     *
     * @param what what it counts, for the message: {@code a board size}
     * @param least the smallest value allowed
     * @param greatest the greatest
     * @return the number
     * @throws PuzzleSyntaxException if there is no such number in the next filled line, or more than it
     */
    public int nextInt(String what, int least, int greatest) {
        Objects.requireNonNull(what, "what");
        Line line = nextFilled(what);
        var words = line.words();
        int value = words.get(0).toInt(what, least, greatest);
        if (words.size() > 1) {
            throw words.get(1).wrong("is one too many", "the line to end after " + what);
        }
        return value;
    }

    /**
     * Reads a board of words: lines up to a blank one or the end of the text, blanks between words, and as many words in
     * each line as in the first. Blank lines and comments before it are skipped.
     *
     * <p>Numbers may stand at its rims: at the left and at the right each row has one word more, which is no cell; above and below
     * stands a line with a word for each column. {@link WordGrid#rim} has these words.
     *
     * <pre>
     *   1 0 2
     * 2 . T .
     * 1 . T T
     * </pre>
     *
     * @param row what a line is, for messages: {@code a row of numbers}
     * @param rims where numbers stand, in any order, mostly nowhere; here {@link Rim#TOP} and {@link Rim#LEFT}
     * @return the words, each with its place
     * @throws PuzzleSyntaxException if a line is missing, or has a word too few or too many
     */
    public WordGrid words(String row, Rim... rims) {
        Objects.requireNonNull(row, "row");
        Objects.requireNonNull(rims, "rims");
        return WordGrid.read(this, WordGrid.Split.WORDS, row, rims);
    }

    /**
     * Reads a board of words whose size is known: so many lines, one after the other. Blank lines and comments before it
     * are skipped.
     *
     * @param row what a line is, for messages
     * @param rows how many lines, {@code >= 0}
     * @param columns how many words in each
     * @return the words, each with its place
     * @throws PuzzleSyntaxException if the text ends before, or a line has more words or fewer
     */
    public WordGrid words(String row, int rows, int columns) {
        Objects.requireNonNull(row, "row");
        return WordGrid.read(this, WordGrid.Split.WORDS, row, rows, columns);
    }

    /**
     * Reads a board of characters: like {@link #words(String, Rim...)}, but each character is a cell, and blanks do not matter.
     * Numbers at rims are words: blanks stand beside them. A first line that starts with {@code #} is a comment, a later one is a row.
     *
     * @param row what a line is, for messages: {@code a row of the board}
     * @param rims where numbers stand, in any order, mostly nowhere
     * @return the characters, and the words at the rims, each with its place
     * @throws PuzzleSyntaxException if a line is missing, or has a cell or a word too few or too many
     */
    public WordGrid characters(String row, Rim... rims) {
        Objects.requireNonNull(row, "row");
        Objects.requireNonNull(rims, "rims");
        return WordGrid.read(this, WordGrid.Split.CHARACTERS, row, rims);
    }

    /**
     * Reads a board of characters whose size is known: like {@link #words(String, int, int)}, but each character is a cell.
     *
     * @param row what a line is, for messages
     * @param rows how many lines, {@code >= 0}
     * @param columns how many characters in each, blanks not counted
     * @return the characters, each with its place
     * @throws PuzzleSyntaxException if the text ends before, or a line has more characters or fewer
     */
    public WordGrid characters(String row, int rows, int columns) {
        Objects.requireNonNull(row, "row");
        return WordGrid.read(this, WordGrid.Split.CHARACTERS, row, rows, columns);
    }

    /**
     * An error: the text ended too early.
     *
     * @param expected what was expected
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException endOfText(String expected) {
        Objects.requireNonNull(expected, "expected");
        return lines.endOfText(expected);
    }

    /**
     * Returns a number of things in words: {@code 1 cell}, {@code 2 cells}.
     *
     * @param number how many there are
     * @param thing one of them
     * @return the number and the word, with an s unless there is one
     */
    public static String counted(int number, String thing) {
        Objects.requireNonNull(thing, "thing");
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    /**
     * Characters in quotes as messages show them: cut when long, control characters written as {@code \}{@code u001b}.
     *
     * @param text any characters
     * @return the text in single quotes
     */
    public static String quoted(String text) {
        Objects.requireNonNull(text, "text");
        final int most = 40;
        StringBuilder shown = new StringBuilder("'");
        int[] points = text.codePoints().limit(most + 1).toArray();
        for (int i = 0; i < Math.min(most, points.length); i++) {
            int type = Character.getType(points[i]);
            if (Character.isISOControl(points[i])
                    || type == Character.FORMAT
                    || type == Character.UNASSIGNED
                    || type == Character.SURROGATE
                    || type == Character.PRIVATE_USE) {
                shown.append(String.format("\\u%04x", points[i]));
            } else {
                shown.appendCodePoint(points[i]);
            }
        }
        return shown.append(points.length > most ? "...'" : "'").toString();
    }

    /**
     * How much of the text has been taken, for hosts: a model that reads a puzzle must take some of it.
     *
     * @return the characters of all lines taken or refused so far, and one for each line end
     */
    public long taken() {
        return lines.taken();
    }

    /**
     * How many lines have been taken that are neither blank nor start with {@code #}, for hosts.
     *
     * @return {@code >= 0}
     */
    public int filledTaken() {
        return lines.filledTaken();
    }

    /**
     * Which settings have been asked for, given or not, for hosts: a model lists all that it reads.
     *
     * @return in the order of the first question; a copy
     */
    public List<Setting> settingsAsked() {
        return settings.asked();
    }

    /**
     * What kept the text from being read, for hosts: it was thrown through the model, but is not the model's fault.
     *
     * @return what the stream or the taker of warnings threw, as it was thrown; absent if they work
     */
    public Optional<RuntimeException> failure() {
        return Optional.ofNullable(failure).or(lines::failure);
    }
}
