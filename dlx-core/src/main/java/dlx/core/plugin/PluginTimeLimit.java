package dlx.core.plugin;

import dlx.api.ModelException;
import dlx.core.model.LoadedModel;
import dlx.core.model.StepRunner;
import dlx.core.search.Limits;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Has steps of a plugin done in threads of their own, and gives up those that do not come back: Java cannot end a thread
 * that does not want to, only leave it behind. Thread-safe.
 *
 * @since 0.1
 */
public final class PluginTimeLimit implements StepRunner {

    /** A step that looks at the limits itself ends in this time after them, on a slow machine too. */
    private static final Duration GRACE = Duration.ofSeconds(1);

    /** A step that reacts to an interrupt does so in this time. */
    private static final Duration LAST_GRACE = Duration.ofMillis(500);

    private final long untilInterrupt;
    private final long untilGivenUp;

    /**
     * A time limit for each step of a model. A step that has not ended one second after the limit is interrupted; if it goes on for
     * half a second more, it is given up: a {@link ModelException} with the code {@link LoadedModel#TIME_OUT} is thrown, and
     * the thread of the step, a daemon, is left behind with what it does. A text that was being read then is not to be read any
     * further.
     *
     * <p>Steps are done in threads of their own, which costs some ten microseconds each. So are labels of options and names
     * of items, some hundred at once. {@code hashCode} and {@code equals} of options, and symmetries that are applied to an
     * option, are not watched outside of a step.
     *
     * @param limit the wall time that a step may take, not negative; the time that it waits for an {@link #input} does not
     *     count, and begins anew after it
     * @return a runner for {@link LoadedModel#steps}
     */
    public static PluginTimeLimit of(Duration limit) {
        if (Objects.requireNonNull(limit, "limit").isNegative()) {
            throw new IllegalArgumentException("limit: " + limit + "; expected a time that is not negative");
        }
        return new PluginTimeLimit(limit, GRACE, LAST_GRACE);
    }

    /** With other graces, for tests. */
    PluginTimeLimit(Duration limit, Duration grace, Duration lastGrace) {
        untilInterrupt = sum(Limits.nanos(limit), grace);
        untilGivenUp = sum(untilInterrupt, lastGrace);
    }

    /** Returns a sum of nanoseconds; a limit for ever stays one. */
    private static long sum(long nanos, Duration grace) {
        return nanos > Long.MAX_VALUE - grace.toNanos() ? Long.MAX_VALUE : nanos + grace.toNanos();
    }

