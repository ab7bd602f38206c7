package dlx.api;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A model that lists symmetries of its puzzles, so that hosts can count solutions up to symmetry.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
public interface HasSymmetries<P, O> extends ExactCoverModel<P, O> {

    /**
     * Returns the symmetries of a puzzle: maps of options that turn each solution into a solution, such as the
     * rotations of a board. Two solutions are equal up to symmetry if one of these maps, or several in turn, turns one
     * into the other.
     *
     * @param puzzle a puzzle, or its {@linkplain HasGivens#shape shape}. Ignore its givens: the host leaves out
     *     maps that do not keep the pins
     * @return maps that generate the group, or the whole group. Each map is a bijection of the cover's options that
     *     maps the options of each item to the options of an item. A map may have a name, which its {@code toString}
     *     returns, such as "turn by 180°". Empty if the model does not have symmetries
     */
    List<UnaryOperator<O>> symmetries(P puzzle);
}
