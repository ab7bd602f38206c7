package dlx.api;

import java.util.List;

/**
 * A puzzle family as an exact cover problem: the one interface that each plugin implements.
 *
 * <p>The way of a puzzle: {@link #parse} makes a {@code P} of the text, {@link #describe} states it as items and
 * options, a search chooses options, {@link #render} makes text of the chosen ones. The author works with records of
 * their own ({@code O}) and sees neither index nor engine.
 *
 * <p>Found by {@link java.util.ServiceLoader}: a public class with a public constructor without parameters, named in
 * {@code META-INF/services/dlx.api.ExactCoverModel} (and in {@code module-info.java} where there is one). One instance
 * serves many threads, so a model must not keep state. {@link #id()}, {@link #parse}, {@link #describe} and
 * {@link #render} are required; the other four have a default.
 *
 * <p>What else a model can, it says by the interfaces that it implements. Their names start with {@code Has}; those with {@code P} and
 * {@code O} are models themselves, so that a class need not name this interface beside them:
 *
 * <table>
 *   <caption>Abilities of models</caption>
 *   <tr><th>interface<th>methods<th>the model
 *   <tr><td>{@link HasPictures}<td>{@code picture}, {@code areas}<td>draws its puzzles
 *   <tr><td>{@link HasGivens}<td>{@code shape}, {@code pins}, {@code write}<td>has puzzles that differ in their givens only
 *   <tr><td>{@link HasReadableSolutions}<td>none<td>reads what it renders
 *   <tr><td>{@link HasBlanks}<td>{@code blank}, {@code fill}<td>makes fresh puzzles whose givens are no options
 *   <tr><td>{@link HasSymmetries}<td>{@code symmetries}<td>says which solutions are the same
 *   <tr><td>{@link HasSufficientOptions}<td>{@code sufficient}<td>says which options suffice for one solution
 *   <tr><td>{@link HasGoal}<td>{@code goal}<td>says which score is the best
 *   <tr><td>{@link HasTechniqueNames}<td>{@code techniqueName}<td>names steps of reasoning
 *   <tr><td>{@link HasJudgeProblems}<td>{@code judgeProblems}<td>answers online judges
 *   <tr><td>{@link HasRecovery}<td>{@code resume}<td>reads on after an error
 *   <tr><td>{@link HasSeparators}<td>{@code hasNext}<td>says what stands between puzzles
 *   <tr><td>{@link HasTopic}<td>{@code topic}<td>has a heading in lists
 *   <tr><td>{@link HasSpiVersion}<td>{@code spiVersion}<td>was written for one version of this SPI
 * </table>
 *
 * @param <P> a puzzle: immutable, with {@code equals} where the model {@linkplain HasGivens has givens} or {@linkplain HasBlanks
 *     blanks}
 * @param <O> what an option means: a record; its {@code toString} is the option's label, which should tell it from the
 *     other options
 * @since 0.1
 */
public interface ExactCoverModel<P, O> {

    /** The version of this SPI, for {@link HasSpiVersion}. */
    int SPI_VERSION = 1;

    /**
     * The name by which people ask for this model.
     *
     * @return lower-case letters, digits and hyphens, starting with a letter: {@code queens}
     */
    String id();

    /**
     * One line for the list of models.
     *
     * @return a few words without a line end
     */
    default String title() {
        return id();
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
     * Reads one puzzle and leaves the text after it.
     *
     * @param text at the puzzle's first line
     * @return the puzzle
     * @throws PuzzleSyntaxException if the text is not a puzzle; made by the text, its lines and words, which know
     *     their places
     */
    P parse(PuzzleText text);

    /**
     * States the puzzle: declares items, then adds options. Must state the same cover for equal puzzles.
     *
     * @param puzzle what {@link #parse} read, or what {@link HasGivens#shape} made of it
     * @param cover takes the items and options; not to be kept
     */
    void describe(P puzzle, CoverBuilder<O> cover);

    /**
     * Writes the chosen options as people draw the puzzle. What it writes should be readable by {@link #parse} where
     * the format allows; a model that {@linkplain HasReadableSolutions has readable solutions} says that it is.
     *
     * <p>Must accept any part of a solution, none of its options too: pages and hints draw boards that are not finished.
     *
     * @param puzzle the puzzle
     * @param solution the chosen options with score and number; pins included if it is a whole solution
     * @return lines, each with its line end
     */
    String render(P puzzle, Solution<O> solution);
}
