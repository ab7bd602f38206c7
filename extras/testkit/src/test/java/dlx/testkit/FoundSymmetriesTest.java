package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.core.Solver;
import dlx.core.search.Symmetries;
import java.math.BigInteger;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FoundSymmetriesTest {

    private static final UnaryOperator<Integer> TURN = option -> (option + 1) % 12;

    private static final Cover<Integer> TWINS = Cover.of(Integer.class, c -> {
        Item item = c.item("a");
        IntStream.range(0, 12).forEach(k -> c.option(k, item));
    });

    @Test
    void aMapThatWasNotFoundIsAFault() {
        Symmetries none = new Symmetries(
                BigInteger.ONE, true, List.of(), IntStream.range(0, 12).toArray());
        assertThatThrownBy(() -> FoundSymmetries.undeclared(TWINS, none, List.of(TURN)))
                .isInstanceOf(AssertionError.class)
                .hasMessage("a symmetry maps the option 0 to 1, but they are in two orbits of the symmetries found");
    }

    @Test
    void theGroupOfTheDeclaredMapsIsCounted() {
        Symmetries found = Solver.of(TWINS).symmetries();
        assertThat(FoundSymmetries.undeclared(TWINS, found, List.of(TURN)).orElseThrow())
                .startsWith("found 479001600, declared 12; one that is not declared maps ");
    }

    @Test
    void aLargeGroupIsNotCounted() {
        Symmetries found = Solver.of(TWINS).symmetries();
        UnaryOperator<Integer> swap = option -> option < 2 ? 1 - option : option;
        assertThat(FoundSymmetries.undeclared(TWINS, found, List.of(TURN, swap)))
                .isEmpty();
    }
}
