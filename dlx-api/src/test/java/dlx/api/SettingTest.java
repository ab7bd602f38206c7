package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InputStream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingTest {

    private static final Setting.Flag TOROIDAL = Setting.flag("toroidal", "whether edges are joined");
    private static final Setting.Choice PIECES = Setting.choice("pieces", List.of("free", "fixed"), "which pieces");
    private static final Setting.WholeNumber COLORS = Setting.number("colors", 1, 9, "how many colors");
    private static final Setting.Text BOX = Setting.text("box", "WIDTHxHEIGHT", "the size of a box");

    private static PuzzleText with(String name, String value) {
        return PuzzleText.of("f", InputStream.nullInputStream(), Map.of(name, value), w -> {});
    }

    @Test
    void tellsPeopleWhatItMayBe() {
        assertThat(List.of(TOROIDAL, PIECES, COLORS, BOX))
                .extracting(Setting::values)
                .containsExactly("yes | no", "free | fixed", "1 to 9", "WIDTHxHEIGHT");
        assertThat(List.of(TOROIDAL, PIECES, COLORS, BOX))
                .extracting(Setting::name)
                .containsExactly("toroidal", "pieces", "colors", "box");
        assertThat(BOX.meaning()).isEqualTo("the size of a box");
    }

    @Test
    void isReadByItsKind() {
        assertThat(with("toroidal", "yes").flag(TOROIDAL)).contains(true);
        assertThat(with("toroidal", "no").flag(TOROIDAL)).contains(false);
        assertThat(with("pieces", "fixed").choice(PIECES)).contains("fixed");
        assertThat(with("colors", "9").number(COLORS)).contains(9);
        assertThat(with("box", " 2 x 3").setting(BOX).orElseThrow().text()).isEqualTo(" 2 x 3");
    }

    @Test
    void isAbsentWhereItWasNotGiven() {
        PuzzleText text = PuzzleText.of("");
        assertThat(text.flag(TOROIDAL)).isEmpty();
        assertThat(text.choice(PIECES)).isEmpty();
        assertThat(text.number(COLORS)).isEmpty();
        assertThat(text.setting(BOX)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Yes", "true", " no", "1"})
    void aFlagIsYesOrNo(String value) {
        assertThatThrownBy(() -> with("toroidal", value).flag(TOROIDAL))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("--set toroidal:1:1: '" + value + "' is no answer; expected yes or no");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Free", "free,fixed", "third"})
    void aChoiceIsOneOfItsWords(String value) {
        assertThatThrownBy(() -> with("pieces", value).choice(PIECES))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("--set pieces:1:1: '" + value + "' is not a value of pieces; expected one of free, fixed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "10", "+1", "1.5", "99999999999"})
    void aNumberIsInItsRange(String value) {
        assertThatThrownBy(() -> with("colors", value).number(COLORS))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage(
                        "--set colors:1:1: '" + value + "' is not a value of colors; expected a number from 1 to 9");
    }

    @Test
    void aTextKnowsItsPlace() {
        Word box = with("box", "2y3").setting(BOX).orElseThrow();
        assertThat(box.wrong("is no box", "2x3")).hasMessage("--set box:1:1: '2y3' is no box; expected 2x3");
    }

    @Test
    void anEmptyRangeIsRefused() {
        assertThatThrownBy(() -> Setting.number("n", 2, 1, "none"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("from, to: 2, 1; expected from <= to");
    }
}
