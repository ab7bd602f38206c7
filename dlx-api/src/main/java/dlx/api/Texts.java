package dlx.api;

import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;

/**
 * Numbered texts of a model that a host has made as it likes, in a thread that it watches for example. They are made in blocks,
 * for to hand over one takes longer than to make it, and kept while there is memory. Thread-safe; threads that ask at
 * once do not wait for each other.
 */
final class Texts {

    private static final int BLOCK = 256;

    private final String step;
    private final int count;

    /** Throws nothing but a {@link ModelException}. */
    private final IntFunction<String> maker;

    private final BiConsumer<String, Runnable> host;

    /** Each text, or the exception instead of it. */
    private final AtomicReferenceArray<SoftReference<Object[]>> blocks;

    Texts(String step, int count, IntFunction<String> maker, BiConsumer<String, Runnable> host) {
        this.step = step;
        this.count = count;
        this.maker = maker;
        this.host = host;
        blocks = new AtomicReferenceArray<>(count / BLOCK + 1);
    }

    /** The text of a number from 0. What the host throws is thrown, and the next one who asks has it tried again. */
    String get(int number) {
        Object text = block(number / BLOCK)[number % BLOCK];
        if (text instanceof ModelException failure) {
            throw failure;
        }
        return (String) text;
    }

    private Object[] block(int at) {
        SoftReference<Object[]> kept = blocks.get(at);
        Object[] block = kept == null ? null : kept.get();
        return block == null ? make(at) : block;
    }

    private Object[] make(int at) {
        Object[] block = new Object[Math.min(BLOCK, count - at * BLOCK)];
        host.accept(step, () -> {
            for (int k = 0; k < block.length; k++) {
                block[k] = textOrFailure(at * BLOCK + k);
            }
        });
        blocks.set(at, new SoftReference<>(block));
        return block;
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
