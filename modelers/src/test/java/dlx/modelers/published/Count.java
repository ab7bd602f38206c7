package dlx.modelers.published;

import java.math.BigInteger;

/**
 * A number of solutions that somebody else published.
 *
 * @param section what it shares with its neighbours in the table
 * @param puzzle the puzzle as the table says it: a text for the model, or what the section's writer makes one of
 * @param number the number as published
 * @param slow whether it takes more than a moment
 */
record Count(Section section, String puzzle, BigInteger number, boolean slow) {

    /** The question: whether a puzzle and its mirror images are one solution or many. */
    enum Question {
        COUNT,
        DISTINCT
    }

    /**
     * The part that neighbours share.
     *
     * @param model id of the model
     * @param settings as after {@code --set}, each {@code name=value}, blanks between; may be empty
     * @param question what is counted
     * @param engine the engine to use; empty for the one that the solver takes
     * @param writer name in {@link Puzzles}; empty where rows are texts themselves, with {@code /} between lines
     * @param formula name in {@link Formulas}; empty where there is none
     * @param source where the numbers are printed
     */
    record Section(
            String model,
            String settings,
            Question question,
            String engine,
            String writer,
            String formula,
            String source) {}

    String text() {
        return section.writer().isEmpty()
                ? puzzle.replaceAll(" ?/ ?", "\n")
                : Puzzles.write(section.writer(), section.model(), puzzle.split(" "));
    }

    @Override
    public String toString() {
        String question = section.question() == Question.DISTINCT ? " (distinct)" : "";
        String settings = section.settings().isEmpty() ? "" : " " + section.settings();
        String writer = section.writer().isEmpty() ? "" : " " + section.writer();
        return section.model() + settings + writer + " " + puzzle + question + " = " + number;
    }
}
