package dlx.core.puzzles;

import dlx.api.DlxException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import java.util.Optional;

/**
 * Reads the puzzles of a text, one after the other. After a puzzle that cannot be read, it continues where the text can
 * be trusted.
 *
 * <ul>
 * <li>A model that rejects a puzzle decides itself, by {@code resume}.
 * <li>After a failure of the model, the end of the puzzle is unknown. If every puzzle is a line, the next line is the
 * next puzzle. Otherwise the remainder of the broken puzzle might pass for a puzzle, so reading continues after the
 * next blank line.
 * <li>A model that exceeded its time limit may still be reading, so reading ends.
 * <li>A model that did not read any of the text would fail for ever, so reading ends.
 * </ul>
 *
 * @param <P> the model's puzzle
 * @since 0.1
 */
public final class PuzzleReader<P> {

    private final LoadedModel<P, ?> model;
    private final PuzzleText text;

    /** Error of the last puzzle; empty if it was read. */
    private Optional<DlxException> error = Optional.empty();

    /** Number of characters of the text that were read before the last puzzle. */
    private long before;

    /** Number of lines that are not blank and were read before the last puzzle. */
    private int linesBefore;

    /**
     * Number of characters read at the last error; -1 before the first error. A second error there ends the reading,
     * because a model that resumes where it failed would do so for ever.
     */
    private long takenAtError = -1;

    /** True if no puzzle so far was longer than a line. */
    private boolean lineByLine = true;

    private boolean ended;

    /**
     * Creates a reader.
     *
     * @param model the model that reads
     * @param text the text, which is read only as far as puzzles are requested
     */
    public PuzzleReader(LoadedModel<P, ?> model, PuzzleText text) {
        this.model = model;
        this.text = text;
    }

    /**
     * Reads the next puzzle.
     *
     * @return the puzzle, or empty at the end of the text or of its trusted part
     * @throws DlxException if the puzzle cannot be read, because of the text or the model; the caller may call
     *     again
     */
    public Optional<P> next() {
        if (error.isPresent()) {
            DlxException last = error.get();
            error = Optional.empty();
            boolean wasEnded = ended;
            ended = true; // if resume throws
            ended = wasEnded || !continues(last);
        }
        if (ended) {
            return Optional.empty();
        }
        before = text.taken();
        linesBefore = text.filledTaken();
        try {
            Optional<P> puzzle = model.next(text);
            lineByLine &= text.filledTaken() <= linesBefore + 1;
            return puzzle;
        } catch (DlxException e) {
            lineByLine &= text.filledTaken() <= linesBefore + 1;
            ended = text.taken() == takenAtError
                    || e.code().equals(LoadedModel.TOOK_NOTHING)
                    || e.code().equals(LoadedModel.TIME_OUT);
            takenAtError = text.taken();
            error = Optional.of(e);
            throw e;
        }
    }

    private boolean continues(DlxException last) {
        boolean resumed = model.resume(text);
        if (text.taken() == before) {
            return false;
        }
        if (!resumed && !(last instanceof PuzzleSyntaxException)) {
            if (!lineByLine) {
                skipToBlankLine();
            }
            return true;
        }
        return resumed;
    }

    private void skipToBlankLine() {
        while (text.look().filter(line -> !line.text().isBlank()).isPresent()) {
            text.next("a line");
        }
    }
}
