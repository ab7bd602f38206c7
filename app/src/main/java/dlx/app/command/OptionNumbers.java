package dlx.app.command;

import dlx.api.Cover;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Finds the numbers of the options of a solution that is only known by what its options mean. Goes when an answer carries
 * the numbers itself.
 */
final class OptionNumbers {

    private OptionNumbers() {}

    /**
     * The numbers, ascending. Options are compared as objects, because equal options are still two.
     *
     * @param solution options of the cover, in its order
     * @return nothing if the cover holds one object as several options, so that they cannot be told apart
     */
    static <O> Optional<int[]> of(Cover<O> cover, List<O> solution) {
        int[] leftmost = new int[solution.size()];
        int found = 0;
        for (int option = 0; found < leftmost.length; option++) {
            if (cover.option(option) == solution.get(found)) {
                leftmost[found++] = option;
            }
        }
        int[] rightmost = new int[found];
        for (int option = cover.optionCount() - 1; found > 0; option--) {
            if (cover.option(option) == solution.get(found - 1)) {
                rightmost[--found] = option;
            }
        }
        return Arrays.equals(leftmost, rightmost) ? Optional.of(leftmost) : Optional.empty();
    }
}
