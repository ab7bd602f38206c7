package dlx.core.engine.orbits;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Numbers of solutions by the name of a rest, within a budget of memory. If it is full, the levels whose entries were found
 * again least often are dropped. Thread-safe.
 */
final class OrbitTable {

    /** Bytes of an entry: name, number and the parts of the map. */
    private static final int BYTES = 160;

    private final long most;
    private final List<Level> levels = new ArrayList<>();
    private long size;

    /** Two words. */
    record Name(long first, long second) {

        static Name of(long... words) {
            return new Name(words[0], words[1]);
        }
    }

    private static final class Level {

        private Map<Name, BigInteger> counts = new HashMap<>();
        private long found;

        double use() {
            return (double) found / Math.max(1, counts.size());
        }
    }

    /** Creates an empty table for a number of bytes. */
    OrbitTable(long bytes) {
        most = bytes / BYTES;
    }

    synchronized Optional<BigInteger> find(int level, Name name) {
        while (levels.size() <= level) {
            levels.add(new Level());
        }
        Optional<BigInteger> count =
                Optional.ofNullable(levels.get(level).counts.get(name));
        levels.get(level).found += count.isPresent() ? 1 : 0;
        return count;
    }

    synchronized void put(int level, Name name, BigInteger count) {
        if (size >= most) {
            drop();
        }
        if (size < most && levels.get(level).counts.put(name, count) == null) {
            size++;
        }
    }

    private void drop() {
        Level least = levels.get(0);
        for (Level level : levels) {
            boolean isFirst = least.counts.isEmpty() && !level.counts.isEmpty();
            least = isFirst || !level.counts.isEmpty() && level.use() < least.use() ? level : least;
        }
        size -= least.counts.size();
        least.counts = new HashMap<>();
        least.found = 0;
    }
}
