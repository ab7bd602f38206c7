package dlx.core.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.search.StopReason;
import dlx.core.threads.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(300)
class OnceMapTest {

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final OnceMap<String, Object> once = new OnceMap<>(Threads.WAITING);
    private final AtomicInteger made = new AtomicInteger();

    @AfterEach
    void endTheThreads() {
        threads.shutdownNow();
    }

    /** A maker that has begun and waits for the test's signal to continue. */
    private final class SlowMaker {

        final CountDownLatch begun = new CountDownLatch(1);
        final CountDownLatch mayEnd = new CountDownLatch(1);
        final Future<Object> value;

        SlowMaker(RuntimeException... failure) throws InterruptedException {
            value = threads.submit(() -> once.get("key", StopCheck.NEVER, () -> {
                made.incrementAndGet();
                begun.countDown();
                await(mayEnd);
                if (failure.length > 0) {
                    throw failure[0];
                }
                return "slowly made";
            }));
            begun.await();
        }
    }

    /** Starts a thread that waits for the value, too. */
    private Future<Object> waiting() throws InterruptedException {
        CountDownLatch waits = new CountDownLatch(1);
        Future<Object> value = threads.submit(() -> once.get("key", waits::countDown, () -> {
            made.incrementAndGet();
            return "made by who waited";
        }));
        waits.await(); // it asks its own limits only where it waits
        return value;
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void eachKeyHasAValueOfItsOwnThatIsMadeOnce() {
        for (int k = 0; k < 3; k++) {
            assertThat(once.get("a", StopCheck.NEVER, () -> "value " + made.incrementAndGet()))
                    .isEqualTo("value 1");
        }
        assertThat(once.get("b", StopCheck.NEVER, () -> "value " + made.incrementAndGet()))
                .isEqualTo("value 2");
    }

    @Test
    void threadsThatAskMeanwhileGetWhatTheFirstOneMakes() throws Exception {
        SlowMaker maker = new SlowMaker();
        List<Future<Object>> others = new ArrayList<>();
        for (int k = 0; k < 4; k++) {
            others.add(waiting());
        }
        maker.mayEnd.countDown();
        Object value = maker.value.get();
        for (Future<Object> other : others) {
            assertThat(other.get()).isSameAs(value);
        }
        assertThat(made).hasValue(1);
    }

    @Test
    void aWaitingThreadObeysItsOwnLimits() throws Exception {
        SlowMaker maker = new SlowMaker();
        assertThatThrownBy(() -> once.get(
                        "key",
                        () -> {
                            throw new SearchStopped(StopReason.TIME);
                        },
                        () -> "never"))
                .isInstanceOfSatisfying(
                        SearchStopped.class, e -> assertThat(e.reason()).isEqualTo(StopReason.TIME));
        maker.mayEnd.countDown();
        assertThat(maker.value.get()).as("the maker does not care").isEqualTo("slowly made");
    }

    @Test
    void aWaitingThreadThatIsInterruptedIsStoppedAndStaysInterrupted() throws Exception {
        SlowMaker maker = new SlowMaker();
        CountDownLatch waits = new CountDownLatch(1);
        AtomicInteger interrupted = new AtomicInteger();
        Thread waiter = new Thread(() -> {
            try {
                once.get("key", waits::countDown, () -> "never");
            } catch (SearchStopped e) {
                interrupted.set(
                        e.reason() == StopReason.CANCELLED
                                        && Thread.currentThread().isInterrupted()
                                ? 1
                                : 2);
            }
        });
        waiter.start();
        waits.await();
        waiter.interrupt();
        waiter.join();
        assertThat(interrupted).hasValue(1);
        maker.mayEnd.countDown();
        assertThat(maker.value.get()).isEqualTo("slowly made");
    }

    @Test
    void afterTheMakerHasFailedWhoWaitsMakesIt() throws Exception {
        RuntimeException failure = new IllegalStateException("broken");
        SlowMaker maker = new SlowMaker(failure);
        Future<Object> next = waiting();
        maker.mayEnd.countDown();
        assertThatThrownBy(maker.value::get)
                .isInstanceOf(ExecutionException.class)
                .hasCause(failure);
        assertThat(next.get()).isEqualTo("made by who waited");
        assertThat(made).hasValue(2);
        assertThat(once.get("key", StopCheck.NEVER, () -> "again")).isEqualTo("made by who waited");
    }

    @Test
    void afterTheMakerWasStoppedTheNextOneToAskMakesIt() {
        assertThatThrownBy(() -> once.get("key", StopCheck.NEVER, () -> {
                    throw new SearchStopped(StopReason.CANCELLED);
                }))
                .isInstanceOf(SearchStopped.class);
        assertThatThrownBy(() -> once.get("key", StopCheck.NEVER, () -> {
                    throw new OutOfMemoryError("an error is no different");
                }))
                .isInstanceOf(OutOfMemoryError.class);
        assertThat(once.get("key", StopCheck.NEVER, () -> "value")).isEqualTo("value");
    }

    /** Tests that a value that exists is returned at once, without a check of the limits. */
    @Test
    void limitsDoNotMatterOnceTheValueIsThere() {
        once.get("key", StopCheck.NEVER, () -> "value");
        StopCheck none = () -> {
            throw new SearchStopped(StopReason.TIME);
        };
        assertThat(once.get("key", none, () -> "never")).isEqualTo("value");
    }

    @Test
    void aMakerThatAsksForItsOwnValueDoesNotWaitForItself() {
        assertThatThrownBy(() ->
                        once.get("key", StopCheck.NEVER, () -> once.get("key", StopCheck.NEVER, () -> "never made")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("by its own computation");
        assertThat(once.get("key", StopCheck.NEVER, () -> "made")).isEqualTo("made");
        assertThat(once.isMade("key")).isTrue();
        assertThat(once.isMade("other")).isFalse();
    }
}
