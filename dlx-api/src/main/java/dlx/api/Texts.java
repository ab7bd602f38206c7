package dlx.api;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;

/**
 * Numbered texts of a model that a host has made as it likes, for example in a thread that it watches. Handing one text over
 * takes longer than making it, so its neighbors are made along with it, as long as that is quick; texts are kept while there
 * is memory. One that hangs is asked for once, and fails from then on. Thread-safe; threads that ask at once do not wait for
 * each other.
 */
final class Texts {

    /** The time after which no further neighbor is begun: short beside any limit, long beside a hand-over. */
    static final long BLOCK_NANOS = 10_000_000;

    private static final int BLOCK = 256;
    private static final int NONE = -1;

    private final String step;
    private final int count;

    /** Throws nothing but a {@link ModelException}. */
    private final IntFunction<String> maker;

    private final BiConsumer<String, Runnable> host;

    /** Each text, or the exception instead of it; null where it has not been made. */
    private final AtomicReferenceArray<SoftReference<AtomicReferenceArray<Object>>> blocks;

    /** What the host threw, by the number of the text that was being made. */
    private final Map<Integer, ModelException> givenUp = new ConcurrentHashMap<>();

    Texts(String step, int count, IntFunction<String> maker, BiConsumer<String, Runnable> host) {
        this.step = step;
        this.count = count;
        this.maker = maker;
        this.host = host;
        blocks = new AtomicReferenceArray<>(count / BLOCK + 1);
    }

    /**
     * The text of a number from 0. What the host throws while it is made is thrown, now and whenever it is asked for again;
     * where the host did not even begin, the next one who asks has it tried again.
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

    /** Makes a text, and then others of its block. */
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

    /** One that fails is nothing to those beside it. */
    private Object textOrFailure(int number) {
        try {
            return maker.apply(number);
        } catch (ModelException e) {
            return e;
        }
    }
}
