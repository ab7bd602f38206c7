package dlx.skips;

import java.util.function.Consumer;

/**
 * Counts the characters that regular expressions read in texts: each of them looks at the interrupt of its thread ({@code
 * dlx.api.WatchedText}). A measure of work that depends on no clock. For one thread.
 */
public final class CharactersRead {

    private long count;
    private long most = Long.MAX_VALUE;

    private CharactersRead() {}

    /** Runs a test in a thread that counts, and throws what the test throws. */
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
     * @param limit the thread looks interrupted to work that reads more
     */
    public long during(long limit, Runnable work) {
        count = 0;
        most = limit;
        work.run();
        most = Long.MAX_VALUE;
        return count;
    }
}
