package dlx.core.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests helpers on a machine that cannot start further threads. */
class JobPoolTest {

    /**
     * Returns a factory that makes a limited number of threads, then fails like a machine without memory for another
     * thread.
     */
    private static ThreadFactory only(int threads) {
        AtomicInteger made = new AtomicInteger();
        return job -> {
            if (made.incrementAndGet() > threads) {
                throw new OutOfMemoryError("unable to create native thread");
            }
            return new Thread(job);
        };
    }

    /**
     * Makes each of the first jobs wait until the maximum number of threads is busy, so that each needs a thread of its
     * own.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void withFewerThreadsThanAskedForEachJobIsDone(int threads) {
        AtomicInteger done = new AtomicInteger();
        CountDownLatch busy = new CountDownLatch(threads);
        try (JobPool helpers = new JobPool(8, () -> {}, only(threads))) {
            JobPool.Batch batch = new JobPool.Batch();
            for (int k = 0; k < 100; k++) {
                helpers.add(batch, () -> {
                    busy.countDown();
                    await(busy);
                    done.incrementAndGet();
                });
            }
            helpers.await(batch);
        }
        assertThat(done).hasValue(100);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8})
    void withoutAnyThreadTheFaultIsReported(int threads) {
        try (JobPool helpers = new JobPool(threads, () -> {}, only(0))) {
            assertThatThrownBy(() -> helpers.add(new JobPool.Batch(), () -> {})).isInstanceOf(OutOfMemoryError.class);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
