package dlx.core.engine.masks;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.core.Solver;
import dlx.skips.Tier;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Tests more options than fit into a table of rows. */
class ManyOptionsTest {

    private static final int MANY = Tier.of(9_000, 60_000);

    @Test
    void areCountedAsFew() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 3);
            for (int k = 0; k < MANY; k++) {
                c.option(
                        k,
                        k % 2 == 0 ? new dlx.api.Item[] {items.at(0)} : new dlx.api.Item[] {items.at(1), items.at(2)});
            }
        });
        BigInteger pairs = BigInteger.valueOf(MANY / 2).pow(2);
        for (String engine : new String[] {"auto", "memo"}) {
            assertThat(Solver.builder(cover).engine(engine).build().count().solutions())
                    .as(engine)
                    .isEqualTo(pairs);
        }
        assertThat(Solver.builder(cover)
                        .engine("masks")
                        .solutionLimit(5)
                        .build()
                        .iterator())
                .toIterable()
                .hasSize(5);
    }
}
