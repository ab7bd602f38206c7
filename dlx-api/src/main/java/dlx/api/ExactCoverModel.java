package dlx.api;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/**
 * A puzzle family as an exact cover problem: the one interface a plugin implements.
 *
 * <p>The way of a puzzle: {@link #parse} makes a {@code P} of the text, {@link #describe} states it as items and
 * options, a search chooses options, {@link #render} makes text of the chosen ones. The author works with records of
 * their own ({@code O}) and sees neither index nor engine.
 *
 * <p>Found by {@link java.util.ServiceLoader}: a public class with a public constructor without parameters, named in
 * {@code META-INF/services/dlx.api.ExactCoverModel} (and in {@code module-info.java} where there is one). One instance
 * serves many threads, so a model must not keep state. {@link #id()}, {@link #parse}, {@link #describe} and
 * {@link #render} are required; all else has a default.
 *
 * @param <P> a puzzle: immutable, with {@code equals} where the model has a {@linkplain #shape shape} or a {@linkplain
 *     #blank blank}
 * @param <O> what an option means: a record; its {@code toString} is the option's label, which should tell it from the
 *     other options
 * @since 0.1
 */
public interface ExactCoverModel<P, O> {

    /** The version of this SPI. A plugin built for another version is reported and left out. */
    int SPI_VERSION = 1;

    /**
     * The name by which people ask for this model.
     *
     * @return lower-case letters, digits and hyphens, starting with a letter: {@code queens}
     */
    String id();

    /**
     * The version of the SPI that this model was written for. The host compares it with its own.
     *
     * <p>The compiler copies the constant into the plugin only where it is overridden; whoever wants the check returns
     * {@link #SPI_VERSION} here.
     *
     * @return a version of the SPI
     */
    default int spiVersion() {
        return SPI_VERSION;
    }

    /**
     * One line for the list of models.
     *
     * @return a few words without a line end
     */
    default String title() {
        return id();
    }

    /**
     * What puzzles of this kind are about. Lists for people group models by it: those with the same words stand together.
     *
     * @return a few words on one line, such as {@code Words}; empty (the default) with the plugins that say nothing
     */
    default String topic() {
        return "";
    }

    /**
     * How the puzzle's text looks, and what the settings mean, for people.
     *
     * @return any number of lines
     */
    default String grammar() {
        return "";
    }

    /**
     * A puzzle that {@link #parse} accepts and that has a solution.
     *
     * @return a text that ends with a line end, or nothing
     */
    default String example() {
        return "";
    }

    /**
     * The settings this model reads from the {@link PuzzleText}, each by its kind. Others are refused by the host.
     *
     * @return the settings, in the order in which people should see them
     */
    default List<Setting> settings() {
        return List.of();
    }

    /**
     * Whether another puzzle follows. Moves past what separates puzzles: by default blank lines and lines that start
     * with {@code #}.
     *
     * @param text where the puzzle before ended
     * @return {@code true} if {@link #parse} should be called
     */
    default boolean hasNext(PuzzleText text) {
        return text.skipBlank();
    }

    /**
     * Reads one puzzle and leaves the text after it.
     *
     * @param text at the puzzle's first line
     * @return the puzzle
     * @throws PuzzleSyntaxException if the text is not a puzzle; made by the text, its lines and words, which know
     *     their places
     */
    P parse(PuzzleText text);

    /**
     * Moves past a puzzle that {@link #parse} refused, so that those after it can still be read.
     *
     * @param text where {@link #parse} left it
     * @return {@code true} if the text stands where a puzzle may begin; {@code false} (the default) if nothing after
     *     the error can be trusted
     * @throws PuzzleSyntaxException if what it skips cannot be read either, or a setting is wrong; means {@code false}
     */
    default boolean resume(PuzzleText text) {
        return false;
    }

    /**
     * States the puzzle: declares items, then adds options. Must state the same cover for equal puzzles.
     *
     * @param puzzle what {@link #parse} read, or what {@link #shape} made of it
     * @param cover takes the items and options; not to be kept
     */
    void describe(P puzzle, CoverBuilder<O> cover);

