package dlx.core.puzzles;

import dlx.api.DlxException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import java.util.Optional;

/**
 * The puzzles of a text, one after the other. Behind one that was not read it goes on where that can be trusted.
 *
 * <ul>
 *   <li>A model that refuses a puzzle decides itself, by {@code resume}.
 *   <li>One that fails has said nothing of the text. Where every puzzle is a line, the next line is the next puzzle;
 *       elsewhere the rest of the broken one might pass for a puzzle, so reading goes on after the next blank line.
 *   <li>Where one was given up, it may still be reading, so nobody else does.
 *   <li>Where nothing at all was taken, it would fail again, for ever.
 * </ul>
 *
 * @param <P> what the model reads
 * @since 0.1
 */
public final class PuzzleReader<P> {

    private final LoadedModel<P, ?> model;
    private final PuzzleText text;

    /** What was thrown last time; empty if a puzzle was read. */
    private Optional<DlxException> error = Optional.empty();

    /** What had been taken of the text before the last puzzle was asked for: characters, and lines with words. */
    private long before;

    private int linesBefore;

    /** What had been taken at the last error: a model that resumes where it failed would do so for ever. */
    private long takenAtError = -1;

    /** Whether no puzzle so far took more than a line. */
    private boolean lineByLine = true;

    private boolean ended;

    /**
     * The puzzles that a model finds in a text.
     *
     * @param model reads
     * @param text is read, as far as it is asked for
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
