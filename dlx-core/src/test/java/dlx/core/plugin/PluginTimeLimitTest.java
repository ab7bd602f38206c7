package dlx.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.CoverBuilder;
import dlx.api.HasGivens;
import dlx.api.ModelException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests steps of plugins that hang, that do not hang, and that only wait for their text. */
@Timeout(300)
class PluginTimeLimitTest {

    /** A limit that gives up at once. */
    private static final PluginTimeLimit STRICT = new PluginTimeLimit(Duration.ZERO, Duration.ZERO, Duration.ZERO);

    /** A limit that interrupts at once and then waits. */
    private static final PluginTimeLimit INTERRUPTING =
            new PluginTimeLimit(Duration.ZERO, Duration.ZERO, Duration.ofHours(1));

    private static final PluginTimeLimit PATIENT = PluginTimeLimit.of(Duration.ofDays(Long.MAX_VALUE / 100_000));

    private final CountDownLatch mayEnd = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);
    private final AtomicReference<Throwable> seen = new AtomicReference<>();

    @AfterEach
    void freeThreads() {
        mayEnd.countDown();
    }

    @Test
    void givesBackWhatTheStepReturnsAndThrows() throws Throwable {
        Thread asker = Thread.currentThread();
        assertThat(PATIENT.<Thread>run(Thread::currentThread))
                .isNotSameAs(asker)
                .satisfies(thread -> assertThat(thread.isDaemon()).isTrue());
        IOException own = new IOException("its own");
        assertThatThrownBy(() -> PATIENT.run(() -> {
                    throw own;
                }))
                .isSameAs(own);
        StackOverflowError deep = new StackOverflowError();
        assertThatThrownBy(() -> PATIENT.run(() -> {
                    throw deep;
                }))
                .isSameAs(deep);
    }

    @Test
    void aStepThatHangsIsGivenUpWithTheTraceOfWhereItDoes() {
        Words slow = new Words() {
            @Override
            public String title() {
                return hang();
            }
        };
        assertThatThrownBy(() -> LoadedModel.of(slow, "here").steps(STRICT).title())
                .isInstanceOfSatisfying(ModelException.class, e -> {
                    assertThat(e.code()).isEqualTo(LoadedModel.TIME_OUT);
                    assertThat(e.model()).contains("words");
                    assertThat(e.step()).contains("title");
                })
                .hasMessageStartingWith("words: title: it did not end within the time limit");
    }

    /** Waits for the test, regardless of interrupts. */
    private String hang() {
        while (mayEnd.getCount() > 0) {
            Thread.onSpinWait();
        }
        return "at last";
    }

    @Test
    void aStepThatReactsToItsInterruptMayStillEndWell() throws Throwable {
        assertThat(INTERRUPTING.<String>run(() -> {
                    try {
                        mayEnd.await();
                        return "nobody interrupted";
                    } catch (InterruptedException e) {
                        return "all there is";
                    }
                }))
                .isEqualTo("all there is");
    }

    @Test
    void aStepThatItsInterruptFellsWasTooLate() {
        assertThatThrownBy(() -> INTERRUPTING.run(() -> {
                    mayEnd.await();
                    return "";
                }))
                .isInstanceOfSatisfying(
                        ModelException.class, e -> assertThat(e.code()).isEqualTo(LoadedModel.TIME_OUT))
                .satisfies(e -> assertThat(e.getStackTrace())
                        .anyMatch(frame -> frame.getClassName().equals(CountDownLatch.class.getName())));
    }

    @Test
    void theInterruptOfAStepReachesNoOther() throws Throwable {
        for (int k = 0; k < 20; k++) {
            INTERRUPTING.run(() -> "");
            assertThat(PATIENT.<Boolean>run(() -> Thread.currentThread().isInterrupted()))
                    .isFalse();
            assertThat(Thread.currentThread().isInterrupted()).isFalse();
        }
    }

    @Test
    void aPluginThatInterruptsItsThreadInterruptsWhoAsks() throws Throwable {
        PATIENT.run(() -> {
            Thread.currentThread().interrupt();
            return "";
        });
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void whoInterruptsTheAskerInterruptsTheStep() throws Throwable {
        Thread asker = Thread.currentThread();
        String answer = PATIENT.run(() -> {
            asker.interrupt();
            try {
                mayEnd.await();
                return "nobody interrupted";
            } catch (InterruptedException e) {
                return "interrupted";
            }
        });
        assertThat(answer).isEqualTo("interrupted");
        assertThat(Thread.interrupted()).as("and the asker still knows").isTrue();
    }

    /**
     * Tests a slow stream: it returns after a step that hangs, and began later, has been given up under the same limit.
     */
    @Test
    void waitingForTheTextDoesNotCount() throws Throwable {
        PluginTimeLimit second = new PluginTimeLimit(Duration.ofSeconds(1), Duration.ZERO, Duration.ZERO);
        InputStream slow = second.input(new InputStream() {
            @Override
            public int read() {
                assertThatThrownBy(() -> second.run(() -> hang())).isInstanceOf(ModelException.class);
                return 'x';
            }
        });
        assertThat(second.<Integer>run(slow::read)).isEqualTo((int) 'x');
    }

    @Test
    void aStepReadsTheWholeText() throws Throwable {
        PluginTimeLimit minute = PluginTimeLimit.of(Duration.ofMinutes(1));
        byte[] bytes = "a text".getBytes(StandardCharsets.UTF_8);
        InputStream text = minute.input(new ByteArrayInputStream(bytes));
        byte[] read = minute.run(() -> text.readNBytes(bytes.length));
        assertThat(read).isEqualTo(bytes);
        assertThat(text.read(read, 0, 1)).isEqualTo(-1);
    }

    @Test
    void aStepThatWasGivenUpReadsNothingMore() throws Exception {
        InputStream text = STRICT.input(new ByteArrayInputStream("ab".getBytes(StandardCharsets.UTF_8)));
        assertThatThrownBy(() -> STRICT.run(() -> {
                    hang();
                    try {
                        text.read();
                    } catch (IOException e) {
                        seen.set(e);
                    }
                    ended.countDown();
                    return "";
                }))
                .isInstanceOf(ModelException.class);
        mayEnd.countDown();
        ended.await();
        assertThat(seen.get()).hasMessageContaining("given up");
        assertThat(text.read()).as("others do").isEqualTo('a');
    }

    /** A model whose puzzle is a word; "hash", "shape" and "describe" hang in that method. */
    private class Words implements HasGivens<Words.Word, String> {

        record Word(String text, Runnable inHash) {
            @Override
            public int hashCode() {
                if (text.equals("hash")) {
                    inHash.run();
                }
                return text.hashCode();
            }

            @Override
            public boolean equals(Object other) {
                return other instanceof Word word && word.text.equals(text);
            }
        }

        @Override
        public String id() {
            return "words";
        }

        @Override
        public Word parse(PuzzleText text) {
            return new Word(text.next("a word").toString(), PluginTimeLimitTest.this::hang);
        }

        @Override
        public Optional<Word> shape(Word word) {
            if (word.text().equals("shape")) {
                hang();
            }
            return Optional.of(word);
        }

        @Override
        public Collection<String> pins(Word word) {
            return List.of();
        }

        @Override
        public void describe(Word word, CoverBuilder<String> cover) {
            if (word.text().equals("describe")) {
                hang();
            }
            cover.option(word.text(), cover.item("it"));
        }

        @Override
        public String render(Word word, Solution<String> solution) {
            return word.text() + "\n";
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"shape", "describe", "hash"})
    void whatHangsKeepsNobodyFromTheNextPuzzle(String where) {
        LoadedModel<Words.Word, String> model =
                LoadedModel.of(new Words(), "here").steps(PluginTimeLimit.of(Duration.ZERO));
        assertThatThrownBy(() -> model.solver(new Words.Word(where, this::hang)))
                .isInstanceOfSatisfying(
                        ModelException.class, e -> assertThat(e.code()).isEqualTo(LoadedModel.TIME_OUT));
        assertThat(model.solver(new Words.Word("fine", this::hang)).count().solutions())
                .hasToString("1");
        mayEnd.countDown();
        assertThat(model.solver(new Words.Word(where, this::hang)).count().solutions())
                .hasToString("1");
    }

    @Test
    void aLimitIsNotNegative() {
        assertThatThrownBy(() -> PluginTimeLimit.of(Duration.ofNanos(-1))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void withoutALimitThereIsNoOtherThread() {
        Words model = new Words() {
            @Override
            public String title() {
                return Thread.currentThread().getName();
            }
        };
        assertThat(LoadedModel.of(model, "here").title())
                .isEqualTo(Thread.currentThread().getName());
        InputStream text = new ByteArrayInputStream(new byte[0]);
        assertThat(LoadedModel.of(new Words(), "here").input(text)).isSameAs(text);
    }
}
