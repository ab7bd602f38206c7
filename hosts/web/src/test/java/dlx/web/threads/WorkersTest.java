package dlx.web.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.web.play.Refused;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Two threads, and three that take the place of others. */
@Timeout(300)
class WorkersTest {

    private static final LongSupplier ENDLESS = () -> Long.MAX_VALUE;

    private final List<String> owner = new ArrayList<>();
    private final CountDownLatch released = new CountDownLatch(1);
    private LongSupplier patience = ENDLESS;
    private Workers workers = workers(Duration.ofMillis(1));

    private Workers workers(Duration grace) {
        return new Workers("test", 2, 3, () -> patience.getAsLong(), grace, "it took too long", owner::add);
    }

    @AfterEach
    void close() {
        released.countDown();
        workers.close();
    }

    /** Returns the message about work whose time is over as soon as it has begun. */
    private String late(Callable<String> work) {
        CountDownLatch begun = new CountDownLatch(1);
        patience = () -> {
            await(begun);
            return 0;
        };
        try {
            return workers.run(() -> {
                begun.countDown();
                return work.call();
            });
        } catch (Refused e) {
            return e.getMessage();
        } finally {
            patience = ENDLESS;
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private String hang() {
        return late(() -> {
            while (released.getCount() > 0) {
                Thread.onSpinWait(); // heeds no interrupt
            }
            return "";
        });
    }

    @Test
    void aThreadThatHangsIsReplaced() {
        for (int k = 1; k <= 3; k++) {
            assertThat(hang())
                    .isEqualTo(
                            "it took too long. Its thread does not react to an interrupt; another one takes its place,"
                                    + " number " + k + " of 3");
            assertThat(workers.run(() -> "read")).isEqualTo("read");
        }
        assertThat(hang()).endsWith("3 such threads have been replaced, and this one is not");
        assertThat(workers.run(() -> "read")).as("one of two is left").isEqualTo("read");
        hang();
        assertThat(owner).hasSize(5);
        assertThatThrownBy(() -> workers.run(() -> "read"))
                .isInstanceOf(Refused.class)
                .hasMessage("all 5 threads hang; the server reads nothing until it is started again");
    }

    @Test
    void aThreadThatComesBackLateIsCountedNoMore() {
        for (int k = 0; k < 5; k++) {
            hang();
        }
        released.countDown();
        while (isRefused()) {
            Thread.onSpinWait(); // until the first of them is back
        }
        assertThat(workers.run(() -> "read")).isEqualTo("read");
    }

    private boolean isRefused() {
        try {
            workers.run(() -> "read");
            return false;
        } catch (Refused e) {
            return true;
        }
    }

    @Test
    void aThreadThatReactsToItsInterruptDoesNotHang() {
        workers = workers(Duration.ofMinutes(5));
        assertThat(late(() -> {
                    new CountDownLatch(1).await();
                    return "";
                }))
                .isEqualTo("it took too long");
        assertThat(owner).isEmpty();
    }
}
