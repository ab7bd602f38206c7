package dlx.api;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A model that says which of its solutions are the same up to symmetry.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
public interface HasSymmetries<P, O> extends ExactCoverModel<P, O> {

    /**
     * Returns what may be done to the options of a solution so that another solution comes out: rotations of a board, say. Two
     * solutions are the same up to symmetry if one of these maps, or several in turn, makes one of the other.
     *
     * @param puzzle a puzzle, or its {@linkplain HasGivens#shape shape}: givens are not to be looked at, the host leaves out what
     *     does not keep the pins
     * @return maps that generate the group, or all of it; each maps every option of the cover to an option of it, one to
     *     one, and so that the options of an item become those of an item. Empty if no two solutions are the same
     */
    List<UnaryOperator<O>> symmetries(P puzzle);
}
