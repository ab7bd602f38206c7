package dlx.modelers.costs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Line;
import dlx.api.Word;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TotalBoundTest {

    private static final String OVERFLOW =
            "costs:3:1: '7' lets the total overflow; expected numbers so small that every total fits into 64 bits";

    private final TotalBound bound = new TotalBound();

    @Test
    void countsTheGreatestOfEachClass() {
        Word at = word("7");
        bound.add("a", Long.MAX_VALUE - 10, at);
        bound.add("a", 5 - Long.MAX_VALUE, at); // 5 more than before
        bound.add("a", 1, at);
        bound.add("b", -5, at);
        bound.add("b", 5, at);
        assertThatThrownBy(() -> bound.add("c", 1, at)).hasMessage(OVERFLOW);
        assertThatThrownBy(() -> bound.add("b", -6, at)).hasMessage(OVERFLOW);
        assertThatThrownBy(() -> bound.add("a", Long.MAX_VALUE, at)).hasMessage(OVERFLOW);
        assertThatCode(() -> bound.add("a", Long.MAX_VALUE - 5, at)).doesNotThrowAnyException();
    }

    @Test
    void refusesTheNumberThatHasNoOpposite() {
        assertThatThrownBy(() -> bound.add("a", Long.MIN_VALUE, word("7"))).hasMessage(OVERFLOW);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "-0, 0", "007, 7", "-12, -12", "9223372036854775807, 9223372036854775807"})
    void readsWholeNumbers(String text, long number) {
        assertThat(LongReader.isOne(word(text))).isTrue();
        assertThat(LongReader.read(word(text), "a cost", "a whole number")).isEqualTo(number);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "", "+1", "1.5", "1e9", "--1", "x", "\u0663"})
    void refusesWhatIsNoNumber(String text) {
        assertThat(LongReader.isOne(word(text))).isFalse();
        assertThatThrownBy(() -> LongReader.read(word(text), "a cost", "a whole number"))
                .hasMessage("costs:3:1: '" + text + "' is not a cost; expected a whole number");
    }

    @ParameterizedTest
    @ValueSource(strings = {"9223372036854775808", "-9223372036854775808", "99999999999999999999999"})
    void refusesWhatIsTooLarge(String text) {
        assertThatThrownBy(() -> LongReader.read(word(text), "a cost", "a whole number"))
                .hasMessage("costs:3:1: '" + text + "' is too large for a cost; expected a number from "
                        + "-9223372036854775807 to 9223372036854775807");
    }

    private static Word word(String text) {
        return new Word(new Line("costs", 3, text), 1, text);
    }
}
