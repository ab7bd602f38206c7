package dlx.api;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;

/**
 * Numbered texts of a model that the host computes in its own way, for example in a thread with a time limit. A
 * hand-over takes longer than a text, so that some neighbors of a text are computed along with it. Texts are kept in
 * soft references. A text whose computation hangs is computed once, and its exception is kept. Thread-safe; threads
 * that need texts at once do not wait for each other.
 */
final class Texts {

    /**
     * Time in nanoseconds after which no further neighbor is begun: shorter than any limit, longer than a hand-over.
     */
    static final long BLOCK_NANOS = 10_000_000;

    private static final int BLOCK = 256;
    private static final int NONE = -1;

    private final String step;
    private final int count;

    /** Computes the text of a number; throws only a {@link ModelException}. */
    private final IntFunction<String> maker;

    private final BiConsumer<String, Runnable> host;

    /**
     * Blocks of {@link #BLOCK} entries by number: a text, or the exception of its computation; null before its
     * computation.
     */
    private final AtomicReferenceArray<SoftReference<AtomicReferenceArray<Object>>> blocks;

    /** Exceptions of the host, by the number of the text that was being computed. */
    private final Map<Integer, ModelException> givenUp = new ConcurrentHashMap<>();

    Texts(String step, int count, IntFunction<String> maker, BiConsumer<String, Runnable> host) {
        this.step = step;
        this.count = count;
        this.maker = maker;
        this.host = host;
        blocks = new AtomicReferenceArray<>(count / BLOCK + 1);
    }

    int size() {
        return count;
    }

    /**
     * Returns the text of a number from 0. If the host threw while it was computed, throws this exception now and at
     * each later call. If the host did not even begin, the next call tries again.
     */
    String get(int number) {
        AtomicReferenceArray<Object> block = block(number / BLOCK);
        Object text = block.get(number % BLOCK);
        if (text == null) {
            text = givenUp.get(number);
        }
        if (text == null) {
            text = make(number, block);
        }
        if (text instanceof ModelException failure) {
            throw failure;
        }
        return (String) text;
    }

    private AtomicReferenceArray<Object> block(int at) {
        SoftReference<AtomicReferenceArray<Object>> kept = blocks.get(at);
        AtomicReferenceArray<Object> block = kept == null ? null : kept.get();
        if (block == null) {
            block = new AtomicReferenceArray<>(Math.min(BLOCK, count - at * BLOCK));
            blocks.set(at, new SoftReference<>(block));
        }
        return block;
    }

    private Object make(int number, AtomicReferenceArray<Object> block) {
        AtomicInteger current = new AtomicInteger(NONE);
        try {
            host.accept(step, () -> fill(block, number, current));
        } catch (ModelException e) {
            int hanging = current.get();
            if (hanging != NONE) {
                givenUp.put(hanging, e);
            }
            Object text = block.get(number % BLOCK);
            return text == null ? e : text; // it may be a neighbor that hangs
        }
        return block.get(number % BLOCK);
    }

    /** Computes a text, and then others of its block within {@link #BLOCK_NANOS}. */
    private void fill(AtomicReferenceArray<Object> block, int number, AtomicInteger current) {
        long since = System.nanoTime();
        int from = number - number % BLOCK;
        for (int k = 0; k < block.length() && (k == 0 || System.nanoTime() - since < BLOCK_NANOS); k++) {
            int next = from + (number % BLOCK + k) % block.length();
            if (block.get(next % BLOCK) == null && !givenUp.containsKey(next)) {
                current.set(next);
                block.set(next % BLOCK, textOrFailure(next));
            }
        }
        current.set(NONE);
    }

    /**
     * Returns the text of a number or the exception of its computation, so that a failure does not affect its
     * neighbors.
     */
    private Object textOrFailure(int number) {
        try {
            return maker.apply(number);
        } catch (ModelException e) {
            return e;
        }
    }
}
