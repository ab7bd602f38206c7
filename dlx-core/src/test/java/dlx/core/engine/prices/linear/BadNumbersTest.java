package dlx.core.engine.prices.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dlx.core.covers.PlainCover;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests doubles that are NaN, infinite or far too large: they may cost time, but never a solution. */
class BadNumbersTest {

    private static final double NUDGES = 0.01;

    /** Returns a program with one solution of cost 9: the first two options cost more than the third. */
    private static SmallProgram twoItems() {
        PlainCover cover = new PlainCover(
                List.of(true, true),
                List.of(
                        new PlainCover.Option(List.of(0), 5),
                        new PlainCover.Option(List.of(1), 7),
                        new PlainCover.Option(List.of(0, 1), 9)),
                List.of());
        return SmallProgram.of(cover, 1 << 20).orElseThrow();
    }

    @Test
    void aNodeWithoutNumbersIsTakenApartAtAColumn() {
        SmallProgram small = twoItems();
        double[] expressed = new double[small.program.mostRows];
        for (int j = 0; j < 2; j++) {
            small.simplex.basis.express(j, expressed);
            small.simplex.basis.pivot(j, j, expressed);
        }
        small.live.leaveOut(2);
        PairChoice choice =
                new PairChoice(small.program, small.live, small.node, new ItemRaises(small.problem.needed), small.pace);
        for (double bad : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
            Arrays.fill(small.simplex.value, bad);
            assertThat(choice.choose()).as("%s", bad).contains(new Branch(0, Branch.COLUMN));
        }
    }

    @Test
    void absurdPricesLeaveNothingOut() {
        SmallProgram small = twoItems();
        long nearlyAll = (1L << 62) - (1L << 30);
        Arrays.fill(small.simplex.price, 0, 2, -(double) nearlyAll / (1L << small.scale));
        small.live.leaveOut(2);

        small.node.prove();

        assertThat(small.node.leaveOutDear()).isEqualTo(2);
    }

    @Test
    void aRunWithoutNumbersBeginsAnew() {
        SmallProgram small = twoItems();
        assertThat(small.simplex.run(100, 100)).isEqualTo(DualSimplex.End.OPTIMAL);
        for (double bad : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            small.simplex.basis.inverse[0][0] = bad;

            assertThat(small.simplex.run(100, 100)).as("%s", bad).isEqualTo(DualSimplex.End.OPTIMAL);
            assertThat(small.simplex.total()).as("%s", bad).isCloseTo(9, within(NUDGES));
        }
    }

    @Test
    void aRunThatHasNoNumbersFromTheStartIsGivenUp() {
        SmallProgram small = twoItems();
        double[] prices = {Double.NaN, 1};
        DualSimplex simplex = new DualSimplex(small.program, prices, small.pace);

        assertThat(simplex.run(100, 100)).isEqualTo(DualSimplex.End.GIVEN_UP);
        assertThat(new ExactBound(small.program, small.problem.cost, small.scale, small.pace).of(simplex.price))
                .isLessThanOrEqualTo(9L << small.scale);
    }
}
