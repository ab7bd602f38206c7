package dlx.spark;

import java.io.Serializable;
import java.util.List;

/**
 * The works that a task has searched: the first ones of its group, in order.
 *
 * @param seconds how long it took
 */
record GroupResult(Group group, List<Slice> slices, double seconds) implements Serializable {

    private static final long serialVersionUID = 1L;
}
