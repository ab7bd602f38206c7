package dlx.api;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The lines of a text that were looked at but not taken yet, in front of those still to be read; counts what is taken. */
final class LineQueue {

    private final LineReader reader;

    /** The lines that were looked at and are not taken yet; rarely more than one. */
    private final List<Line> ahead = new ArrayList<>(1);

    /** Why the line after those, at which {@link #glance} has looked, cannot be read. */
    private @Nullable PuzzleSyntaxException unread;

    /** The number of the line taken last, for errors at the end of the text. */
    private int lastNumber = 1;

    private long taken;
    private int filledTaken;

    /** What the stream threw; null if it works. */
    private @Nullable RuntimeException failure;

    LineQueue(LineReader reader) {
        this.reader = reader;
    }

    /** The next line, or null at the end of the text; stays where it is. */
    @Nullable
    Line peek() {
        if (glance(0).isPresent()) {
            return ahead.get(0);
        }
        PuzzleSyntaxException error = unread;
        if (error != null) {
            unread = null;
            taken++; // the reader has gone past the line
            throw error;
        }
        return null;
    }

    /** The line after so many others; nothing after the end of the text, or after a line that cannot be read. */
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

    /** Takes the line that {@link #peek} gave. */
    void take(Line line) {
        lastNumber = line.number();
        taken += line.text().length() + 1L;
        filledTaken += line.isBlank() || line.startsWith('#') ? 0 : 1;
        ahead.remove(0);
    }

    /** The characters of all lines taken or refused so far, and one for each line end. */
    long taken() {
        return taken;
    }

    /** The number of lines taken that are neither blank nor start with {@code #}. */
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
            throw e; // the text's fault, and no failure
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
