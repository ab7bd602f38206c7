package dlx.core.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class WeightedDrawsTest {

    @Test
    void findsAreDrawnAsOftenAsTheyWeigh() {
        WeightedDraws draws = new WeightedDraws(10_000, 1);
        for (int find = 0; find < 4; find++) {
            int[] options = {find};
            draws.add(Math.log(new double[] {2, 1, 4, 3}[find]), () -> options);
        }
        int[] counts = new int[4];
        draws.drawn().forEach(options -> counts[options[0]]++);
        double[] expected = {2000, 1000, 4000, 3000};
        double sum = 0;
        for (int find = 0; find < 4; find++) {
            sum += Math.pow(counts[find] - expected[find], 2) / expected[find];
        }
        assertThat(sum).as("seed 1: three degrees of freedom").isLessThan(16.3);
        assertThat(draws.effective()).isCloseTo(100.0 / 30, within(1e-9));
    }

    @Test
    void weightsMayBeLargerThanAnyNumber() {
        WeightedDraws draws = new WeightedDraws(100, 1);
        draws.add(5, () -> new int[] {0});
        draws.add(100_000, () -> new int[] {1});
        draws.add(10, () -> new int[] {2});
        assertThat(draws.drawn()).allMatch(options -> options[0] == 1);
        assertThat(draws.effective()).isOne();
    }

    @Test
    void ofNothingNothingIsDrawn() {
        WeightedDraws draws = new WeightedDraws(100, 1);
        assertThat(draws.drawn()).isEmpty();
        assertThat(draws.effective()).isZero();
    }
}
