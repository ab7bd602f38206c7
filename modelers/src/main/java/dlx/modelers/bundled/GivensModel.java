package dlx.modelers.bundled;

import dlx.api.HasGivens;
import dlx.api.HasPictures;
import dlx.api.Setting;
import java.util.Collection;
import java.util.Optional;

/**
 * A model whose puzzles are empty puzzles with givens, and whose solutions are drawn as puzzles and pictures. All puzzles that
 * differ only in their givens share one cover.
 *
 * @param <P> type of the puzzles
 * @param <O> type of the option values
 */
public abstract class GivensModel<P extends PuzzleWithGivens<P, O>, O> extends BundledModel<P, O>
        implements HasGivens<P, O>, HasPictures<P, O> {

    /**
     * Creates a model.
     *
     * @param id the name of the model for users
     * @param topic the heading under which the model is listed
     * @param title the title, one line
     * @param example a puzzle that has a solution
     * @param settings the settings, in the order in which users see them
     */
    protected GivensModel(String id, Topic topic, String title, String example, Setting... settings) {
        super(id, topic, title, example, settings);
    }

    @Override
    public final Optional<P> shape(P puzzle) {
        return Optional.of(puzzle.empty());
    }

    @Override
    public final Collection<O> pins(P puzzle) {
        return puzzle.givens();
    }
}
