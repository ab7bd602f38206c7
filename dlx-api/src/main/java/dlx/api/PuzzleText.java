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
 * The text of one or more puzzles, read line by line; each line and word carries its place for error messages.
 *
 * <p>{@link ExactCoverModel#parse} reads the lines of one puzzle and leaves the lines after it. Memory holds the
 * current line and the lines that were looked at ahead. The text is UTF-8. Lines end with LF or CR LF; the line end of
 * the last line may be absent. Not thread-safe: one thread reads a text.
 *
 * @since 0.1
 */
public final class PuzzleText {

    private final LineQueue lines;
    private final SettingValues settings;
    private final Consumer<String> warnings;

    /** True if no question about the puzzles depends on weights. */
    private boolean weightsIgnored;

    /** Exception that the consumer of warnings threw; null if it threw nothing. */
    private @Nullable RuntimeException failure;

    private PuzzleText(LineQueue lines, SettingValues settings, Consumer<String> warnings) {
        this.lines = lines;
        this.settings = settings;
        this.warnings = warnings;
    }

    /**
     * Returns a text in memory without settings. Its warnings are dropped.
     *
     * @param text the puzzle or puzzles
     * @return the text, called {@code <text>} in messages
     */
    public static PuzzleText of(String text) {
        Objects.requireNonNull(text, "text");
        return of("<text>", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), Map.of(), w -> {});
    }

    /**
     * Returns a text from a stream. The stream is read only as far as lines are needed, and is never closed.
     *
     * @param source name of the text in messages: a file's name
     * @param bytes the text in UTF-8
     * @param settings values by the names of the settings, for {@link #flag}, {@link #choice}, {@link #number} and
     *     {@link #setting}
     * @param warnings accepts one sentence, with its place, for each oddity that is not an error
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
     * Returns the value of a setting that is {@code yes} or {@code no}.
     *
     * @param setting a setting that the model lists in {@link ExactCoverModel#settings}
     * @return true for {@code yes}, false for {@code no}; empty if the setting was not given
     * @throws PuzzleSyntaxException if the value is neither {@code yes} nor {@code no}
     */
    public Optional<Boolean> flag(Setting.Flag setting) {
        Objects.requireNonNull(setting, "setting");
        return settings.flag(setting);
    }

    /**
     * Returns the value of a setting that is one of a list of words.
     *
     * @param setting a setting that the model lists in {@link ExactCoverModel#settings}
     * @return the word; empty if the setting was not given
     * @throws PuzzleSyntaxException if the value is not one of {@link Setting.Choice#choices}
     */
    public Optional<String> choice(Setting.Choice setting) {
        Objects.requireNonNull(setting, "setting");
        return settings.choice(setting);
    }

    /**
     * Returns the value of a setting that is a whole number.
     *
     * @param setting a setting that the model lists in {@link ExactCoverModel#settings}
     * @return the number, within the setting's range; empty if the setting was not given
     * @throws PuzzleSyntaxException if the value is not a number, or is out of range
     */
    public Optional<Integer> number(Setting.WholeNumber setting) {
        Objects.requireNonNull(setting, "setting");
        return settings.number(setting);
    }

    /**
     * Returns the text of a setting that the model reads itself.
     *
     * @param setting a setting that the model lists in {@link ExactCoverModel#settings}
     * @return the value with its place; empty if the setting was not given
     */
    public Optional<Word> setting(Setting.Text setting) {
        Objects.requireNonNull(setting, "setting");
        return settings.word(setting);
    }

    /**
     * Reports an oddity that is not an error, with the number of its line.
     *
     * @param line the line that contains the oddity
     * @param sentence describes the oddity
     */
    public void warn(Line line, String sentence) {
        Objects.requireNonNull(line, "line");
        Objects.requireNonNull(sentence, "sentence");
        tell(line.source() + ':' + line.number() + ": " + sentence);
    }

    /**
     * Reports an oddity that is not an error, with the numbers of its line and column.
     *
     * @param line the line that contains the oddity
     * @param column the column of the oddity, from 1
     * @param sentence describes the oddity
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
     * Returns true if questions about the puzzle may depend on weights. If they do not, a total that exceeds 64 bits is
     * not an error. A model then warns of weights that the text need not have, because they are ignored.
     *
     * @return true unless the host has called {@link #ignoringWeights}
     */
    public boolean regardsWeights() {
        return !weightsIgnored;
    }

    /**
     * Declares that no question about these puzzles depends on weights: {@link #regardsWeights} returns false from now
     * on. Called by hosts, before the model reads.
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
     * @return true if a line follows, false at the end of the text
     * @throws PuzzleSyntaxException if a line is not UTF-8 or exceeds 32 MiB
     */
    public boolean skipBlank() {
        skipWhile(line -> line.isBlank() || line.startsWith('#'));
        return lines.peek() != null;
    }

    /**
     * Skips the lines that satisfy a condition, up to the first line that does not. {@link HasRecovery#resume} skips
     * the rest of a rejected puzzle with it.
     *
     * @param kind returns true if a line is skipped: {@code line -> !line.isBlank()}
     * @throws PuzzleSyntaxException if a line is not UTF-8 or exceeds 32 MiB
     */
    public void skipWhile(Predicate<Line> kind) {
        Objects.requireNonNull(kind, "kind");
        for (Line line = lines.peek(); line != null && kind.test(line); line = lines.peek()) {
            lines.take(line);
        }
    }

    /**
     * Returns the next line without reading past it.
     *
     * @return the line; empty at the end of the text
     * @throws PuzzleSyntaxException if the line is not UTF-8 or exceeds 32 MiB
     */
    public Optional<Line> look() {
        return Optional.ofNullable(lines.peek());
    }

    /**
     * Returns a line ahead without reading past it, and without an error if it cannot be read. For models that look at
     * the line after a puzzle, or must see a whole block of lines before they can interpret it. All lines before the
     * returned line stay in memory until they are read.
     *
     * @param before number of unread lines before the returned line, 0 or more
     * @return the line; empty if the text ends before it, or if it or a line before it cannot be read
     * @throws IllegalArgumentException if {@code before} is negative
     */
    public Optional<Line> glance(int before) {
        if (before < 0) {
            throw new IllegalArgumentException("before: " + before + "; expected 0 or more");
        }
        return lines.glance(before);
    }

    /**
     * Reads the next line, blank or not.
     *
     * @param expected the content that the model expects there, for the message at the end of the text
     * @return the line
     * @throws PuzzleSyntaxException if the text has ended, or the line is not UTF-8 or exceeds 32 MiB
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
     * Reads the next line that is neither blank nor starts with {@code #}.
     *
     * @param expected the content that the model expects there, for the message at the end of the text
     * @return the line
     * @throws PuzzleSyntaxException if the text has ended, or a line is not UTF-8 or exceeds 32 MiB
     */
    public Line nextFilled(String expected) {
        Objects.requireNonNull(expected, "expected");
        skipBlank();
        return next(expected);
    }

    /**
     * Reads a line that holds one number and nothing else. Blank lines and comments before it are skipped.
     *
     * @param what name of the number in messages: {@code a board size}
     * @param least minimum value
     * @param greatest maximum value
     * @return the number
     * @throws PuzzleSyntaxException if the line does not start with such a number, or has more than one word
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
     * Reads a board of words: all lines up to a blank line or the end of the text. Blanks separate words, and each line
     * has as many words as the first. Blank lines and comments before the board are skipped.
     *
     * <p>Numbers may be written at the rims. At the left and at the right, each row has one more word, which is not a
     * cell. Above and below the board there is one line with a word for each column. {@link WordGrid#rim} returns these
     * words.
     *
     * <pre>
     *   1 0 2
     * 2 . T .
     * 1 . T T
     * </pre>
     *
     * @param row description of a line in messages: {@code a row of numbers}
     * @param rims the rims that have numbers, in any order; usually empty, in the example {@link Rim#TOP} and
     *     {@link Rim#LEFT}
     * @return the words, each with its place
     * @throws PuzzleSyntaxException if a line is missing, or has too few or too many words
     */
    public WordGrid words(String row, Rim... rims) {
        Objects.requireNonNull(row, "row");
        Objects.requireNonNull(rims, "rims");
        return WordGrid.read(this, WordGrid.Split.WORDS, row, rims);
    }

    /**
     * Reads a board of words whose size is known, one row per line. Blank lines and comments before the board are
     * skipped.
     *
     * @param row description of a line in messages
     * @param rows number of lines, 0 or more
     * @param columns number of words in each line
     * @return the words, each with its place
     * @throws PuzzleSyntaxException if the text ends too early, or a line has too few or too many words
     */
    public WordGrid words(String row, int rows, int columns) {
        Objects.requireNonNull(row, "row");
        return WordGrid.read(this, WordGrid.Split.WORDS, row, rows, columns);
    }

    /**
     * Reads a board of characters: like {@link #words(String, Rim...)}, but each character is a cell, and blanks are
     * ignored. Numbers at the rims are words, separated by blanks. A first line that starts with {@code #} is a
     * comment; a later line that starts with it is a row.
     *
     * @param row description of a line in messages: {@code a row of the board}
     * @param rims the rims that have numbers, in any order; usually empty
     * @return the characters, and the words at the rims, each with its place
     * @throws PuzzleSyntaxException if a line is missing, or has too few or too many cells or words
     */
    public WordGrid characters(String row, Rim... rims) {
        Objects.requireNonNull(row, "row");
        Objects.requireNonNull(rims, "rims");
        return WordGrid.read(this, WordGrid.Split.CHARACTERS, row, rims);
    }

    /**
     * Reads a board of characters whose size is known: like {@link #words(String, int, int)}, but each character is a
     * cell.
     *
     * @param row description of a line in messages
     * @param rows number of lines, 0 or more
     * @param columns number of characters in each line, without blanks
     * @return the characters, each with its place
     * @throws PuzzleSyntaxException if the text ends too early, or a line has too few or too many characters
     */
    public WordGrid characters(String row, int rows, int columns) {
        Objects.requireNonNull(row, "row");
        return WordGrid.read(this, WordGrid.Split.CHARACTERS, row, rows, columns);
    }

    /**
     * Returns an error: the text ends too early.
     *
     * @param expected the content that was expected there
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException endOfText(String expected) {
        Objects.requireNonNull(expected, "expected");
        return lines.endOfText(expected);
    }

    /**
     * Returns a number and its noun: {@code 1 cell}, {@code 2 cells}.
     *
     * @param number the number
     * @param thing the noun in the singular; the plural must end with an additional s
     * @return the number and the noun, in the plural unless the number is 1
     */
    public static String counted(int number, String thing) {
        Objects.requireNonNull(thing, "thing");
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    /**
     * Returns a text in quotes, for messages: cut after 40 characters, with control characters written as
     * {@code \}{@code u001b}.
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
     * Returns the number of characters read so far. Hosts compare it before and after {@link ExactCoverModel#parse}: a
     * model must read at least one line of each puzzle.
     *
     * @return the length of all lines read, plus 1 for each line end; a line that cannot be read counts 1
     */
    public long taken() {
        return lines.taken();
    }

    /**
     * Returns the number of lines read that are neither blank nor start with {@code #}; for hosts.
     *
     * @return number of lines, 0 or more
     */
    public int filledTaken() {
        return lines.filledTaken();
    }

    /**
     * Returns the settings that the model has asked for, whether they were given or not. Hosts compare them with
     * {@link ExactCoverModel#settings}, because a model must list all settings that it reads.
     *
     * @return the settings in the order of their first use; a copy
     */
    public List<Setting> settingsAsked() {
        return settings.asked();
    }

    /**
     * Returns the exception of the host that ended the reading. It passes through the model, so hosts call this method
     * to distinguish a failure of the stream from a failure of the model.
     *
     * @return the exception that the stream or the consumer of warnings threw; empty if both work
     */
    public Optional<RuntimeException> failure() {
        return Optional.ofNullable(failure).or(lines::failure);
    }
}
