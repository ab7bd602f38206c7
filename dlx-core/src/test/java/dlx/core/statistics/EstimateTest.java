package dlx.core.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class EstimateTest {

    @Test
    void hasARangeWithoutWidthWhereAllWalksAreAlike() {
        double[] walks = new double[100];
        Arrays.fill(walks, 7);

        Estimate estimate = Estimate.of(walks);

        assertThat(estimate.value()).isCloseTo(7, within(1e-12));
        assertThat(estimate.low()).isCloseTo(7, within(1e-12));
        assertThat(estimate.high()).isCloseTo(7, within(1e-12));
    }

    @Test
    void reachesFurtherUpThanDown() {
        double[] walks = new double[10];
        walks[0] = 1;
        walks[1] = 3;

        Estimate estimate = Estimate.of(walks);

        // Mean 0.4, deviation sqrt(8.4 / 9), skewness 2.01 or so, and Student's t of nine degrees of freedom from a
        // table.
        double deviation = Math.sqrt(8.4 / 9);
        double skewness = (8 * -0.064 + 0.216 + 17.576) / 10 / Math.pow(deviation, 3);
        double bound = 2.262 / Math.sqrt(10);
        assertThat(estimate.value()).isCloseTo(0.4, within(1e-12));
        assertThat(transformed((estimate.value() - estimate.high()) / deviation, skewness))
                .isCloseTo(-bound, within(0.003));
        assertThat(estimate.low())
                .as("the transformation back says %s", transformed(0.4 / deviation, skewness))
                .isBetween(0.0, 0.3);
        assertThat(estimate.high() - 0.4).isGreaterThan(2 * (0.4 - estimate.low()));
    }

    /** Returns Hall's transformation for ten values. */
    private static double transformed(double x, double skewness) {
        return x + skewness * x * x / 3 + skewness * skewness * x * x * x / 27 + skewness / 60;
    }

    @Test
    void hasNoUpperEndFromAFewWalks() {
        Estimate estimate = Estimate.of(new double[] {1, 2, 3});

        assertThat(estimate.value()).isCloseTo(2, within(1e-12));
        assertThat(estimate.low()).isZero();
        assertThat(estimate.high()).isInfinite();
    }

    @Test
    void knowsNothingOfWhatNoWalkHasMet() {
        assertThat(Estimate.of(new double[50])).isEqualTo(new Estimate(0, 0, Double.POSITIVE_INFINITY));
    }

    @Test
    void staysANumberWhereTheSquaresAreTooLarge() {
        double[] walks = new double[100];
        Arrays.fill(walks, 0, 50, 1e300);

        Estimate estimate = Estimate.of(walks);

        assertThat(estimate.value()).isCloseTo(5e299, within(1e290));
        assertThat(estimate.low()).isBetween(3e299, 5e299);
        assertThat(estimate.high()).isBetween(5e299, 7e299);
    }

    @Test
    void isInfinitePastAllNumbers() {
        double[] walks = new double[100];
        walks[3] = Double.POSITIVE_INFINITY;

        assertThat(Estimate.of(walks).atLeast(12))
                .isEqualTo(new Estimate(Double.POSITIVE_INFINITY, 12, Double.POSITIVE_INFINITY));
    }

    @Test
    void isNeverBelowWhatWasMetNorAboveWhatThereMayBe() {
        Estimate estimate = new Estimate(5, 3, 9);

        assertThat(estimate.atLeast(6)).isEqualTo(new Estimate(6, 6, 9));
        assertThat(estimate.atLeast(20)).isEqualTo(Estimate.exactly(20));
        assertThat(estimate.atMost(7)).isEqualTo(new Estimate(5, 3, 7));
    }
}
