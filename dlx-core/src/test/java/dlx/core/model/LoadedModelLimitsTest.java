package dlx.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.CoverBuilder;
import dlx.api.HasGivens;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.search.CancellationToken;
import dlx.core.search.Limits;
import dlx.core.search.Outcome;
import dlx.core.search.StopReason;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests limits while a model describes a puzzle. */
@Timeout(300)
class LoadedModelLimitsTest {

    private final AtomicInteger described = new AtomicInteger();
    private final CancellationToken token = new CancellationToken();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch mayEnd = new CountDownLatch(1);
    private final ExecutorService threads = Executors.newCachedThreadPool();

    @AfterEach
    void endTheThreads() {
        threads.shutdownNow();
    }

    /**
     * A model whose puzzle is a word: <dl>
     * <dt>endless<dd>cancels the token and describes items for ever
     * <dt>stubborn<dd>like endless, and catches the exception that stops it
     * <dt>wrapping<dd>like endless, and throws its own exception instead
     * <dt>late<dd>describes little, and cancels the token at the end
     * <dt>slow<dd>has the shape "slow", which waits for the test
     * <dt>a number<dd>is its own shape
     * </dl>
     */
    private final class Words implements HasGivens<String, Integer> {

        @Override
        public String id() {
            return "words";
        }

        @Override
        public String parse(PuzzleText text) {
            return text.next("a word").toString();
        }

        @Override
        public Optional<String> shape(String word) {
            return word.equals("slow") || Character.isDigit(word.charAt(0)) ? Optional.of(word) : Optional.empty();
        }

        @Override
        public Collection<Integer> pins(String word) {
            return List.of();
        }

        @Override
        public void describe(String word, CoverBuilder<Integer> cover) {
            described.incrementAndGet();
            Items items = cover.items("item", 2);
            cover.option(0, items.at(0), items.at(1));
            switch (word) {
                case "endless" -> describeForEver(cover);
                case "stubborn" -> {
                    try {
                        describeForEver(cover);
                    } catch (RuntimeException e) {
                        // the model ignores the stop
                    }
                }
                case "wrapping" -> {
                    try {
                        describeForEver(cover);
                    } catch (RuntimeException e) {
                        throw new IllegalStateException("my own", e);
                    }
                }
                case "late" -> token.cancel();
                case "slow" -> await();
                default -> {}
            }
        }

        private void describeForEver(CoverBuilder<Integer> cover) {
            token.cancel();
            for (int k = 1; ; k++) {
                cover.items("more " + k, 100).secondary();
            }
        }

