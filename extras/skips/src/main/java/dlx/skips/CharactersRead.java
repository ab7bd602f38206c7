package dlx.skips;

import java.util.function.Consumer;

/**
 * Counts the characters that regular expressions read in texts, as a measure of work without a clock. Each read checks
 * the interrupt of its thread ({@code dlx.api.WatchedText}), which this class counts. Not thread-safe.
 */
public final class CharactersRead {

    private long count;
    private long most = Long.MAX_VALUE;

    private CharactersRead() {}

    /**
     * Runs a test in a thread that counts.
     *
     * @throws AssertionError if the test throws an exception, which is the cause
     */
    public static void counting(Consumer<CharactersRead> test) {
        CharactersRead counter = new CharactersRead();
        Throwable[] thrown = new Throwable[1];
        Thread thread = new Thread(() -> test.accept(counter), "characters") {
            @Override
            public boolean isInterrupted() {
                return counter.isOneTooMany();
            }
        };
        thread.setUncaughtExceptionHandler((where, what) -> thrown[0] = what);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        if (thrown[0] != null) {
            throw new AssertionError(String.valueOf(thrown[0].getMessage()), thrown[0]);
        }
    }

    private boolean isOneTooMany() {
        return ++count > most;
    }

    /**
     * Counts the characters that some work reads.
     *
     * @param limit number of characters from which the thread appears interrupted
     * @param work the work
     * @return the number of characters
     */
    public long during(long limit, Runnable work) {
        count = 0;
        most = limit;
        work.run();
        most = Long.MAX_VALUE;
        return count;
    }
}
