package dlx.spark;

import java.io.Serializable;
import java.util.List;

/** Consecutive works for one task; at least one. */
record Group(List<Work> works) implements Serializable {

    private static final long serialVersionUID = 1L;

    /** Returns the name of the group, which is also the name of its file of solutions. */
    String key() {
        return works.get(0).key();
    }
}
