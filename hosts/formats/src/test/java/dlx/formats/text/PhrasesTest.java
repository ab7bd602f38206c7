package dlx.formats.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhrasesTest {

    @ParameterizedTest
    @CsvSource({
        "text on the board, texts on the board",
        "drawn line, drawn lines",
        "cell with given pencil marks, cells with given pencil marks",
        "entered value beside the givens, entered values beside the givens",
        "cage sum without a number, cage sums without a number",
        "cage whose sum or rule is not read, cages whose sum or rule is not read",
        "extra region, extra regions",
        "little killer sum constraint, little killer sum constraints"
    })
    void theNounThatIsCountedTakesTheS(String one, String many) {
        assertThat(Phrases.count(1, one)).isEqualTo("1 " + one);
        assertThat(Phrases.count(20, one)).isEqualTo("20 " + many);
        assertThat(Phrases.count(0, one)).isEqualTo("0 " + many);
    }
}