    /**
     * Writes the chosen options as people draw the puzzle. What it writes should be readable by {@link #parse} where
     * the format allows; {@link #rendersPuzzles} says whether it is.
     *
     * <p>Must accept any part of a solution, the empty list too: pages and hints draw boards that are not finished.
     *
     * @param puzzle the puzzle
     * @param solution the chosen options in the order of the cover; pins included if it is a whole solution
     * @return lines, each with its line end
     */
    String render(P puzzle, List<O> solution);

    /**
     * Writes a solution, where its score or its number should be told too. What hosts call.
     *
     * @param puzzle the puzzle
     * @param solution the chosen options with score and number
     * @return lines, each with its line end; by default what {@link #render(Object, List)} makes of the options
     */
    default String render(P puzzle, Solution<O> solution) {
        return render(puzzle, solution.options());
    }

    /**
     * Whether what {@link #render} writes is a puzzle again, whose givens are the options that were written: a solution
     * of a sudoku is a board without empty cells. The settings of the puzzle must be given again.
     *
     * @return {@code true} if {@link #parse} reads it; where there is a {@link #shape}, also if only a part of a solution
     *     was written, with just these options as {@link #pins}. {@code false} unless overridden
     */
    default boolean rendersPuzzles() {
        return false;
    }

    /**
     * Draws the chosen options. Must accept any part of a solution, as {@link #render} does.
     *
     * @param puzzle the puzzle
     * @param solution the chosen options in the order of the cover; pins included if it is a whole solution
     * @return a whole document, as {@link Svg} writes it; absent (the default) if the model draws nothing
     */
    default Optional<Svg> picture(P puzzle, List<O> solution) {
        return Optional.empty();
    }

    /**
     * Draws a solution, where its score or its number should be told too. What hosts call.
     *
     * @param puzzle the puzzle
     * @param solution the chosen options with score and number
     * @return a whole document, or nothing; by default what {@link #picture(Object, List)} makes of the options
     */
    default Optional<Svg> picture(P puzzle, Solution<O> solution) {
        return picture(puzzle, solution.options());
    }

    /**
     * Where an option lies in the {@linkplain #picture picture}, so that hosts can mark it: a frame around it, a line that
     * leads there. Hosts work out where an item lies from its options: what all of them share, or else all of them together.
     *
     * @param puzzle the puzzle
     * @param option an option of its cover
     * @return the cells that it takes, each a box of its own; empty (the default) if it has no place, or nothing is drawn
     */
    default List<Area> areas(P puzzle, O option) {
        return List.of();
    }

    /**
     * The name that people give to a step of reasoning: {@code X-wing}, {@code only place for the X pentomino}. Hints begin with
     * it. A name is a claim, so it is given only where its definition holds.
     *
     * @param puzzle the puzzle
     * @param technique the form of the step
     * @return a few words, which need no capital at the beginning of a sentence; absent (the default) if people have no name for
     *     it, and hosts call it by its form
     */
    @Experimental
    default Optional<String> techniqueName(P puzzle, Technique<O> technique) {
        return Optional.empty();
    }

    /**
     * The same puzzle without its givens, where many puzzles share one: all 9x9 sudokus share the empty board.
     *
     * <p>If present, the host describes and compiles the shape once, and takes the options that {@link #pins} names
     * before each search. {@link #describe} is then only called with shapes, and must state the same cover for a puzzle as for
     * its shape: givens are stated once, as pins.
     *
     * @param puzzle a puzzle
     * @return a puzzle that equals those of all puzzles with the same shape; absent (the default) if the puzzle is
     *     described as it is
     */
    default Optional<P> shape(P puzzle) {
        return Optional.empty();
    }

