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

    private final Setting.Flag toroidal = Setting.flag("toroidal", "whether edges are joined");
    private final Setting.Choice pieces = Setting.choice("pieces", List.of("free", "fixed"), "which pieces");
    private final Setting.WholeNumber colors = Setting.number("colors", 1, 9, "how many colors");
    private final Setting.Text box = Setting.text("box", "WIDTHxHEIGHT", "the size of a box");

    private static PuzzleText with(String name, String value) {
        return PuzzleText.of("f", InputStream.nullInputStream(), Map.of(name, value), w -> {});
    }

    @Test
    void tellsPeopleWhatItMayBe() {
        assertThat(List.of(toroidal, pieces, colors, box))
                .extracting(Setting::values)
                .containsExactly("yes | no", "free | fixed", "1 to 9", "WIDTHxHEIGHT");
        assertThat(List.of(toroidal, pieces, colors, box))
                .extracting(Setting::name)
                .containsExactly("toroidal", "pieces", "colors", "box");
        assertThat(box.meaning()).isEqualTo("the size of a box");
    }

    @Test
    void isReadByItsKind() {
        assertThat(with("toroidal", "yes").flag(toroidal)).contains(true);
        assertThat(with("toroidal", "no").flag(toroidal)).contains(false);
        assertThat(with("pieces", "fixed").choice(pieces)).contains("fixed");
        assertThat(with("colors", "9").number(colors)).contains(9);
        assertThat(with("box", " 2 x 3").setting(box).orElseThrow().text()).isEqualTo(" 2 x 3");
    }

    @Test
    void isAbsentWhereItWasNotGiven() {
        PuzzleText text = PuzzleText.of("");
        assertThat(text.flag(toroidal)).isEmpty();
        assertThat(text.choice(pieces)).isEmpty();
        assertThat(text.number(colors)).isEmpty();
        assertThat(text.setting(box)).isEmpty();
    }

    @Test
    void textsTellWhichSettingsWereAsked() {
        PuzzleText text = with("colors", "9");
        assertThat(text.settingsAsked()).isEmpty();
        text.number(colors);
        text.flag(toroidal);
        text.number(colors);
        Setting.WholeNumber more = Setting.number(colors.name(), colors.from(), colors.to() + 1, colors.meaning());
        text.number(more);
        assertThat(text.settingsAsked()).containsExactly(colors, toroidal, more);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Yes", "true", " no", "1"})
    void aFlagIsYesOrNo(String value) {
        assertThatThrownBy(() -> with("toroidal", value).flag(toroidal))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("--set toroidal:1:1: '" + value + "' is not an answer; expected yes or no");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Free", "free,fixed", "third"})
    void aChoiceIsOneOfItsWords(String value) {
        assertThatThrownBy(() -> with("pieces", value).choice(pieces))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("--set pieces:1:1: '" + value + "' is not a value of pieces; expected one of free, fixed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "10", "+1", "1.5", "99999999999"})
    void aNumberIsInItsRange(String value) {
        assertThatThrownBy(() -> with("colors", value).number(colors))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage(
                        "--set colors:1:1: '" + value + "' is not a value of colors; expected a number from 1 to 9");
    }

    @Test
    void aTextKnowsItsPlace() {
        Word read = with("box", "2y3").setting(box).orElseThrow();
        assertThat(read.wrong("is no box", "2x3")).hasMessage("--set box:1:1: '2y3' is no box; expected 2x3");
    }

    @Test
    void aRangeMayHoldOneNumber() {
        assertThat(Setting.number("n", 2, 2, "two").values()).isEqualTo("2 to 2");
    }

    @Test
    void anEmptyRangeIsRefused() {
        assertThatThrownBy(() -> Setting.number("n", 2, 1, "none"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("from, to: 2, 1; expected from <= to");
    }
}
