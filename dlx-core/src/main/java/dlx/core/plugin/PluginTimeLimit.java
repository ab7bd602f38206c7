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
 * A runner that runs each step of a plugin in another thread, and abandons steps that do not end. Java cannot end such
 * a thread, so the thread is left behind. Thread-safe.
 *
 * @since 0.1
 */
public final class PluginTimeLimit implements StepRunner {

    /**
     * Time after the limit before a step is interrupted. Steps that check limits themselves end within it, even on a
     * slow machine.
     */
    private static final Duration GRACE = Duration.ofSeconds(1);

    /** Time after the interrupt before a step is abandoned. Steps that react to an interrupt end within it. */
    private static final Duration LAST_GRACE = Duration.ofMillis(500);

    /** Nanoseconds of a step until it is interrupted. */
    private final long untilInterrupt;

    /** Nanoseconds of a step until it is abandoned; {@link Long#MAX_VALUE} means never. */
    private final long untilGivenUp;

    /**
     * Returns a runner with a time limit for each step of a model. A step is interrupted one second after the limit.
     * Half a second later it is abandoned: a {@link ModelException} with the code {@link LoadedModel#TIME_OUT} is
     * thrown, and the step's thread, a daemon, is left behind. A text that the step was reading must not be read
     * further.
     *
     * <p>Each step runs in another thread, which costs some ten microseconds. Labels of options and names of items also
     * run there, some hundred per step. Calls of {@code hashCode} and {@code equals} of options, and of symmetries, are
     * not limited outside of a step.
     *
     * @param limit maximum wall time of a step, not negative. Time spent waiting for an {@link #input} does not
     *     count, and the limit begins anew after it
     * @return a runner for {@link LoadedModel#steps}
     * @throws IllegalArgumentException if the limit is negative
     */
    public static PluginTimeLimit of(Duration limit) {
        if (Objects.requireNonNull(limit, "limit").isNegative()) {
            throw new IllegalArgumentException("limit: " + limit + "; expected a time that is not negative");
        }
        return new PluginTimeLimit(limit, GRACE, LAST_GRACE);
    }

    /** Creates a runner with other grace times, for tests. */
    PluginTimeLimit(Duration limit, Duration grace, Duration lastGrace) {
        untilInterrupt = sum(Limits.nanos(limit), grace);
        untilGivenUp = sum(untilInterrupt, lastGrace);
    }

    /** Returns a sum of nanoseconds, at most {@link Long#MAX_VALUE}. */
    private static long sum(long nanos, Duration grace) {
        return nanos > Long.MAX_VALUE - grace.toNanos() ? Long.MAX_VALUE : nanos + grace.toNanos();
    }

    /** The thread pool, created at the first step. Idle threads end after a minute. */
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

    /**
     * Returns a stream of the same bytes. Time spent waiting for it does not count, and a step that was abandoned
     * cannot read it.
     */
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

    /** A step. Its fields are guarded by the monitor of the object; the plugin's work runs without this lock. */
    private static final class Step<T> implements Runnable {

        /** Minimum wait for a thread that is being created, in nanoseconds. */
        private static final long SHORT_WAIT = 1_000_000;

        /** The step that the current thread runs. */
        static final ThreadLocal<Step<?>> CURRENT = new ThreadLocal<>();

        private final Callable<T> work;

        /** Context class loader of the calling thread, for the worker. */
        private final ClassLoader context;

        /** The thread that runs the step; the calling thread until {@link #begun}. */
        private Thread worker = Thread.currentThread();

        private boolean begun;
        private boolean done;

        /** True if the step waits for input, so that its time does not count. */
        private boolean waiting;

        /** True if the step exceeded the limit and was interrupted. */
        private boolean late;

        /** True if the caller no longer waits for the step. */
        private boolean givenUp;

        /** True if the thread must be interrupted as soon as it starts. */
        private boolean toBeInterrupted;

        /** True if the plugin interrupted its own thread. */
        private boolean interrupted;

        /**
         * Start of the plugin's current time slice, by {@link System#nanoTime}: the start of the step, or the end of
         * the last wait for input.
         */
        private long since = System.nanoTime();

        /** The result of the step, which may be null; an empty list until the step has returned. */
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
            } catch (Throwable e) { // thrown again by await
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
            worker.setContextClassLoader(null); // so that an idle thread does not keep a loader alive
            thrown = failure;
            interrupted = Thread.interrupted() && !late; // cleared for the next step; done steps are not interrupted
            done = true;
            notifyAll();
        }

        /** Records the beginning or end of a wait for input. */
        synchronized void waits(boolean now) throws IOException {
            if (givenUp) {
                throw new IOException("the step that reads has been given up");
            }
            waiting = now;
            since = System.nanoTime();
            notifyAll(); // the waiting thread computes its time anew
        }

        T await(long untilInterrupt, long untilGivenUp) throws Throwable {
            boolean askerInterrupted = false;
            try {
                synchronized (this) {
                    while (!done) {
                        try {
                            awaitChange(late ? untilGivenUp : untilInterrupt);
                        } catch (InterruptedException e) {
                            askerInterrupted = true; // the step may react to the interrupt, as it would in this thread
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
                    timeOut.addSuppressed(thrown); // an effect of the interrupt, or an error found too late
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

        /**
         * Returns the exception of a step that was abandoned. Its stack trace is that of the step, which shows where
         * the step hangs.
         */
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
