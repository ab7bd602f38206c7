package dlx.core.plan;

import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.search.StopReason;
import dlx.core.search.internal.Waiting;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * Values that are made once, by the thread that asks first; others wait for it, each under the limits of its own
 * question. If the maker is stopped or fails, the next one makes the value. Thread-safe.
 */
public final class OnceMap<K, V> {

    private final Waiting waiting;
    private final Map<K, Making<V>> values = new ConcurrentHashMap<>();

    /** A value under way; its lock is that of the object. */
    private static final class Making<V> {

        private final Thread maker = Thread.currentThread();
        private boolean done;

        /** Empty if the maker was stopped or failed. */
        private Optional<V> value = Optional.empty();

        synchronized boolean isDone() {
            return done;
        }

        synchronized Optional<V> value() {
            return value;
        }

        synchronized void await(Waiting waiting) throws InterruptedException {
            if (!done) {
                waiting.await(this);
            }
        }

        synchronized void end(Optional<V> made) {
            value = made;
            done = true;
            notifyAll();
        }
    }

    /**
     * A map without values.
     *
     * @param waiting how a thread waits for the one that makes a value; it looks at its own limits whenever it comes back
     */
    public OnceMap(Waiting waiting) {
        this.waiting = waiting;
    }

    /** Whether the value of a key has been made. */
    public boolean isMade(K key) {
        Making<V> making = values.get(key);
        return making != null && making.value().isPresent();
    }

    /** The value of a key. What {@code maker} or {@code stop} throws is thrown. */
    public V get(K key, StopCheck stop, Supplier<V> maker) {
        while (true) {
            Making<V> mine = new Making<>();
            Making<V> theirs = values.putIfAbsent(key, mine);
            if (theirs == null) {
                return make(key, mine, maker);
            }
            Optional<V> value = await(theirs, stop);
            if (value.isPresent()) {
                return value.get();
            }
        }
    }

    private V make(K key, Making<V> mine, Supplier<V> maker) {
        Optional<V> made = Optional.empty();
        try {
            V value = maker.get();
            made = Optional.of(value);
            return value;
        } finally {
            if (made.isEmpty()) {
                values.remove(key, mine); // whoever waits for it sees that, and makes it
            }
            mine.end(made);
        }
    }

    /** The value that another thread makes. The lock is left between two looks: whatever waiting does, the maker can end. */
    private Optional<V> await(Making<V> theirs, StopCheck stop) {
        if (theirs.maker == Thread.currentThread() && !theirs.isDone()) {
            throw new IllegalStateException("what is being made was asked for by its own maker; a symmetry must not"
                    + " ask the solver that asks it");
        }
        while (!theirs.isDone()) {
            stop.check();
            try {
                theirs.await(waiting);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new SearchStopped(StopReason.CANCELLED);
            }
        }
        return theirs.value();
    }
}
