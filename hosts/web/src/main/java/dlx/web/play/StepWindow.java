package dlx.web.play;

import java.util.List;
import java.util.Optional;

/**
 * Some steps of a search, one after the other, and what holds before the first of them.
 *
 * @param first the number of the first step, from 1
 * @param before the state before it; its {@link Bookmark#path} may end with an item of which nothing is taken
 * @param steps kind, level, and what else belongs to the kind
 * @param last the number of the last step of the whole search, if the window reached it
 */
public record StepWindow(long first, Bookmark before, List<Step> steps, Optional<Long> last) {

    /**
     * A step.
     *
     * @param kind {@code c} an item is chosen, {@code t} an option taken, {@code x} tried and a dead end, {@code s} a
     *     solution, {@code d} an option dropped, {@code g} an item given back, {@code l} an item left as it is
     * @param what the item, or the option
     * @param more of {@code c} the options left, of {@code x} the item without options
     */
    public record Step(char kind, int level, int what, int more) {}
}