    /** Made when a step is first watched; idle threads end after a minute. */
    private static final class Threads {
        private static final ExecutorService POOL = Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(null, work, "plugin", 0, false);
            thread.setDaemon(true);
            return thread;
        });
    }

    @Override
    public <T> T run(Callable<T> work) throws Throwable {
        Step<T> step = new Step<>(work, Thread.currentThread().getContextClassLoader());
        Threads.POOL.execute(step);
        return step.await(untilInterrupt, untilGivenUp);
    }

    /** A stream whose waiting does not count; a step that was given up reads nothing of it. */
    @Override
    public InputStream input(InputStream stream) {
        return new WatchedInput(stream);
    }

    private static final class WatchedInput extends FilterInputStream {

        WatchedInput(InputStream stream) {
            super(stream);
        }

        @Override
        public int read() throws IOException {
            Step<?> step = Step.CURRENT.get();
            if (step == null) {
                return super.read();
            }
            step.waits(true);
            try {
                return super.read();
            } finally {
                step.waits(false);
            }
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            Step<?> step = Step.CURRENT.get();
            if (step == null) {
                return super.read(bytes, from, length);
            }
            step.waits(true);
            try {
                return super.read(bytes, from, length);
            } finally {
                step.waits(false);
            }
        }
    }

    /** One step; its lock is that of the object, and no work is done under it. */
    private static final class Step<T> implements Runnable {

        /** For a thread that is just being made, in nanoseconds. */
        private static final long SHORT_WAIT = 1_000_000;

        /** What the thread is doing. */
        static final ThreadLocal<Step<?>> CURRENT = new ThreadLocal<>();

        private final Callable<T> work;
        private final ClassLoader context;
        private Thread worker = Thread.currentThread();
        private boolean begun;
        private boolean done;
        private boolean waiting;
        private boolean late;
        private boolean givenUp;

        /** Whether the thread is to be interrupted as soon as there is one. */
        private boolean toBeInterrupted;

        /** Whether the plugin interrupted its own thread. */
        private boolean interrupted;

        /** Since when the plugin has had the time for itself, by {@link System#nanoTime}. */
        private long since = System.nanoTime();

        /** What it returned, which may be null; nothing if it threw. */
        private final List<T> result = new ArrayList<>(1);

        private @Nullable Throwable thrown;

        Step(Callable<T> work, ClassLoader context) {
            this.work = work;
            this.context = context;
        }

        @Override
        public void run() {
            CURRENT.set(this);
            begin();
            Throwable failure = null;
            try {
                result.add(work.call());
            } catch (Throwable e) { // thrown where the step is waited for
                failure = e;
            } finally {
                CURRENT.remove();
                end(failure);
            }
        }

        private synchronized void begin() {
            worker = Thread.currentThread();
            worker.setContextClassLoader(context);
            begun = true;
            since = System.nanoTime();
            if (toBeInterrupted) {
                worker.interrupt();
            }
        }

        private synchronized void end(@Nullable Throwable failure) {
            worker.setContextClassLoader(null); // an idle thread keeps no loader alive
            thrown = failure;
            interrupted = Thread.interrupted() && !late; // cleared for the next step; nobody interrupts after done
            done = true;
            notifyAll();
        }

        /** Begins or ends a wait that is not the plugin's. */
        synchronized void waits(boolean now) throws IOException {
            if (givenUp) {
                throw new IOException("the step that reads has been given up");
            }
            waiting = now;
            since = System.nanoTime();
            notifyAll(); // whoever waits for the step waits for another time now
        }

        T await(long untilInterrupt, long untilGivenUp) throws Throwable {
            boolean askerInterrupted = false;
            try {
                synchronized (this) {
                    while (!done) {
                        try {
                            awaitChange(late ? untilGivenUp : untilInterrupt);
                        } catch (InterruptedException e) {
                            askerInterrupted = true; // the step may react to it, as it would in this thread
                            interruptWorker();
                        }
                    }
                    askerInterrupted |= interrupted;
                    if (thrown == null) {
                        return result.get(0);
                    }
                    if (!late) {
                        throw thrown;
                    }
                    ModelException timeOut = timeOut(thrown.getStackTrace());
                    timeOut.addSuppressed(thrown); // what the interrupt made it throw, or what it found too late
                    throw timeOut;
                }
            } finally {
                if (askerInterrupted) {
                    Thread.currentThread().interrupt();
                }
            }
        }

        private void awaitChange(long patience) throws InterruptedException {
            long left = patience - (System.nanoTime() - since);
            if (waiting) {
                wait();
            } else if (left > 0 || !begun) {
                TimeUnit.NANOSECONDS.timedWait(this, Math.max(left, SHORT_WAIT));
            } else if (late) {
                givenUp = true;
                throw timeOut(worker.getStackTrace());
            } else {
                late = true;
                interruptWorker();
            }
        }

        private void interruptWorker() {
            if (begun) {
                worker.interrupt();
            } else {
                toBeInterrupted = true;
            }
        }

        /** Its trace is that of the step: where it hangs. */
        private static ModelException timeOut(StackTraceElement... trace) {
            ModelException error = ModelException.coded(
                    LoadedModel.TIME_OUT,
                    "it did not end within the time limit, and was given up; expected a larger limit, a smaller puzzle, or a"
                            + " model that ends sooner");
            error.setStackTrace(trace);
            return error;
        }
    }
}
