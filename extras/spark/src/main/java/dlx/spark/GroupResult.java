package dlx.spark;

import java.io.Serializable;
import java.util.List;

/**
 * The result of a task: the searched works, which are the first works of its group, in order.
 *
 * @param slices result of each searched work
 * @param seconds duration of the task in seconds
 */
record GroupResult(Group group, List<Slice> slices, double seconds) implements Serializable {

    private static final long serialVersionUID = 1L;
}
