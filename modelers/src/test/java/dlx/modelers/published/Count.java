package dlx.modelers.published;

import java.math.BigInteger;

/**
 * A published number of solutions.
 *
 * @param section the properties that it shares with its neighbors in the table
 * @param puzzle the puzzle in the table: a text for the model, or the input of the section's writer
 * @param number the number as published
 * @param slow true if counting takes more than a moment
 */
record Count(Section section, String puzzle, BigInteger number, boolean slow) {

    /** The question: whether a puzzle and its mirror images are one solution or many. */
    enum Question {
        COUNT,
        DISTINCT
    }

    /**
     * The properties that a section of the table shares.
     *
     * @param model id of the model
     * @param settings the settings as after {@code --set}, each {@code name=value}, separated by blanks; may be
     *     empty
     * @param question the kind of count
     * @param engine the engine to use; empty for the solver's choice
     * @param writer name in {@link Puzzles}; empty if rows are texts, with {@code /} between lines
     * @param formula name in {@link Formulas}; empty without a formula
     * @param source publication of the numbers
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