    /**
     * The options of the {@linkplain #shape shape} that the puzzle's givens choose. They may contradict each other:
     * then the puzzle has no solution.
     *
     * @param puzzle a puzzle that has a shape
     * @return options, each equal to one of the shape's cover
     */
    default Collection<O> pins(P puzzle) {
        return List.of();
    }

    /**
     * Writes a puzzle: the text that {@link #parse} reads back as this shape with just these givens as its {@linkplain
     * #pins pins}. Hosts that make puzzles call it, and believe the text only after they have read it back.
     *
     * <p>All that stood in the puzzle's text belongs into this one: the board, its areas, the names of its pieces. Only the
     * settings are given again when it is read.
     *
     * @param shape what {@link #shape} made of a puzzle
     * @param givens options of the shape's cover, in its order: any part of a solution, none and all of them too
     * @return lines, each with its line end, with this puzzle and nothing else; absent if the model writes no puzzles, or
     *     its texts cannot tell these givens. By default what {@link #render(Object, List)} makes of a shape and its givens,
     *     where {@link #rendersPuzzles} holds, and nothing elsewhere
     */
    default Optional<String> write(P shape, List<O> givens) {
        return rendersPuzzles() ? shape(shape).map(own -> render(own, givens)) : Optional.empty();
    }

    /**
     * What fresh puzzles like this one are made of by {@link #fill}, where their givens are no options: the grid of a word search
     * without its letters.
     *
     * <p>If present, hosts draw a solution of the blank at random and have it filled; {@link #shape} and {@link #write} play no
     * part then.
     *
     * @param puzzle a puzzle, or a blank
     * @return a puzzle that equals the blanks of itself and of all that is filled of it; absent (the default) if puzzles are not
     *     made so
     */
    @Experimental
    default Optional<P> blank(P puzzle) {
        return Optional.empty();
    }

    /**
     * Writes a fresh puzzle: one whose only solution is the given one, or nearly. Hosts believe the text only after they have
     * read it back, as one puzzle of the same blank, and found that it has exactly one solution; if it has more, or none, they draw
     * another solution of the blank and call again, up to some hundred times.
     *
     * @param blank what {@link #blank} made of a puzzle; its settings are given again when the text is read
     * @param solution of the blank, in the order of its cover
     * @param random the only source of chance, so that the same numbers make the same text
     * @return lines, each with its line end, with this puzzle and nothing else; absent (the default) if this solution makes no
     *     puzzle
     */
    @Experimental
    default Optional<String> fill(P blank, List<O> solution, RandomGenerator random) {
        return Optional.empty();
    }

    /**
     * What may be done to the options of a solution so that another solution comes out: rotations of a board, say. Two
     * solutions are the same up to symmetry if one of these maps, or several in turn, makes one of the other.
     *
     * @param puzzle a puzzle, or what {@link #shape} made of it: givens are not to be looked at, the host leaves out what
     *     does not keep the pins
     * @return maps that generate the group, or all of it; each maps every option of the cover to an option of it, one to
     *     one, and so that the options of an item become those of an item. Empty (the default) if no two solutions are
     *     the same
     */
    default List<UnaryOperator<O>> symmetries(P puzzle) {
        return List.of();
    }

    /**
     * Returns the options that suffice where any solution will do, as far as the model knows its symmetries: if there is a
     * solution, then one of these options alone. Hosts use it where only one solution is asked for, or whether there is one.
     *
     * @param puzzle a puzzle; where its {@link #pins} or a user give something, the host does not use the answer
     * @return accepts the options that suffice; absent (the default) if all options are needed
     */
    @Experimental
    default Optional<Predicate<O>> sufficient(P puzzle) {
        return Optional.empty();
    }

    /**
     * Which total weight is the best.
     *
     * @return {@link Goal#GREATEST} unless overridden
     */
    default Goal goal() {
        return Goal.GREATEST;
    }

    /**
     * The problems of online judges that this model answers.
     *
     * @return the problems, in the order in which people should see them
     */
    @Experimental
    default List<JudgeProblem<P, O>> judgeProblems() {
        return List.of();
    }
}
