package dlx.formats.boards;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.formats.text.ForeignText;
import dlx.formats.text.Mutations;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuasigroupFileTest {

    private static final String SQUARE = "order 3\n-1 1 2\n 1 -1 0\n 2 0 -1\n";

    @ParameterizedTest
    @ValueSource(strings = {SQUARE, "\n order  3 \r\n\n-1\t1 2 \n 1 -1 0\n 2 0 -1\n", "order 1\n-1\n"})
    void squaresAreOfTheModelLatin(String text) {
        assertThat(read(text)).contains(new ReadPuzzles("PLS", "latin", text, List.of()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "order 3\n",
                "order 13\n-1 1 2\n",
                "order 3\n-1 1\n",
                "order 3\n-1 1 x\n",
                "orders 3\n-1 1 2\n",
                "3\n-1 1 2\n"
            })
    void otherTextsAreNot(String text) {
        assertThat(read(text)).isEmpty();
        assertThat(Mutations.ofModels())
                .allSatisfy(other -> assertThat(read(other)).isEmpty());
    }

    @Test
    void readsOrRefusesMutations() {
        Mutations.areReadOrRefused(new QuasigroupFile(), SQUARE, 57);
    }

    private static Optional<ReadPuzzles> read(String text) {
        return new QuasigroupFile().read(new ForeignText("file", text));
    }
}
