package dlx.core.diagram.nodes;

import dlx.core.table.MemoryBudget;
import java.math.BigInteger;

/**
 * Exact number of sets below each node. Every count has as many words as the largest needs, which is that of the root.
 *
 * <p>Time O(nodes x words), memory 8 bytes per node and word. Counts stay below 2^63 times 2^(64 (words - 1)): the
 * topmost bit is free, so that an overflow shows as a negative word.
 */
public final class Counts {

    /** Word w of the count of node n at n * words + w, lowest word first. */
    private final long[] counts;

    private final int words;
    private final int root;

    private Counts(long[] counts, int words, int root) {
        this.counts = counts;
        this.words = words;
        this.root = root;
    }

    public static Counts of(SetFamily family, MemoryBudget memory) {
        for (int words = 1; ; words *= 2) {
            long bytes = (long) family.size() * words * Long.BYTES;
            memory.reached(family.size());
            memory.take(bytes);
            if (bytes / Long.BYTES > Integer.MAX_VALUE - 8) {
                throw memory.full();
            }
            Counts counts = new Counts(new long[family.size() * words], words, family.root());
            if (counts.add(family, memory)) {
                return counts;
            }
            memory.give(bytes);
        }
    }

    /** Computes all counts; returns false if a count needs more words. */
    private boolean add(SetFamily family, MemoryBudget memory) {
        counts[words] = 1;
        for (int n = 2; n < family.size(); n++) {
            long carry = 0;
            int sum = n * words;
            int lo = family.lo(n) * words;
            int hi = family.hi(n) * words;
            for (int w = 0; w < words; w++) {
                long one = counts[lo + w];
                long two = counts[hi + w];
                long both = one + two + carry;
                counts[sum + w] = both;
                carry = ((one & two) | (one | two) & ~both) >>> Long.SIZE - 1;
            }
            if (counts[sum + words - 1] < 0) {
                return false;
            }
            if ((n & (1 << 16) - 1) == 0) {
                memory.check();
            }
        }
        return true;
    }

    /** Returns the number of words per count: 1 if all counts are below 2^63. */
    public int words() {
        return words;
    }

    /** Returns a word of a node's count; word 0 is the lowest. */
    public long word(int node, int word) {
        return counts[node * words + word];
    }

    /** Returns true if a node's count is below 2^63. */
    public boolean isSmall(int node) {
        for (int w = 1; w < words; w++) {
            if (word(node, w) != 0) {
                return false;
            }
        }
        return word(node, 0) >= 0;
    }

    /** Returns true if a node's count exceeds a number of as many words. */
    public boolean exceeds(int node, long... number) {
        for (int w = words - 1; w >= 0; w--) {
            if (word(node, w) != number[w]) {
                return Long.compareUnsigned(word(node, w), number[w]) > 0;
            }
        }
        return false;
    }

    /** Subtracts a node's count from a number that is not smaller. */
    public void subtract(int node, long... number) {
        long borrow = 0;
        for (int w = 0; w < words; w++) {
            long one = number[w];
            long two = word(node, w);
            long less = one - two - borrow;
            number[w] = less;
            borrow = (~one & two | (~one | two) & less) >>> Long.SIZE - 1;
        }
    }

    public BigInteger total() {
        byte[] bytes = new byte[words * Long.BYTES];
        for (int b = 0; b < bytes.length; b++) {
            bytes[bytes.length - 1 - b] = (byte) (word(root, b / Long.BYTES) >>> b % Long.BYTES * Byte.SIZE);
        }
        return new BigInteger(1, bytes);
    }
}
