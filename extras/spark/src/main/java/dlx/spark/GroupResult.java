package dlx.spark;

import java.io.Serializable;
import java.util.List;

/**
 * What a task has done of its works: the first ones, in order. Of the others nothing was seen.
 *
 * @param seconds how long it took
 */
record GroupResult(Group group, List<Slice> slices, double seconds) implements Serializable {

    private static final long serialVersionUID = 1L;
}
