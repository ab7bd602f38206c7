package dlx.formats.burr;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** A problem of a file of BurrTools, as far as it has been read. Not thread-safe. */
final class BurrProblem {

    /**
     * A shape and how often it is used.
     *
     * @param shape its number, from 0
     * @param least how many there are at least
     * @param most how many there are at most, {@code >= least}
     */
    record Part(int shape, int least, int most) {}

    /** How many of the cubes that may be left out are left out at most; empty if that is not said. */
    private final OptionalInt holes;

    private final List<Part> parts = new ArrayList<>();
    private int result = -1;

    BurrProblem(OptionalInt holes) {
        this.holes = holes;
    }

    OptionalInt holes() {
        return holes;
    }

    /** The shapes that are used, in their order. */
    List<Part> parts() {
        return parts;
    }

    /** The number of the shape that is filled; -1 if there is none. */
    int result() {
        return result;
    }

    void setResult(int shape) {
        result = shape;
    }
}
