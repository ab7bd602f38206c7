package dlx.app.run;

import dlx.api.DlxException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.LoadedModel;
import java.util.Optional;

/**
 * The puzzles of a text, one after the other. Behind one that was not read it goes on where that can be trusted: a model
 * that refuses a puzzle decides itself ({@code resume}); one that fails has said nothing of the text, which is read on
 * where the model left it.
 */
public final class Puzzles<P> {

    private final LoadedModel<P, ?> model;
    private final PuzzleText text;

    /** What was thrown last time; empty if a puzzle was read. */
    private Optional<DlxException> error = Optional.empty();

    /** What had been taken of the text before the last puzzle was asked for. */
    private long before;

    /** What had been taken at the last error: a model that resumes where it failed would do so for ever. */
    private long takenAtError = -1;

    private boolean ended;

    /** The puzzles that a model finds in a text. */
    public Puzzles(LoadedModel<P, ?> model, PuzzleText text) {
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
        if (ended || !goesOn()) {
            ended = true;
            return Optional.empty();
        }
        before = text.taken();
        try {
            return model.next(text);
        } catch (DlxException e) {
            ended = text.taken() == takenAtError || e.code().equals(LoadedModel.TOOK_NOTHING);
            takenAtError = text.taken();
            error = Optional.of(e);
            throw e;
        }
    }

    private boolean goesOn() {
        if (error.isEmpty()) {
            return true;
        }
        boolean failed = !(error.get() instanceof PuzzleSyntaxException);
        error = Optional.empty();
        ended = true; // if resume throws
        ended = !model.resume(text) && !(failed && text.taken() > before);
        return !ended;
    }
}
