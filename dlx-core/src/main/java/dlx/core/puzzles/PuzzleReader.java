package dlx.core.puzzles;

import dlx.api.DlxException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import java.util.Optional;

/**
 * Reads the puzzles of a text, one after the other. After one that was not read it continues where that can be trusted.
 *
 * <ul>
 *   <li>A model that refuses a puzzle decides itself, by {@code resume}.
 *   <li>One that fails has said nothing of the text. Where every puzzle is a line, the next line is the next puzzle;
 *       elsewhere the rest of the broken one might pass for a puzzle, so reading continues after the next blank line.
 *   <li>A model that was given up may still be reading, so nothing more is read.
 *   <li>A model that took nothing of the text would fail again, for ever.
 * </ul>
 *
 * @param <P> what the model reads
 * @since 0.1
 */
public final class PuzzleReader<P> {

    private final LoadedModel<P, ?> model;
    private final PuzzleText text;

    /** The error of the last puzzle; empty if it was read. */
    private Optional<DlxException> error = Optional.empty();

    /** The number of characters that were taken of the text before the last puzzle. */
    private long before;

    /** The number of lines with words that were taken before it. */
    private int linesBefore;

    /** The number of characters that were taken at the last error: a model that resumes where it failed would do so for ever. */
    private long takenAtError = -1;

    /** True if no puzzle so far took more than a line. */
    private boolean lineByLine = true;

    private boolean ended;

    /**
     * The puzzles that a model finds in a text.
     *
     * @param model the model that reads
     * @param text the text, of which only as much is read as is asked for
     */
    public PuzzleReader(LoadedModel<P, ?> model, PuzzleText text) {
        this.model = model;
        this.text = text;
    }

    /**
     * Reads the next puzzle.
     *
     * @return the puzzle, or nothing at the end of the text, or of the part that can be trusted
     * @throws DlxException if it cannot be read, through the text's fault or the model's; to be asked again then
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
