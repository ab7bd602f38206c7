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
 * A map whose values are made once, by the first thread that needs them. Other threads wait for the value, each under
 * the limits of its own question. If the maker is stopped or fails, a waiting thread makes the value. Thread-safe.
 */
public final class OnceMap<K, V> {

    private final Waiting waiting;
    private final Map<K, Making<V>> values = new ConcurrentHashMap<>();

    /** A value that a thread makes, or has made. Its own monitor guards it. */
    private static final class Making<V> {

        private final Thread maker = Thread.currentThread();
        private boolean done;

        /** The value; empty before the maker is done, and if it was stopped or failed. */
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
     * Creates an empty map.
     *
     * @param waiting waits for a value that another thread makes; the waiting thread checks its limits each time it
     *     returns
     */
    public OnceMap(Waiting waiting) {
        this.waiting = waiting;
    }

    /** Returns true if the value of a key exists. */
    public boolean isMade(K key) {
        Making<V> making = values.get(key);
        return making != null && making.value().isPresent();
    }

    /** Returns the value of a key. Throws the exceptions of {@code maker} and {@code stop}. */
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
                values.remove(key, mine); // a waiting thread finds it missing and makes it
            }
            mine.end(made);
        }
    }

    /**
     * Waits for the value that another thread makes; empty if that thread fails. Releases the monitor between two
     * checks, so that no implementation of {@code waiting} can block the maker.
     */
    private Optional<V> await(Making<V> theirs, StopCheck stop) {
        if (theirs.maker == Thread.currentThread() && !theirs.isDone()) {
            throw new IllegalStateException("a value was requested by its own computation; a symmetry must not"
                    + " call the solver that it belongs to");
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
