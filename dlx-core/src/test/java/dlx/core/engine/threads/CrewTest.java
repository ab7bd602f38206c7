package dlx.core.engine.threads;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Family;
import dlx.core.PlainCover;
import dlx.core.engine.Aim;
import dlx.core.engine.Cutting;
import dlx.core.engine.Engine;
import dlx.core.engine.Interruption;
import dlx.core.engine.Problem;
import dlx.core.engine.Task;
import dlx.core.engine.Tasks;
import dlx.core.engine.Walk;
import dlx.core.engine.Work;
import dlx.core.engine.links.LinksEngine;
import dlx.core.search.Branches;
import dlx.core.search.Part;
import dlx.core.search.Rest;
import dlx.core.search.Tally;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Workers when nobody, or somebody slow, takes what they find. */
class CrewTest {

    private static final int MEMORY = 1 << 16;
    private static final Cutting CUTTING = new Cutting(1, 1000, 500, MEMORY);

    /** Of a cover whose solutions nobody could keep. */
    private static Crew crew(int threads) {
        PlainCover cover = Family.PARTS.cover(0);
        Task task = Tasks.of(Aim.ALL, cover.givens());
        Engine.Compiled compiled =
                new LinksEngine().compile(Problem.of(cover.cover().data(), Interruption.NEVER), Interruption.NEVER);
        Crew crew = new Crew(
                (part, control) -> (Walk) compiled.start(task.given(part), control),
                Tasks.free(),
                new Work(List.of(Part.WHOLE), Tally.ZERO, threads, true, CUTTING));
        crew.begin(List.of(new Portion(Part.WHOLE, Branches.ALL)));
        return crew;
    }

    private static void awaitRest(Crew crew) {
        while (crew.isAtWork()) {
            Thread.onSpinWait();
        }
    }

    private static Optional<Chunk> next(Crew crew, Optional<Chunk> shown) {
        Optional<Chunk> next = crew.next(shown);
        while (next.isEmpty()) { // it waits for some milliseconds only
            assertThat(crew.isOver()).isFalse();
            next = crew.next(Optional.empty());
        }
        return next;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void whatWaitsIsBounded(int threads) {
        Crew crew = crew(threads);
        Optional<Chunk> shown = Optional.empty();
        for (int taken = 0; taken < 50; taken++) {
            awaitRest(crew);
            assertThat(crew.held())
                    .as("%d threads, %d chunks taken", threads, taken)
                    .isGreaterThan(0)
                    .isLessThan(2 * MEMORY);
            shown = next(crew, shown);
        }
        crew.stop();
    }

    @Test
    void whatRemainsIsKnownWhereEverybodyWaits() {
        Crew crew = crew(3);
        awaitRest(crew);
        Rest rest = crew.rest(Optional.empty(), 0);
        assertThat(rest.parts().stream().mapToDouble(Part::weight).sum()).isBetween(0.0, 1.0);
        assertThat(rest.counted().solutions()).as("none has been shown").isZero();
        crew.stop();
        assertThat(crew.isAtWork()).isFalse();
    }
}
