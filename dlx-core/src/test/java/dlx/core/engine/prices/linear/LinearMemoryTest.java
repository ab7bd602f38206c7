package dlx.core.engine.prices.linear;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.PricesLooks;
import dlx.core.engine.prices.dual.ResidualProblem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that the linear program is not used if its dense matrices exceed the memory. */
class LinearMemoryTest {

    private static ResidualProblem singles(int items) {
        Problem problem = Problem.of(
                Cover.of(Integer.class, c -> {
                            Items all = c.items("item", items);
                            for (int i = 0; i < items; i++) {
                                c.option(i, 1, all.at(i));
                            }
                        })
                        .data(),
                StopCheck.NEVER);
        return PricesLooks.remainder(problem, StopCheck.NEVER);
    }

    /** Tests the limit of memory: a matrix of 1928 x 1928 numbers takes 28.4 MiB, and there are four. */
    @ParameterizedTest
    @CsvSource({
        "1800, 16, false",
        "1800, 113, false",
        "1800, 114, true",
        "100, 1, false",
        "100, 2, true",
        "2001, 999, false"
    })
    void suitsWhereFourMatricesFit(int items, long mebibytes, boolean suits) {
        assertThat(LinearSearch.suits(singles(items), mebibytes << 20)).isEqualTo(suits);
    }

    @Test
    void keepsAsManyBasesAsFitBesideThem() {
        long matrix = Basis.bytes(1000);

        assertThat(LinearTree.basesKept(1000, 4 * matrix)).isZero();
        assertThat(LinearTree.basesKept(1000, 6 * matrix - 1)).isEqualTo(1);
        assertThat(LinearTree.basesKept(1000, 6 * matrix)).isEqualTo(2);
        assertThat(LinearTree.basesKept(1000, Long.MAX_VALUE))
                .as("within 64 MiB")
                .isEqualTo((int) ((64 << 20) / matrix));
    }
}
