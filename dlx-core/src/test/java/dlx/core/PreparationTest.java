package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.ModelException;
import dlx.core.covers.KnownCovers;
import dlx.core.search.CancellationToken;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PreparationTest {

    private static Solver<Integer> rooks() {
        return Solver.of(KnownCovers.rooks(6));
    }

    static Stream<Arguments> questions() {
        return Stream.of(
                Arguments.of(Question.first(), "slots"),
                Arguments.of(Question.all(), "slots"),
                Arguments.of(Question.unique(), "slots"),
                Arguments.of(Question.count(), "memo"),
                Arguments.of(Question.best(3), "prices"),
                Arguments.of(Question.sample(3, 1), "diagram"));
    }

    @ParameterizedTest
    @MethodSource("questions")
    void saysWhichEngineWillSearchAndTheSecondTimeThatNothingIsLeftToDo(Question<?, ?> question, String engine) {
        Solver<Integer> solver = rooks();
        Preparation first = solver.prepare(question);
        assertThat(first.engine()).isEqualTo(engine);
        assertThat(first.nanos()).isPositive();
        assertThat(first.isReady()).isTrue();
        Preparation second = solver.prepare(question);
        assertThat(second).isEqualTo(new Preparation(engine, 0, StopReason.EXHAUSTED, first.schedule()));
        assertThat(first.schedule().get(0).engine()).isEqualTo(engine);
        assertThat(first.schedule().get(0).task()).isEqualTo("leads");
    }

    @Test
    void theQuestionItselfHasNothingToBuildThen() {
        Solver<Integer> solver = rooks();
        solver.prepare(Question.count());
        assertThat(solver.count().buildNanos()).isZero();
        assertThat(solver.toBuilder().given(List.of(0)).build().count().buildNanos())
                .as("whatever is given")
                .isZero();
        assertThat(solver.toBuilder().strategy(Strategy.FIRST).build().count().buildNanos())
                .as("another engine is another matter")
                .isPositive();
    }

    @Test
    void aTokenStopsItAndTheNextQuestionWorks() {
        CancellationToken token = new CancellationToken();
        token.cancel();
        Solver<Integer> solver = rooks();
        Preparation stopped = solver.toBuilder().token(token).build().prepare(Question.count());
        assertThat(stopped.isReady()).isFalse();
        assertThat(stopped.stopped()).isEqualTo(StopReason.CANCELLED);
        assertThat(stopped.engine()).isEmpty();
        assertThat(solver.count().solutions()).isEqualTo(720);
        assertThat(solver.prepare(Question.count()).nanos()).isZero();
    }

    @Test
    void noTimeStopsIt() {
        Solver<Integer> solver = rooks();
        Preparation stopped =
                solver.toBuilder().timeLimit(Duration.ZERO).build().prepare(Question.first());
        assertThat(stopped.stopped()).isEqualTo(StopReason.TIME);
        assertThat(stopped.isReady()).isFalse();
        assertThat(solver.solve().options()).isPresent();
    }

    @Test
    void anInterruptStopsItAndStaysSet() {
        Solver<Integer> solver = rooks();
        Thread.currentThread().interrupt();
        Preparation stopped = solver.prepare(Question.first());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(stopped.stopped()).isEqualTo(StopReason.CANCELLED);
        assertThat(solver.prepare(Question.first()).isReady()).isTrue();
    }

    @Test
    void symmetriesAreMadeReadyToo() {
        Solver<Integer> solver =
                rooks().toBuilder().symmetries(List.of(k -> k % 6 * 6 + k / 6)).build();
        assertThat(solver.prepare(Question.count()).isReady()).isTrue();
        Solver<Integer> broken = rooks().toBuilder()
                .symmetries(List.of(k -> k == 0 ? 1 : k == 1 ? 0 : k))
                .build();
        assertThatThrownBy(() -> broken.prepare(Question.count())).isInstanceOf(ModelException.class);
    }

    @Test
    void whatCannotBeDoneIsRefusedHereAlready() {
        assertThatThrownBy(() -> rooks().toBuilder().engine("memo").build().prepare(Question.first()))
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("the engine memo only counts");
    }
}
