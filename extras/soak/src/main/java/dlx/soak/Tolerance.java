package dlx.soak;

import java.util.ArrayList;
import java.util.List;

/**
 * The maximum growth of a process during a soak.
 *
 * @param heap bytes of reachable heap
 * @param resident bytes of resident memory
 * @param threads number of threads
 * @param descriptors number of open files and sockets
 * @param classes number of classes
 */
public record Tolerance(long heap, long resident, int threads, int descriptors, long classes) {

    private static final int MIB = 1 << 20;

    /** Returns a sentence for each figure that has grown by more than its maximum. */
    public List<String> complaints(Holdings before, Holdings after) {
        List<String> complaints = new ArrayList<>();
        compare("MiB of heap after GC", before.heap() / MIB, after.heap() / MIB, heap / MIB, complaints);
        compare("MiB of RSS", before.resident() / MIB, after.resident() / MIB, resident / MIB, complaints);
        compare("threads", before.threads(), after.threads(), threads, complaints);
        compare("descriptors", before.descriptors(), after.descriptors(), descriptors, complaints);
        compare("classes", before.classes(), after.classes(), classes, complaints);
        return complaints;
    }

    private static void compare(String what, long before, long after, long most, List<String> complaints) {
        if (after > before + most) {
            complaints.add(what + ": " + before + " before, " + after + " after; expected " + most + " more at most");
        }
    }
}
