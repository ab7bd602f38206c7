package dlx.modelers.grid;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Lists in random order, also from generators that {@link Collections#shuffle} does not accept.
 *
 * @since 0.1
 */
public final class Shuffled {

    private Shuffled() {}

    /** Returns the elements in random order, each order equally likely. */
    public static <T> List<T> of(List<T> list, RandomGenerator random) {
        List<T> shuffled = new ArrayList<>(list);
        for (int k = shuffled.size() - 1; k > 0; k--) {
            Collections.swap(shuffled, k, random.nextInt(k + 1));
        }
        return shuffled;
    }
}
