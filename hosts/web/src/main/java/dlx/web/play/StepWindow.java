package dlx.web.play;

import java.util.List;
import java.util.Optional;

/**
 * Consecutive steps of a search, and the state before the first of them.
 *
 * @param first number of the first step, from 1
 * @param before the state before it; its {@link Bookmark#path} may end with an item without an option
 * @param steps the steps in order
 * @param last number of the last step of the whole search; empty if the window did not reach it
 */
public record StepWindow(long first, Bookmark before, List<Step> steps, Optional<Long> last) {

    /**
     * A step.
     *
     * @param kind {@code c} an item is chosen, {@code t} an option taken, {@code x} an option is a dead end,
     *     {@code s} a solution, {@code d} an option dropped, {@code g} an item given back, {@code l} an item left as it
     *     is
     * @param level the level of the step, from 0
     * @param what for {@code c}, {@code g} and {@code l} the item, for {@code t}, {@code x} and {@code d} the
     *     option, else 0
     * @param more for {@code c} the number of options left, for {@code x} the item without options, else 0
     */
    public record Step(char kind, int level, int what, int more) {}
}
