package dlx.api;

import java.util.Map;

/**
 * An error in a puzzle's text. The message starts with {@code source:line:column}. Its code is {@code puzzle_syntax};
 * its parts are {@code source}, {@code line}, {@code column} and {@code problem}.
 *
 * @since 0.1
 */
public final class PuzzleSyntaxException extends DlxException {

    private static final long serialVersionUID = 1L;

    /** Name of the text: a file's name, or {@code <stdin>}. */
    private final String source;

    /** Number of the line, from 1. */
    private final int line;

    /** Number of the column, from 1. */
    private final int column;

    private final String problem;

    /**
     * Creates an error at a place of a text. Models use {@link Word#wrong} and {@link Line#error} instead, which add
     * the place.
     *
     * @param source name of the text, as the reader was given it
     * @param line number of the line, from 1
     * @param column number of the column, from 1
     * @param problem description of the problem and the expected content, without the place
     */
    public PuzzleSyntaxException(String source, int line, int column, String problem) {
        super("puzzle_syntax", source + ':' + line + ':' + column + ": " + problem);
        this.source = source;
        this.line = line;
        this.column = column;
        this.problem = problem;
    }

    /**
     * Returns the name of the text.
     *
     * @return a file's name, or a substitute such as {@code <stdin>}
     */
    public String source() {
        return source;
    }

    /**
     * Returns the number of the line.
     *
     * @return number of the line, from 1
     */
    public int line() {
        return line;
    }

    /**
     * Returns the number of the column.
     *
     * @return number of the column, from 1
     */
    public int column() {
        return column;
    }

    /**
     * Returns the message without the place.
     *
     * @return the problem and the expected content
     */
    public String problem() {
        return problem;
    }

    @Override
    void addParts(Map<String, Object> parts) {
        parts.put("source", source);
        parts.put("line", line);
        parts.put("column", column);
        parts.put("problem", problem);
    }
}
