package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShotTest {

    /** Two solutions: the options 1 and 3 with costs of 5, and 2 and 4 with costs of 6. */
    private static final String TEXT = """
            | two solutions

            A B 2:3|C | X
            A C X:red |3
            A C X:blue |1
            B C X:red |2
            B C X:blue |5
            A B C |1
            """;

    @ParameterizedTest
    @CsvSource({
        "SOLVE, links, 1 links",
        "UNIQUE, slots, 2 slots",
        "COUNT, auto, 2 memo",
        "BEST, links, 5 links",
        "COUNT, learn, unable",
        "UNIQUE, masks, unable"
    })
    void answersTheSameInEachOrder(Ask ask, String engine, String answer) {
        for (int seed = 1; seed <= 5; seed++) {
            assertThat(Shot.answer(TEXT, ask, engine, seed)).isEqualTo(answer);
        }
    }

    @Test
    void shufflesItemsAmongTheirKindAndOptions() {
        String text = "a b c d | x y z\na x\nb y\nc z\nd x:1\n";
        String shuffled = Shot.shuffled(text, 1);

        assertThat(shuffled).isEqualTo(Shot.shuffled(text, 1)).isNotEqualTo(Shot.shuffled(text, 2));
        assertThat(shuffled.lines().skip(1)).containsExactlyInAnyOrder("a x", "b y", "c z", "d x:1");
        String[] items = shuffled.lines().findFirst().orElseThrow().split(" \\| ");
        assertThat(items[0].split(" ")).containsExactlyInAnyOrder("a", "b", "c", "d");
        assertThat(items[1].split(" ")).containsExactlyInAnyOrder("x", "y", "z");
    }
}
