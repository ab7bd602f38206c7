package dlx.rules.rule;

import dlx.api.PuzzleText;
import dlx.rules.expression.Bindings;

/** A statement that gives names their values before items are declared: {@code text} or {@code let}. */
public interface Opening {

    /** Sets the values of the names, from the next lines of the puzzle's text or from other names. */
    void read(PuzzleText text, Bindings frame);

    /** Returns one line about the form of the text; empty if the statement does not read. */
    default String grammar() {
        return "";
    }

    /** Returns the text that {@link #read} reads as the values of a frame; empty if the statement does not read. */
    default String write(Bindings frame) {
        return "";
    }
}
