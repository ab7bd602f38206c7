package dlx.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Solver;
import dlx.core.plan.OnceMap;
import dlx.core.threads.Threads;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

/** Tests that shapes are found by keys from plugins, and that a slow key does not delay other plugins. */
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD) // who waits for a lock cannot be interrupted
class ShapeCacheTest {

    private final ShapeCache<Object, Integer> shapes = new ShapeCache<>(Threads.WAITING);
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch mayEnd = new CountDownLatch(1);
    private final ExecutorService threads = Executors.newCachedThreadPool();

    @AfterEach
    void endTheThreads() {
        threads.shutdownNow();
    }

    /** A shape whose {@code hashCode} or {@code equals} waits for the test, if it is slow. */
    private final class Slow {

        private final boolean inHash;
        private final boolean inEquals;

        Slow(boolean inHash, boolean inEquals) {
            this.inHash = inHash;
            this.inEquals = inEquals;
        }

        @Override
        public int hashCode() {
            await(inHash);
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            await(inEquals);
            return other instanceof Slow;
        }

        private void await(boolean slow) {
            if (slow) {
                begun.countDown();
                try {
                    mayEnd.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    @Test
    void aSlowHashKeepsNobodyElseWaiting() throws Exception {
        othersDoNotWaitFor(new Slow(true, false));
    }

    @Test
    void slowEqualsKeepsNobodyElseWaiting() throws Exception {
        shapes.get(new Slow(false, true));
        othersDoNotWaitFor(new Slow(false, true));
    }

    private void othersDoNotWaitFor(Slow slow) throws Exception {
        Future<OnceMap<String, Solver<Integer>>> waiting = threads.submit(() -> shapes.get(slow));
        begun.await();
        assertThat(shapes.get("quick")).isSameAs(shapes.get("quick"));
        assertThat(waiting).isNotDone();
        mayEnd.countDown();
        assertThat(waiting.get()).isSameAs(shapes.get(slow));
    }

    @Test
    void shapesOfOneHashAreKeptApart() {
        assertThat("Aa".hashCode()).isEqualTo("BB".hashCode());
        assertThat(shapes.get("Aa")).isNotSameAs(shapes.get("BB")).isSameAs(shapes.get("Aa"));
    }

    @Test
    void threadsThatAskAtOnceGetTheSame() throws Exception {
        for (int round = 0; round < 200; round++) {
            ShapeCache<Integer, Integer> asked = new ShapeCache<>(Threads.WAITING);
            CountDownLatch start = new CountDownLatch(1);
            List<Callable<OnceMap<String, Solver<Integer>>>> calls = IntStream.range(0, 8)
                    .<Callable<OnceMap<String, Solver<Integer>>>>mapToObj(thread -> () -> {
                        start.await();
                        return asked.get(thread % 2);
                    })
                    .toList();
            List<Future<OnceMap<String, Solver<Integer>>>> answers =
                    calls.stream().map(threads::submit).toList();
            start.countDown();
            Set<OnceMap<String, Solver<Integer>>> different = new HashSet<>();
            for (Future<OnceMap<String, Solver<Integer>>> answer : answers) {
                different.add(answer.get());
            }
            assertThat(different).as("round " + round).hasSize(2);
        }
    }
}
