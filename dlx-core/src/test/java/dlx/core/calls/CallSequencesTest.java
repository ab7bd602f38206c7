package dlx.core.calls;

import dlx.skips.Tier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

/**
 * Makes random sequences of calls and compares every answer with the model. {@code -Ddlx.calls} sets the number of
 * sequences, {@code -Ddlx.calls.seed} the first seed. A failure prints the smallest program found that still fails: its
 * cover, and a line per call.
 */
class CallSequencesTest {

    private static final long SEQUENCES = Tier.of("dlx.calls", 400, 4_000);

    private static final long FIRST_SEED = Long.getLong("dlx.calls.seed", 0);

    /** Maximum seconds of a sequence, which usually takes some milliseconds; a longer one counts as endless. */
    private static final int PATIENCE = 120;

    private volatile long seed = FIRST_SEED;

    @Test
    void isAnsweredAsTheModelSays() throws Throwable {
        FutureTask<Void> all = new FutureTask<>(this::runAll, null);
        Thread thread = new Thread(all, "sequences of calls");
        thread.setDaemon(true);
        thread.start();
        for (long before = -1; before != seed && !all.isDone(); ) {
            before = seed;
            await(all);
        }
        if (!all.isDone()) {
            AssertionError error = new AssertionError("seed " + seed + " does not end");
            error.setStackTrace(thread.getStackTrace());
            throw error;
        }
        all.get();
    }

    private void runAll() {
        for (; seed < FIRST_SEED + SEQUENCES; seed++) {
            Finding.of(seed, Api.REAL).ifPresent(Finding::fail);
        }
    }

    private static void await(FutureTask<Void> all) throws Throwable {
        try {
            all.get(PATIENCE, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            // perhaps it has continued in the meantime
        } catch (ExecutionException e) {
            throw e.getCause();
        }
    }
}
