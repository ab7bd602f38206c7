package dlx.core.engine.orbits;

import dlx.api.CheckpointException;
import dlx.core.symmetry.CoverGroup.Name;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Numbers of solutions by the name of a rest, within a budget of memory. If it is full, the levels whose entries were found
 * again least often are dropped, the deepest of these first. Thread-safe.
 */
final class OrbitTable {

    /** Bytes of an entry: name, number and the parts of the map. */
    private static final int BYTES = 160;

    /** Maximum number of entries that checkpoints keep, and of their levels. */
    private static final int MOST_RESULTS = 20_000;

    private final long most;
    private final List<Level> levels = new ArrayList<>();
    private long size;

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
        Level entries = level(level);
        Optional<BigInteger> count = Optional.ofNullable(entries.counts.get(name));
        entries.found += count.isPresent() ? 1 : 0;
        return count;
    }

    private Level level(int level) {
        while (levels.size() <= level) {
            levels.add(new Level());
        }
        return levels.get(level);
    }

    synchronized void put(int level, Name name, BigInteger count) {
        if (size >= most && size > 0) {
            drop();
        }
        if (size < most && level(level).counts.put(name, count) == null) {
            size++;
        }
    }

    /** Returns the first levels as texts, those that stand for the most work: one for each entry. */
    synchronized List<String> results() {
        List<String> results = new ArrayList<>();
        for (int level = 0; level < levels.size(); level++) {
            Map<Name, BigInteger> counts = levels.get(level).counts;
            if (results.size() + counts.size() > MOST_RESULTS) {
                break;
            }
            String of = level + " ";
            counts.forEach((name, count) -> results.add(of + name.first() + ' ' + name.second() + ' ' + count));
        }
        return results;
    }

    /**
     * Adds entries.
     *
     * @param results texts of {@link #results}
     * @throws CheckpointException if they are not
     */
    void add(List<String> results) {
        if (results.size() > MOST_RESULTS) {
            throw new CheckpointException(
                    "checkpoint: it has " + results.size() + " results; expected at most " + MOST_RESULTS);
        }
        results.forEach(this::add);
    }

    private void add(String result) {
        String[] words = result.split(" ");
        try {
            int level = Integer.parseInt(words[0]);
            Name name = new Name(Long.parseLong(words[1]), Long.parseLong(words[2]));
            BigInteger count = new BigInteger(words[3]);
            if (words.length > 4 || level > MOST_RESULTS || count.signum() < 0) {
                throw new NumberFormatException();
            }
            put(level, name, count);
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new CheckpointException("checkpoint: the result \"" + result
                    + "\" cannot be used; expected a level, two words and a number of solutions");
        }
    }

    private void drop() {
        Level least = levels.get(0);
        for (Level level : levels) {
            boolean isFirst = least.counts.isEmpty() && !level.counts.isEmpty();
            least = isFirst || !level.counts.isEmpty() && level.use() <= least.use() ? level : least;
        }
        size -= least.counts.size();
        least.counts = new HashMap<>();
        least.found = 0;
    }
}
