package dlx.commands.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.ModelException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SecondEngineTest {

    private static final List<String> ENGINES = List.of("slots", "masks", "links", "memo");

    private final List<String> asked = new ArrayList<>();

    @Test
    void isTheReferenceForEveryOtherEngine() {
        assertThat(ask("masks", List.of())).contains("links");
        assertThat(asked).containsExactly("links");
    }

    @Test
    void isTheFirstThatDoesNotRefuseWhereTheReferenceAnswered() {
        assertThat(ask("links", List.of())).contains("slots");
        assertThat(ask("links", List.of("slots"))).contains("masks");
    }

    @Test
    void isAnotherWhereTheReferenceRefuses() {
        assertThat(ask("slots", List.of("links"))).contains("masks");
    }

    @Test
    void isNoneWhereAllOthersRefuse() {
        assertThat(ask("links", List.of("slots", "masks", "memo"))).isEmpty();
        assertThat(asked).containsExactly("slots", "masks", "memo");
    }

    @Test
    void isNeverTheFirst() {
        assertThat(SecondEngine.ask(List.of("links"), "links", engine -> engine))
                .isEmpty();
    }

    @Test
    void anEngineThatBreaksIsNotTakenForOneThatRefuses() {
        assertThatThrownBy(() -> SecondEngine.ask(ENGINES, "links", engine -> {
                    throw new IllegalStateException(engine + " broke");
                }))
                .hasMessage("slots broke");
    }

    /** A best score is proved by bounds or by looking at every solution: one of each kind confirms the other. */
    @Test
    void ofTheBestIsOneThatProvesByBoundsOrTheReferenceForThatOne() {
        List<String> engines = List.of("links", "slots", "prices", "ida");

        assertThat(SecondEngine.askForBest(engines, "links", this::exactOnly)).contains("prices");
        assertThat(SecondEngine.askForBest(engines, "slots", this::exactOnly)).contains("prices");
        assertThat(SecondEngine.askForBest(engines, "prices", this::exactOnly)).contains("links");
        assertThat(SecondEngine.askForBest(engines, "prices", engine -> engine)).contains("ida");
        assertThat(SecondEngine.askForBest(engines, "ida", engine -> engine)).contains("prices");
        assertThat(SecondEngine.askForBest(ENGINES, "links", engine -> engine)).contains("slots");
    }

    private String exactOnly(String engine) {
        if (engine.equals("ida")) {
            throw new ModelException("the engine ida is for repeated covers");
        }
        return engine;
    }

    private Optional<String> ask(String first, List<String> refusing) {
        return SecondEngine.ask(ENGINES, first, engine -> {
            asked.add(engine);
            if (refusing.contains(engine)) {
                throw new ModelException("the engine " + engine + " cannot");
            }
            return engine;
        });
    }
}
