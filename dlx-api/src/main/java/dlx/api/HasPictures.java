package dlx.api;

import java.util.List;

/**
 * A model that draws its puzzles as pictures.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
public interface HasPictures<P, O> extends ExactCoverModel<P, O> {

    /**
     * Draws the chosen options. Must accept any part of a solution, as {@link #render} does.
     *
     * @param puzzle the puzzle
     * @param solution the chosen options with score and number; pins included if it is a whole solution
     * @return a whole document
     */
    Svg picture(P puzzle, Solution<O> solution);

    /**
     * Returns where an option lies in the {@linkplain #picture picture}, so that hosts can mark it: a frame around it, a line that
     * leads there. Hosts work out where an item lies from its options: what all of them share, or else all of them together.
     *
     * @param puzzle the puzzle
     * @param option an option of its cover
     * @return the cells that it takes, each a box of its own; empty (the default) if it has no place
     */
    default List<Area> areas(P puzzle, O option) {
        return List.of();
    }
}
