package dlx.formats.burr;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** A problem of a BurrTools file, filled while the file is read. Not thread-safe. */
final class BurrProblem {

    /**
     * A shape and the number of its copies.
     *
     * @param shape number of the shape, from 0
     * @param least minimum number of copies
     * @param most maximum number of copies, {@code >= least}
     */
    record Part(int shape, int least, int most) {}

    /** Maximum number of optional cubes that stay empty; empty if the file does not limit them. */
    final OptionalInt holes;

    /** The shapes that are used, in order. */
    final List<Part> parts = new ArrayList<>();

    /** Number of the shape that is filled; -1 if the problem does not have one. */
    int result = -1;

    BurrProblem(OptionalInt holes) {
        this.holes = holes;
    }
}
