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
     * @param solution the chosen options with score and number; a whole solution includes the pins
     * @return a whole document
     */
    Svg picture(P puzzle, Solution<O> solution);

    /**
     * Returns the place of an option in the {@linkplain #picture picture}, so that hosts can mark it with a frame or a
     * line. Hosts compute the place of an item from its options: the cells that all of them share, or else the cells of
     * all of them.
     *
     * @param puzzle the puzzle
     * @param option an option of its cover
     * @return the cells of the option, each as its own box; empty (the default) if the option does not have a place
     */
    default List<Area> areas(P puzzle, O option) {
        return List.of();
    }
}
