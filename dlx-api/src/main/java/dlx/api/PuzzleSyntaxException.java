package dlx.api;

import java.util.Map;

/**
 * The puzzle's text is wrong. The message starts with {@code source:line:column}. Its code is
 * {@code puzzle_syntax}; its parts are {@code source}, {@code line}, {@code column} and {@code problem}.
 *
 * @since 0.1
 */
public final class PuzzleSyntaxException extends DlxException {

    private static final long serialVersionUID = 1L;

    /** Where the text came from: a file's name, or {@code <stdin>}. */
    private final String source;

    /** Counts from 1. */
    private final int line;

    /** Counts from 1. */
    private final int column;

    private final String problem;

    /**
     * An error at a place of a text.
     *
     * @param source the name of the text, as the reader knows it
     * @param line the line, from 1
     * @param column the column, from 1
     * @param problem what is wrong and what was expected, without the place
     */
    public PuzzleSyntaxException(String source, int line, int column, String problem) {
        super("puzzle_syntax", source + ':' + line + ':' + column + ": " + problem);
        this.source = source;
        this.line = line;
        this.column = column;
        this.problem = problem;
    }

    /**
     * The name of the text.
     *
     * @return a file's name, or what stands for one
     */
    public String source() {
        return source;
    }

    /**
     * The line.
     *
     * @return the line, from 1
     */
    public int line() {
        return line;
    }

    /**
     * The column.
     *
     * @return the column, from 1
     */
    public int column() {
        return column;
    }

    /**
     * The message without the place.
     *
     * @return what is wrong and what was expected
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
