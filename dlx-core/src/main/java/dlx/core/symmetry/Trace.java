package dlx.core.symmetry;

import java.util.Arrays;

/**
 * The splits of refinements, as hashes that do not depend on the names of vertices. A partition records its trace; another
 * one follows it, and learns at the first difference that no map leads from one to the other.
 */
final class Trace {

    private long[] words = new long[1 << 8];
    private int size;

    /** Position of the partition that follows. */
    private int at;

    /** Position at which it must end. */
    private int end;

    int size() {
        return size;
    }

    void cut(int newSize) {
        size = newSize;
    }

    void record(long word) {
        if (size == words.length) {
            words = Arrays.copyOf(words, 2 * size);
        }
        words[size++] = word;
    }

    /** Begins to follow a part of the trace. */
    void follow(int from, int to) {
        at = from;
        end = to;
    }

    /** Returns false if a word differs from the one recorded. */
    boolean follows(long word) {
        return at < end && words[at++] == word;
    }

    boolean isAtEnd() {
        return at == end;
    }

    /** Returns a part of the trace, to be compared with {@link Arrays#compare(long[], long[])}. */
    long[] words(int from, int to) {
        return Arrays.copyOfRange(words, from, to);
    }
}
