package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.option.TimeSpan;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.ParameterException;

/** Tests what each kind of parameter takes, and its value where it was not given. */
class PicocliCommandTest {

    private static Typed typed(List<Parameter<?>> parameters, String... words) {
        return Words.typed(parameters, words);
    }

    @Test
    void aFlagIsOffUnlessGiven() {
        Parameter<Boolean> on = Parameter.flag("--on", "On.");
        Parameter<Boolean> off = Parameter.flag("--off", "Off.");
        Typed typed = typed(List.of(on, off), "--on");
        assertThat(typed.get(on)).isTrue();
        assertThat(typed.isGiven(on)).isTrue();
        assertThat(typed.get(off)).isFalse();
        assertThat(typed.isGiven(off)).isFalse();
        assertThat(typed.has(off)).isTrue();
        assertThat(typed.has(Parameter.flag("--off", "Another one."))).isFalse();
    }

    @Test
    void aNegatableFlagHasThreeStates() {
        Parameter<Optional<Boolean>> yes = Parameter.negatable("--yes", "Yes.");
        Parameter<Optional<Boolean>> no = Parameter.negatable("--reduce", "No.");
        Parameter<Optional<Boolean>> written = Parameter.negatable("--written", "Written.");
        Parameter<Optional<Boolean>> absent = Parameter.negatable("--absent", "Absent.");
        Typed typed = typed(List.of(yes, no, written, absent), "--yes", "--no-reduce", "--written=false");
        assertThat(typed.get(yes)).contains(true);
        assertThat(typed.get(no)).contains(false);
        assertThat(typed.get(written)).contains(false);
        assertThat(typed.get(absent)).isEmpty();
    }

    @Test
    void aValueIsReadOrIsTheDefault() {
        Parameter<Integer> number =
                Parameter.option("-n, --number", "N", "Number.").integer(1);
        Parameter<Optional<Long>> limit =
                Parameter.option("--limit", "N", "Limit.").number();
        Parameter<Duration> time = Parameter.option("--time", "D", "Time.").by(TimeSpan::of, Duration.ofSeconds(9));
        Parameter<Optional<Path>> folder =
                Parameter.option("--folder", "DIR", "Folder.").by(Path::of);
        List<Parameter<?>> all = List.of(number, limit, time, folder);
        assertThat(typed(all).get(number)).isEqualTo(1);
        assertThat(typed(all).get(time)).isEqualTo(Duration.ofSeconds(9));
        Typed typed = typed(all, "-n", "4", "--time", "2s", "--folder", "a/b");
        assertThat(typed.get(number)).isEqualTo(4);
        assertThat(typed.get(limit)).isEmpty();
        assertThat(typed.get(time)).isEqualTo(Duration.ofSeconds(2));
        assertThat(typed.get(folder)).contains(Path.of("a/b"));
    }

    @Test
    void aWordThatIsNotAValueIsRefusedWithTheReason() {
        Parameter<Optional<Duration>> time =
                Parameter.option("--time", "D", "Time.").by(TimeSpan::of);
        assertThatThrownBy(() -> typed(List.of(time), "--time", "soon"))
                .isInstanceOf(ParameterException.class)
                .hasMessageContaining("--time")
                .hasMessageContaining("soon: must be a time");
    }

    @Test
    void textsKeepTheirOrder() {
        Parameter<List<String>> pins = Parameter.option("--pin", "L", "Pin.").texts();
        Parameter<List<String>> engines =
                Parameter.option("--engines", "E,E", "Engines.").textsBetween(",");
        Parameter<List<Path>> folders =
                Parameter.option("--plugins", "DIR", "Folder.").each(Path::of);
        Parameter<List<String>> files =
                Parameter.positional("0..*", "FILE", "Files.").texts();
        Typed typed = typed(
                List.of(pins, engines, folders, files),
                "--pin",
                "b",
                "--engines",
                "y,x",
                "one",
                "--pin",
                "a",
                "--plugins",
                "p",
                "two");
        assertThat(typed.get(pins)).containsExactly("b", "a");
        assertThat(typed.get(engines)).containsExactly("y", "x");
        assertThat(typed.get(folders)).containsExactly(Path.of("p"));
        assertThat(typed.get(files)).containsExactly("one", "two");
        assertThat(typed.words()).startsWith("--pin", "b");
    }

    @Test
    void aRequiredValueIsAskedFor() {
        List<Parameter<?>> both = List.of(
                Parameter.positional("0", "MODEL", "Model.").required(),
                Parameter.option("--to", "FORM", "Form.").required());
        assertThatThrownBy(() -> typed(both, "sudoku"))
                .isInstanceOf(ParameterException.class)
                .hasMessageContaining("--to");
        assertThatThrownBy(() -> typed(both, "--to", "dlx"))
                .isInstanceOf(ParameterException.class)
                .hasMessageContaining("MODEL");
    }
}
