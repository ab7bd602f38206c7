package dlx.modelers.tour;

import java.util.List;

/**
 * The option "the trip leads between these two places".
 *
 * @param from number of a place, from 0
 * @param to number of a later place
 * @since 0.1
 */
public record Leg(int from, int to) {

    List<Integer> ends() {
        return List.of(from, to);
    }

    /** Returns the places with numbers from 1: {@code 1-4}. */
    @Override
    public String toString() {
        return (from + 1) + "-" + (to + 1);
    }
}
