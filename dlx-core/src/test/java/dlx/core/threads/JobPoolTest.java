package dlx.core.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Helpers on a machine that has no more threads to give. */
class JobPoolTest {

    /** Makes so many threads; for another one the machine has no room. */
    private static ThreadFactory only(int threads) {
        AtomicInteger made = new AtomicInteger();
        return job -> {
            if (made.incrementAndGet() > threads) {
                throw new OutOfMemoryError("unable to create native thread");
            }
            return new Thread(job);
        };
    }

    /** Each of the first jobs waits until all threads that there may be are busy, so that each needs one of its own. */
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
