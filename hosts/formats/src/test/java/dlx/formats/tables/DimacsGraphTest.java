package dlx.formats.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.formats.text.ForeignText;
import dlx.formats.text.Mutations;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DimacsGraphTest {

    private static final String RING = "c a ring\np edge 3 3\ne 1 2\ne 2 3\ne 3 1\n";
    private static final String COLORS = "the number of colors, because the format lacks it; give the setting colors";

    @Test
    void graphsAreColored() {
        assertThat(read(RING)).contains(new ReadPuzzles("DIMACS", "graph-coloring", RING, List.of(COLORS)));
        assertThat(read("c colors 3\n" + RING))
                .contains(new ReadPuzzles("DIMACS", "graph-coloring", "c colors 3\n" + RING, List.of()));
        assertThat(read("\uFEFFp col 2 1\r\n  n 1 7\r\nx\r\ne 1 2\r\n"))
                .contains(new ReadPuzzles(
                        "DIMACS", "graph-coloring", "p col 2 1\ne 1 2\n", List.of(COLORS, "2 lines about vertices")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "p cnf 3 2/1 -2 0|line 1: \"p cnf 3 2\" is not a header of a graph; expected \"p edge VERTICES EDGES\"",
                "c x/p edge 3|line 2: \"p edge 3\" is not a header of a graph; expected \"p edge VERTICES EDGES\"",
                "p edge 3 1/a 1 2|line 2: \"a 1 2\" is not a line of a graph; expected \"e A B\" for an edge, or \"c\" and a"
                        + " comment",
                "p edge 3 1/e 1|line 2: \"e 1\" is not a line of a graph; expected \"e A B\" for an edge, or \"c\" and a comment"
            })
    void saysWhatIsWrong(String text, String problem) {
        assertThatThrownBy(() -> read(text.replace('/', '\n'))).hasMessage("graph:1:1: DIMACS: " + problem);
    }

    @Test
    void leavesOtherTextsAlone() {
        assertThat(Mutations.ofModels())
                .allSatisfy(text -> assertThat(read(text)).isEmpty());
        assertThat(read("pieces\n##\n\nboard 2x2\n")).isEmpty();
        assertThat(read("c a comment alone\n")).isEmpty();
    }

    @Test
    void readsOrRefusesMutations() {
        Mutations.areReadOrRefused(text -> new DimacsGraph().read(text, Optional.empty()), RING, 41);
    }

    private static Optional<ReadPuzzles> read(String text) {
        return new DimacsGraph().read(new ForeignText("graph", text), Optional.empty());
    }
}
