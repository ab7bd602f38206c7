package dlx.spark;

import java.io.Serializable;
import java.util.List;

/** Works that follow each other, for one task. At least one. */
record Group(List<Work> works) implements Serializable {

    private static final long serialVersionUID = 1L;

    /** The name of the group, and of the file of its solutions. */
    String key() {
        return works.get(0).key();
    }
}
