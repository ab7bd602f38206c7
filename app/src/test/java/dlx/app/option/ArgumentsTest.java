package dlx.app.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Tests what each kind of argument takes, and its value where it was not given. */
class ArgumentsTest {

    private final Arguments arguments = new Arguments(this);

    private void parse(String... words) {
        new CommandLine(arguments.spec()).parseArgs(words);
    }

    @Test
    void aFlagIsOffUnlessGiven() {
        Argument<Boolean> on = arguments.flag("--on", "On.");
        Argument<Boolean> off = arguments.flag("--off", "Off.");
        parse("--on");
        assertThat(on.get()).isTrue();
        assertThat(off.get()).isFalse();
    }

    @Test
    void aNegatableFlagHasThreeStates() {
        Argument<Optional<Boolean>> yes = arguments.negatable("--yes", "Yes.");
        Argument<Optional<Boolean>> no = arguments.negatable("--reduce", "No.");
        Argument<Optional<Boolean>> written = arguments.negatable("--written", "Written.");
        Argument<Optional<Boolean>> absent = arguments.negatable("--absent", "Absent.");
        parse("--yes", "--no-reduce", "--written=false");
        assertThat(yes.get()).contains(true);
        assertThat(no.get()).contains(false);
        assertThat(written.get()).contains(false);
        assertThat(absent.get()).isEmpty();
    }

    @Test
    void aValueIsConvertedOrIsTheDefault() {
        Argument<Integer> number =
                arguments.option("-n, --number", "N", "Number.").of(Integer.class, 1);
        Argument<Optional<Long>> limit =
                arguments.option("--limit", "N", "Limit.").of(Long.class);
        Argument<Duration> time =
                arguments.option("--time", "D", "Time.").by(Duration.class, new TimeSpan(), Duration.ofSeconds(9));
        Argument<Optional<Path>> folder =
                arguments.option("--folder", "DIR", "Folder.").path();
        assertThat(number.get()).isEqualTo(1);
        parse("-n", "4", "--time", "2s", "--folder", "a/b");
        assertThat(number.get()).isEqualTo(4);
        assertThat(limit.get()).isEmpty();
        assertThat(time.get()).isEqualTo(Duration.ofSeconds(2));
        assertThat(folder.get()).contains(Path.of("a/b"));
    }

    @Test
    void textsKeepTheirOrder() {
        Argument<List<String>> pins = arguments.option("--pin", "L", "Pin.").texts();
        Argument<List<String>> engines =
                arguments.option("--engines", "E,E", "Engines.").textsBetween(",");
        Argument<List<Path>> folders =
                arguments.option("--plugins", "DIR", "Folder.").paths();
        Argument<List<String>> files =
                arguments.positional("0..*", "FILE", "Files.").texts();
        parse("--pin", "b", "--engines", "y,x", "one", "--pin", "a", "--plugins", "p", "two");
        assertThat(pins.get()).containsExactly("b", "a");
        assertThat(engines.get()).containsExactly("y", "x");
        assertThat(folders.get()).containsExactly(Path.of("p"));
        assertThat(files.get()).containsExactly("one", "two");
    }

    @Test
    void whatIsRequiredIsAskedFor() {
        arguments.positional("0", "MODEL", "Model.").required();
        arguments.option("--to", "FORM", "Form.").required();
        assertThatThrownBy(() -> parse("sudoku"))
                .isInstanceOf(ParameterException.class)
                .hasMessageContaining("--to");
        assertThatThrownBy(() -> parse("--to", "dlx"))
                .isInstanceOf(ParameterException.class)
                .hasMessageContaining("MODEL");
    }

    @Test
    void aReplacedValueStays() {
        Argument<Integer> threads =
                arguments.option("--threads", "N", "Threads.").of(Integer.class, 1);
        parse("--threads", "2");
        threads.set(8);
        assertThat(threads.get()).isEqualTo(8);
    }
}
