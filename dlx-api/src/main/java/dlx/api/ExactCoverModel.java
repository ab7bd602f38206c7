package dlx.api;

import java.util.List;

/**
 * A puzzle family as an exact cover problem: the only interface that every plugin implements.
 *
 * <p>The steps of a puzzle: {@link #parse} reads the text and returns a {@code P}, {@link #describe} states it as items
 * and options, a search chooses options, and {@link #render} writes the chosen options as text. The author works with
 * their own records ({@code O}), without item numbers and without engines.
 *
 * <p>Models are found by {@link java.util.ServiceLoader}. A model is a public class with a public constructor without
 * parameters, named in {@code META-INF/services/dlx.api.ExactCoverModel} (and in {@code module-info.java} if there is
 * one). One instance serves many threads at once, so a model must not keep state. Hosts may limit the time of each
 * call, and interrupt its thread at the end of that time. {@link #id()}, {@link #parse}, {@link #describe} and
 * {@link #render} are required; the other four methods have a default.
 *
 * <p>A model declares further abilities by the interfaces that it implements. Their names start with {@code Has}. Those
 * with the parameters {@code P} and {@code O} extend this interface, so that a class need not name it in addition:
 *
 * <table>
 *   <caption>Abilities of models</caption>
 *   <tr><th>interface<th>methods<th>the model
 *   <tr><td>{@link HasPictures}<td>{@code picture}, {@code areas}<td>draws its puzzles
 *   <tr><td>{@link HasGivens}<td>{@code shape}, {@code pins}, {@code write}<td>has puzzles that differ only in givens
 *   <tr><td>{@link HasReadableSolutions}<td>none<td>reads the texts that it renders
 *   <tr><td>{@link HasBlanks}<td>{@code blank}, {@code fill}<td>makes fresh puzzles whose givens are not options
 *   <tr><td>{@link HasConstraint}<td>{@code broken}<td>demands one loop, one area or the like
 *   <tr><td>{@link HasSymmetries}<td>{@code symmetries}<td>lists symmetries of its puzzles
 *   <tr><td>{@link HasSufficientOptions}<td>{@code sufficient}<td>lists options that suffice for one solution
 *   <tr><td>{@link HasGoal}<td>{@code goal}<td>chooses the direction of the best score
 *   <tr><td>{@link HasTechniqueNames}<td>{@code techniqueName}<td>names steps of reasoning
 *   <tr><td>{@link HasJudgeProblems}<td>{@code judgeProblems}<td>answers online judges
 *   <tr><td>{@link HasRecovery}<td>{@code resume}<td>reads on after an error
 *   <tr><td>{@link HasSeparators}<td>{@code hasNext}<td>defines the separators of puzzles
 *   <tr><td>{@link HasTopic}<td>{@code topic}<td>has a heading in lists
 *   <tr><td>{@link HasSpiVersion}<td>{@code spiVersion}<td>was written for one version of this SPI
 * </table>
 *
 * @param <P> a puzzle: immutable, with {@code equals} if the model {@linkplain HasGivens has givens} or
 *     {@linkplain HasBlanks blanks}
 * @param <O> the type of the option values: a record, whose {@code toString} is the option's label and should be
 *     unique
 * @since 0.1
 */
public interface ExactCoverModel<P, O> {

    /** The version of this SPI, for {@link HasSpiVersion}. */
    int SPI_VERSION = 1;

    /**
     * Returns the name of this model, by which users choose it. Must be constant and unique among the loaded models.
     *
     * @return lower-case letters, digits and hyphens, starting with a letter: {@code queens}
     */
    String id();

    /**
     * Returns the title of this model in the list of models; by default its {@link #id()}.
     *
     * @return a few words without a line end
     */
    default String title() {
        return id();
    }

    /**
     * Returns the format of the puzzle's text and the meaning of the settings, for users.
     *
     * @return any number of lines; by default an empty text
     */
    default String grammar() {
        return "";
    }

    /**
     * Returns an example: the text of a puzzle that {@link #parse} accepts and that has a solution.
     *
     * @return a text that ends with a line end; by default an empty text
     */
    default String example() {
        return "";
    }

    /**
     * Returns the settings that this model reads from the {@link PuzzleText}, each with its kind. The host rejects all
     * others.
     *
     * @return the settings, in the order in which users see them; by default an empty list
     */
    default List<Setting> settings() {
        return List.of();
    }

    /**
     * Reads one puzzle and leaves the text after it unread. Must read at least one line.
     *
     * @param text the text, at the puzzle's first line
     * @return the puzzle
     * @throws PuzzleSyntaxException if the text is not a puzzle; created by the methods of the text, its lines and
     *     words, which add the place
     */
    P parse(PuzzleText text);

    /**
     * States the puzzle as a cover: declares items, then adds options. Must state equal covers for equal puzzles, in an
     * equal order.
     *
     * @param puzzle a puzzle from {@link #parse}, or its {@linkplain HasGivens#shape shape}
     * @param cover receives the items and options in this thread; not to be used after the return
     */
    void describe(P puzzle, CoverBuilder<O> cover);

    /**
     * Returns the chosen options as text, drawn in the usual way of the puzzle. {@link #parse} should be able to read
     * the text if the format allows that; a model that {@linkplain HasReadableSolutions has readable solutions}
     * guarantees it.
     *
     * <p>Must accept any part of a solution, even the empty part, because pages and hints draw unfinished boards.
     *
     * @param puzzle the puzzle
     * @param solution the chosen options with score and number; a whole solution includes the pins
     * @return lines, each with its line end
     */
    String render(P puzzle, Solution<O> solution);
}
