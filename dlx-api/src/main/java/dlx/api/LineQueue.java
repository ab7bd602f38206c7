package dlx.api;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The unread lines of a text: those that were looked at already, then the lines still in the stream. Counts the lines
 * that are read.
 */
final class LineQueue {

    private final LineReader reader;

    /** Lines that were looked at and are not read yet; rarely more than one. */
    private final List<Line> ahead = new ArrayList<>(1);

    /** Error of the line after {@link #ahead} if {@link #glance} found that it cannot be read; else null. */
    private @Nullable PuzzleSyntaxException unread;

    /** Number of the line read last, for errors at the end of the text. */
    private int lastNumber = 1;

    private long taken;
    private int filledTaken;

    /** Exception that the stream threw; null if it works. */
    private @Nullable RuntimeException failure;

    LineQueue(LineReader reader) {
        this.reader = reader;
    }

    /** Returns the next line without reading past it, or null at the end of the text. */
    @Nullable
    Line peek() {
        if (glance(0).isPresent()) {
            return ahead.get(0);
        }
        PuzzleSyntaxException error = unread;
        if (error != null) {
            unread = null;
            taken++; // the reader has moved past the line
            throw error;
        }
        return null;
    }

    /**
     * Returns the line behind a number of unread lines. Empty if the text ends before it, or if it or a line before it
     * cannot be read.
     */
    Optional<Line> glance(int lines) {
        while (ahead.size() <= lines && unread == null) {
            try {
                Line line = read();
                if (line == null) {
                    return Optional.empty();
                }
                ahead.add(line);
            } catch (PuzzleSyntaxException e) {
                unread = e;
            }
        }
        return lines < ahead.size() ? Optional.of(ahead.get(lines)) : Optional.empty();
    }

    /** Moves past the line that {@link #peek} returned. */
    void take(Line line) {
        lastNumber = line.number();
        taken += line.text().length() + 1L;
        filledTaken += line.isBlank() || line.startsWith('#') ? 0 : 1;
        ahead.remove(0);
    }

    /** Returns the length of all lines read so far, plus 1 for each line end; a line that cannot be read counts 1. */
    long taken() {
        return taken;
    }

    /** Returns the number of lines read that are neither blank nor start with {@code #}. */
    int filledTaken() {
        return filledTaken;
    }

    Optional<RuntimeException> failure() {
        return Optional.ofNullable(failure);
    }

    PuzzleSyntaxException endOfText(String expected) {
        return new PuzzleSyntaxException(
                reader.source(), Math.max(1, lastNumber), 1, "the text ends here; expected " + expected);
    }

    private @Nullable Line read() {
        try {
            return reader.read();
        } catch (PuzzleSyntaxException e) {
            throw e; // an error in the text is not a failure of the stream
        } catch (IOException e) {
            UncheckedIOException unchecked = new UncheckedIOException(e);
            failure = unchecked;
            throw unchecked;
        } catch (RuntimeException e) {
            failure = e;
            throw e;
        }
    }
}
