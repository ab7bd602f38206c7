package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FiguresTest {

    @ParameterizedTest
    @CsvSource({
        "5374.1, 5374", "999.6, 1000", "101.4, 101", "24.16, 24.2", "0.6612, 0.661",
        "0.0203, 0.0203", "2, 2.00", "1200, 1200", "12345.6, 12346", "0, 0",
        "NaN, -"
    })
    void showThreeDigitsThatMatter(double value, String shown) {
        assertThat(Figures.three(value)).isEqualTo(shown);
    }

    @Test
    void haveAMedian() {
        assertThat(Figures.median(3, 1, 2)).isEqualTo(2);
        assertThat(Figures.median(4, 1)).isEqualTo(2.5);
        assertThat(Figures.median()).isNaN();
    }
}
