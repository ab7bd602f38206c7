package dlx.app.fuzz;

import java.util.Optional;

/** A way of giving inputs to a model, and what must be true of what it makes of them. */
interface Probe {

    /**
     * Gives the model an input.
     *
     * @throws Broken where something that must be true is not
     */
    void give(Input input);

    /** What is wrong with how the model takes an input, if anything is. */
    default Optional<Finding> examine(Input input) {
        try {
            give(input);
            return Optional.empty();
        } catch (Broken e) {
            return Optional.of(e.finding());
        } catch (Throwable e) { // whatever a model throws is what is looked for
            return Optional.of(Finding.thrown("it", e));
        }
    }
}
