package dlx.modelers.bundled;

import dlx.api.HasGivens;
import java.util.Collection;
import java.util.Optional;

/**
 * A model whose puzzles are empty ones with givens, and whose solutions are drawn as puzzles: all puzzles that differ in their
 * givens only share one cover.
 *
 * @param <P> a puzzle
 * @param <O> what an option means
 */
public abstract class GivensModel<P extends PuzzleWithGivens<P, O>, O> extends BundledModel<P, O>
        implements HasGivens<P, O> {

    /**
     * A model with its words for lists.
     *
     * @param id the name by which people ask for it
     * @param topic under which it is listed
     * @param title one line
     * @param example a puzzle that has a solution
     */
    protected GivensModel(String id, Topic topic, String title, String example) {
        super(id, topic, title, example);
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