        private void await() {
            begun.countDown();
            try {
                mayEnd.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public String render(String word, Solution<Integer> solution) {
            return solution.options() + "\n";
        }
    }

    private final LoadedModel<String, Integer> model = LoadedModel.of(new Words(), "here");

    private Limits cancellable() {
        return Limits.of(token);
    }

    @ParameterizedTest
    @ValueSource(strings = {"endless", "stubborn", "wrapping", "late"})
    void aTokenEndsADescription(String word) {
        Solver<Integer> solver = model.solver(word, cancellable());
        assertThat(solver.isStopped()).isTrue();
        assertThat(solver.count().stopped()).isEqualTo(StopReason.CANCELLED);
    }

    @Test
    void aTimeLimitEndsADescription() {
        Solver<Integer> solver = model.solver("endless", Limits.of(Duration.ZERO));
        assertThat(solver.isStopped()).isTrue();
        assertThat(solver.count().stopped()).isEqualTo(StopReason.TIME);
    }

    @Test
    void anInterruptEndsADescription() {
        Thread.currentThread().interrupt();
        try {
            assertThat(model.solver("endless").solve().report().stopped()).isEqualTo(StopReason.CANCELLED);
        } finally {
            assertThat(Thread.interrupted()).as("the flag stays").isTrue();
        }
    }

    /** Interrupts after the last check of the limits, while this thread waits for the description by another thread. */
    @Test
    void anInterruptEndsTheWaitForADescription() throws Exception {
        PuzzleSolvers.Host<Integer> host = new PuzzleSolvers.Host<>(
                monitor -> {
                    throw new InterruptedException();
                },
                Solver::of);
        LoadedModel<String, Integer> interrupted = LoadedModel.wrapped(new Words(), "words", "here", host);
        Future<?> theirs = threads.submit(() -> interrupted.solver("slow"));
        begun.await();
        try {
            Solver<Integer> solver = interrupted.solver("slow");
            assertThat(solver.solve().report().stopped()).isEqualTo(StopReason.CANCELLED);
        } finally {
            assertThat(Thread.interrupted()).as("the flag stays").isTrue();
            mayEnd.countDown();
            theirs.get();
        }
    }

    @Test
    void everyQuestionOfAStoppedDescriptionSaysWhy() {
        Solver<Integer> solver = model.solver("endless", Limits.of(Duration.ZERO)).toBuilder()
                .given(List.of(7))
                .forbidden(List.of(8))
                .symmetries(List.of(option -> option))
                .build();
        assertThat(solver.solve().report().outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(solver.unique().verdict()).isEqualTo(Uniqueness.Verdict.UNKNOWN);
        assertThat(solver.best().report().stopped()).isEqualTo(StopReason.TIME);
        assertThat(solver.steps().next()).isEmpty();
        assertThat(solver.iterator().hasNext()).isFalse();
        assertThat(solver.prepare(Question.count()).stopped()).isEqualTo(StopReason.TIME);
        assertThat(solver.cover().itemCount()).isZero();
    }

    @Test
    void aModelThatFailsByItselfIsNotStopped() {
        LoadedModel<String, Integer> small = model.greatestSize(1000);
        assertThatThrownBy(() -> small.solver("endless", Limits.of(Duration.ofDays(1))))
                .isInstanceOf(ModelException.class)
                .hasMessageStartingWith("words: describe: the cover is too large: ");
    }

    @Test
    void limitsHoldForTheQuestionsToo() {
        Solver<Integer> solver = model.solver("1", cancellable());
        assertThat(solver.count().isComplete()).isTrue();
        token.cancel();
        assertThat(solver.count().stopped()).isEqualTo(StopReason.CANCELLED);
        assertThat(model.solver("1").count().isComplete()).isTrue();
    }

    @Test
    void whoWaitsForTheDescriptionOfAShapeKeepsItsOwnLimits() throws Exception {
        Future<Solver<Integer>> maker = threads.submit(() -> model.solver("slow"));
        begun.await();
        Solver<Integer> waiting = model.solver("slow", Limits.of(Duration.ofMillis(1)));
        assertThat(waiting.count().stopped()).isEqualTo(StopReason.TIME);
        assertThat(model.solver("2").count().isComplete())
                .as("other shapes do not wait")
                .isTrue();
        mayEnd.countDown();
        assertThat(maker.get().count().isComplete()).isTrue();
        assertThat(model.solver("slow").count().isComplete()).isTrue();
        assertThat(described).as("once slow, once 2").hasValue(2);
    }

    @Test
    void aLimitThatPassesWhileAKnownShapeIsLookedForIsSaid() {
        class Tired implements HasGivens<Object, Integer> {

            @Override
            public String id() {
                return "tired";
            }

            @Override
            public Object parse(PuzzleText text) {
                return text.next("a word").toString();
            }

            @Override
            public Optional<Object> shape(Object puzzle) {
                return Optional.of(new Object() {
                    @Override
                    public int hashCode() {
                        token.cancel(); // so much time has passed
                        return 1;
                    }

                    @Override
                    public boolean equals(Object other) {
                        return other.getClass() == getClass();
                    }
                });
            }

            @Override
            public Collection<Integer> pins(Object puzzle) {
                return List.of();
            }

            @Override
            public void describe(Object shape, CoverBuilder<Integer> cover) {
                cover.option(0, cover.item("item"));
            }

            @Override
            public String render(Object puzzle, Solution<Integer> solution) {
                return solution.options() + "\n";
            }
        }
        LoadedModel<Object, Integer> tired = LoadedModel.of(new Tired(), "here");
        assertThat(tired.solver("a").count().isComplete()).isTrue();

        Solver<Integer> solver = tired.solver("b", cancellable());

        assertThat(solver.isStopped()).isTrue();
        assertThat(solver.count().stopped()).isEqualTo(StopReason.CANCELLED);
    }

    @Test
    void aShapeWhoseDescriptionWasStoppedIsDescribedAnew() {
        token.cancel();
        assertThat(model.solver("3", cancellable()).isStopped()).isTrue();
        assertThat(model.solver("3").count().isComplete()).isTrue();
    }

    @Test
    void sixteenShapesAreKept() {
        for (int k = 0; k < 16; k++) {
            model.solver(String.valueOf(k));
        }
        model.solver("0");
        assertThat(described).hasValue(16);
        model.solver("16"); // 1 is the one used longest ago
        model.solver("0");
        assertThat(described).hasValue(17);
        model.solver("1");
        assertThat(described).hasValue(18);
    }
}
