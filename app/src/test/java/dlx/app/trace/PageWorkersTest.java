package dlx.app.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests the distribution of questions to workers, and abandoned questions, outside a browser and with simulated
 * workers.
 */
class PageWorkersTest {

    private PageModules modules;

    @BeforeEach
    void load() {
        modules = new PageModules(PageWorkersTest.class);
    }

    @AfterEach
    void unload() {
        modules.close();
    }

    private Value ask(String path) {
        return modules.call("ask", path, "{}");
    }

    private String state() {
        return modules.call("state").asString();
    }

    private String reported(Value promise) {
        return modules.await(promise).asString();
    }

    @Test
    void shortQuestionsDoNotWaitForSearchesAndSearchesNotForEachOther() {
        ask("api/puzzles/a/walk");
        ask("api/puzzles/a/answer");
        ask("api/puzzles/a/steps");
        ask("api/puzzles/a/picture");
        assertThat(state()).isEqualTo("""
                works: api/puzzles/a/walk
                works: api/puzzles/a/answer
                works: api/puzzles/a/steps""");
    }

    @Test
    void linesAreReportedAsTheyComeAndTheLastOneIsTheAnswer() {
        Value search = ask("api/puzzles/a/walk");
        modules.call("say", 0, "{\"type\":\"marks\"}\n{\"type\":\"status\"}", 200, false);
        assertThat(reported(search)).isEqualTo("{\"type\":\"status\"}");
        assertThat(modules.call("heard").asString()).isEqualTo("[{\"type\":\"marks\"},{\"type\":\"status\"}]");
    }

    @Test
    void anErrorIsARefusalAndNoLine() {
        Value search = ask("api/puzzles/a/walk");
        modules.call("say", 0, "{\"error\":\"no mark\"}", 400, false);
        assertThat(reported(search)).isEqualTo("Error 400 no mark");
        Value again = ask("api/puzzles/a/walk");
        modules.call("say", 0, "{\"error\":\"amid\"}", 200, false);
        assertThat(reported(again)).isEqualTo("Error 422 amid");
        assertThat(modules.call("heard").asString()).isEqualTo("[]");
    }

    @Test
    void aSearchThatIsGivenUpEndsItsWorkerAndNoOther() {
        Value search = ask("api/puzzles/a/walk");
        ask("api/puzzles/a/answer");
        modules.call("stop", 0);
        assertThat(reported(search)).startsWith("AbortError");
        assertThat(state()).startsWith("ended: api/puzzles/a/walk\nworks: api/puzzles/a/answer");
        ask("api/puzzles/a/solutions");
        assertThat(state()).endsWith("works: api/puzzles/a/solutions");
    }

    @Test
    void whatWaitsIsGivenUpWithoutAWorker() {
        ask("api/puzzles/a/steps");
        Value picture = ask("api/puzzles/a/picture");
        modules.call("stop", 1);
        assertThat(reported(picture)).startsWith("AbortError");
        modules.call("say", 0, "{}", 200, false);
        assertThat(state()).isEqualTo("works: api/puzzles/a/steps");
    }

    @Test
    void aWorkerThatDoesNotKnowThePuzzleOpensIt() {
        Value opened = modules.call("open", "{\"model\":\"queens\"}");
        modules.call("say", 0, "{\"id\":\"a\"}", 200, false);
        assertThat(reported(opened)).isEqualTo("a");
        Value search = ask("api/puzzles/a/walk");
        modules.call("say", 1, "{\"error\":\"not open\"}", 410, false);
        assertThat(state()).endsWith("works: api/puzzles/a/walk, api/puzzles");
        modules.call("say", 1, "{\"id\":\"a\"}", 200, false);
        modules.call("say", 1, "{\"type\":\"status\"}", 200, false);
        assertThat(reported(search)).isEqualTo("{\"type\":\"status\"}");
        assertThat(state()).endsWith("works: api/puzzles/a/walk, api/puzzles, api/puzzles/a/walk");
    }

    @Test
    void aPuzzleThatNobodyHasOpenedHereIsNotKnown() {
        Value search = ask("api/puzzles/b/walk");
        modules.call("say", 0, "{\"error\":\"not open\"}", 410, false);
        assertThat(reported(search)).isEqualTo("Error 410 not open");
    }

    @Test
    void aPuzzleThatIsStillBeingReadGivesWayToTheNext() {
        Value first = modules.call("open", "{\"model\":\"queens\"}");
        Value second = modules.call("open", "{\"model\":\"sudoku\"}");
        assertThat(reported(first)).isEqualTo("AbortError");
        modules.call("say", 1, "{\"id\":\"s\"}", 200, false);
        assertThat(reported(second)).isEqualTo("s");
        assertThat(state()).isEqualTo("ended: api/puzzles\nworks: api/puzzles");
    }

    @Test
    void oneWhoseMemoryWasFullSaysSoAndAnotherOneTakesItsPlace() {
        Value search = ask("api/puzzles/a/walk");
        modules.call("ready", 0);
        modules.call("die", 0, "");
        assertThat(reported(search)).isEqualTo("Error 413 the memory is full; try a smaller puzzle");
        assertThat(state()).isEqualTo("ended: api/puzzles/a/walk");
        Value again = ask("api/puzzles/a/walk");
        modules.call("say", 1, "{\"error\":\"the memory is full\"}", 413, true);
        assertThat(reported(again)).isEqualTo("Error 413 the memory is full");
        ask("api/puzzles/a/walk");
        assertThat(state()).isEqualTo("ended: api/puzzles/a/walk\n".repeat(2) + "works: api/puzzles/a/walk");
    }

    /** Browsers report a script that failed to load like a full memory. */
    @Test
    void oneThatNeverBeganHasNoFullMemory() {
        Value search = ask("api/puzzles/a/walk");
        modules.call("die", 0, "");
        assertThat(reported(search)).isEqualTo("Error 0 the program of this page cannot be loaded; reload the page");
    }

    @Test
    void aPuzzleThatWasGivenUpBeforeIsNotRead() {
        assertThat(reported(modules.call("openAborted", "{\"model\":\"queens\"}")))
                .isEqualTo("AbortError");
        assertThat(state()).isEmpty();
    }
}
