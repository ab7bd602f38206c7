package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A host has the texts of a cover made as it likes. */
class TextsTest {

    private static final int SIZE = 1000;

    private final List<String> handed = new ArrayList<>();

    /** Options that count who asks, but for one that fails. */
    private static Cover<Object> cover(Set<Integer> asked) {
        return Cover.of(cover -> {
            Items items = cover.items("cell", SIZE);
            for (int k = 0; k < SIZE; k++) {
                int number = k;
                cover.option(
                        new Object() {
                            @Override
                            public String toString() {
                                if (number == 7) {
                                    throw new IllegalStateException("seven");
                                }
                                assertThat(asked.add(number)).as("asked once").isTrue();
                                return "option " + number;
                            }
                        },
                        items.at(k));
            }
        });
    }

    @Test
    void theyAreWhatTheyAre() {
        Cover<Object> plain = cover(new TreeSet<>());
        Cover<Object> hosted = cover(new TreeSet<>()).withTextsBy(this::host);

        for (int round = 0; round < 2; round++) {
            for (int k = 0; k < SIZE; k++) {
                assertThat(hosted.itemName(k)).isEqualTo(plain.itemName(k)).isEqualTo("cell " + k);
                assertThat(k == 7 ? "option 7" : hosted.label(k)).isEqualTo("option " + k);
            }
        }
        assertThat(handed).as("in blocks").hasSizeLessThan(20).contains("toString", "item names");
        assertThat(hosted.data()).isSameAs(hosted.data());
    }

    @Test
    void oneThatFailsIsNothingToThoseBesideIt() {
        Cover<Object> hosted = cover(new TreeSet<>()).withTextsBy(this::host);

        assertThat(hosted.label(8)).isEqualTo("option 8");
        assertThatThrownBy(() -> hosted.label(7))
                .isInstanceOf(ModelException.class)
                .hasMessageStartingWith("toString of an option failed with java.lang.IllegalStateException: seven");
    }

    @Test
    void whatTheHostThrowsIsThrownAndTheNextOneWhoAsksHasItTriedAgain() {
        ModelException late = ModelException.coded("time_out", "too late");
        Cover<Object> hosted = cover(new TreeSet<>()).withTextsBy((step, work) -> {
            handed.add(step);
            if (handed.size() == 1) {
                throw late;
            }
            work.run();
        });

        assertThatThrownBy(() -> hosted.label(0)).isSameAs(late);
        assertThat(hosted.label(0)).isEqualTo("option 0");
    }

    /** The host gives up as soon as a text hangs, as if its time were over. */
    @Test
    void oneThatHangsIsAskedForOnceAndNobodyElseFails() {
        CountDownLatch mayEnd = new CountDownLatch(1);
        Queue<Integer> asked = new ConcurrentLinkedQueue<>();
        List<Thread> leftBehind = new ArrayList<>();
        Semaphore reported = new Semaphore(0);
        Texts texts = new Texts(
                "toString",
                SIZE,
                number -> {
                    asked.add(number);
                    if (number == 7) {
                        reported.release();
                        await(mayEnd);
                    }
                    return "text " + number;
                },
                (step, work) -> {
                    AtomicBoolean isDone = new AtomicBoolean();
                    Thread worker = new Thread(() -> {
                        work.run();
                        isDone.set(true);
                        reported.release();
                    });
                    worker.start();
                    reported.acquireUninterruptibly();
                    if (!isDone.get()) {
                        leftBehind.add(worker);
                        throw ModelException.coded("time_out", step);
                    }
                });
        try {
            for (int round = 0; round < 3; round++) {
                for (int k = 0; k < SIZE; k++) {
                    int number = k;
                    if (number == 7) {
                        assertThatThrownBy(() -> texts.get(number)).hasMessage("toString");
                    } else {
                        assertThat(texts.get(number)).isEqualTo("text " + number);
                    }
                }
            }
            assertThat(asked).filteredOn(number -> number == 7).hasSize(1);
            assertThat(leftBehind).hasSize(1);
        } finally {
            mayEnd.countDown();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void whereEachTakesItsTimeNobodyWaitsForTheOthers() {
        List<Integer> asked = new ArrayList<>();
        Texts texts = new Texts(
                "toString",
                SIZE,
                number -> {
                    long since = System.nanoTime();
                    while (System.nanoTime() - since < Texts.BLOCK_NANOS) {
                        Thread.onSpinWait();
                    }
                    asked.add(number);
                    return "text " + number;
                },
                this::host);

        assertThat(texts.get(3)).isEqualTo("text 3");
        assertThat(texts.get(2)).isEqualTo("text 2");
        assertThat(texts.get(3)).isEqualTo("text 3");
        assertThat(asked).containsExactly(3, 2);
    }

    @Test
    void numbersBeyondTheCoverAreRefused() {
        Cover<Object> hosted = cover(new TreeSet<>()).withTextsBy(this::host);

        IntStream.of(-1, SIZE).forEach(k -> {
            assertThatThrownBy(() -> hosted.label(k)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> hosted.itemName(k)).isInstanceOf(IndexOutOfBoundsException.class);
        });
        assertThat(handed).isEmpty();
    }

    private void host(String step, Runnable work) {
        handed.add(step);
        work.run();
    }
}
