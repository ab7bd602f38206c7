package dlx.browser.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.api.ExactCoverModel;
import dlx.commands.SharedCommands;
import dlx.commands.line.Program;
import dlx.core.model.LoadedModel;
import dlx.library.BundledModels;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandRunTest {

    private static final BundledModels MODELS = new BundledModels(models());

    private final StringBuilder out = new StringBuilder();
    private final StringBuilder err = new StringBuilder();

    private static List<LoadedModel<?, ?>> models() {
        Object[] found = ServiceLoader.load(ExactCoverModel.class).stream()
                .map(ServiceLoader.Provider::get)
                .toArray();
        List<LoadedModel<?, ?>> models = new ArrayList<>();
        for (Object model : found) {
            models.add(loaded((ExactCoverModel<?, ?>) model));
        }
        return models;
    }

    private static <P, O> LoadedModel<P, O> loaded(ExactCoverModel<P, O> model) {
        return LoadedModel.inOneThread(model, model.id(), "bundled");
    }

    static Stream<String> commands() {
        return SharedCommands.entries().stream().map(Program.Entry::name);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void runsEachCommand(String command) {
        List<String> words = new ArrayList<>(List.of(command));
        if (!command.equals("models")) {
            words.add("sudoku");
        }
        if (command.equals("check")) {
            words.addAll(List.of("--move", "r1c1=1"));
        }
        int code = run("1...\n..2.\n.3..\n...4\n", words);
        assertThat(err.toString().lines())
                .allMatch(line -> line.startsWith("warning: puzzle 1: no option has a score"));
        assertThat(out.toString()).isNotEmpty();
        assertThat(code).isZero();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void helpNamesNoOptionThatIsRefused(String command) {
        assertThat(run("", List.of(command, "--help"))).isZero();
        assertThat(out.toString()).contains("Usage: dlx " + command);
        assertThat(BrowserProgram.OPTIONS_ELSEWHERE)
                .allSatisfy(option -> assertThat(out.toString()).doesNotContain("  " + option));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--output",
                "--checkpoint",
                "--checkpoint-every",
                "--proof",
                "--proof-format",
                "--plugins",
                "--debug"
            })
    void refusesOptionsOfTheProgram(String option) {
        assertThat(run("8\n", List.of("solve", "queens", option, "x"))).isEqualTo(2);
        assertThat(err.toString()).startsWith("dlx solve: " + option + " is for the program alone");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "trace queens   | dlx trace: this command is for the program alone; expected one of solve, count,",
                "help help      | no command is called \"help\". Known: solve,",
                "help sudoku    | no command is called \"sudoku\", which is a model; did you mean \"dlx info sudoku\"?",
                "solve quens    | no model is called \"quens\"; did you mean \"queens\"?",
                "count queens - | warning: <stdin>: does not contain a puzzle",
                "count queens f | f: file not found; expected a file that can be read",
                "count queens g | g: it cannot be read"
            })
    void saysWhatIsWrong(String line, String sentence) {
        run("", List.of(line.strip().split(" ")));
        assertThat(err.toString()).startsWith(sentence);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void readsStandardInputOnce() {
        assertThat(run("6\n", List.of("count", "queens", "-", "-"))).isZero();
        assertThat(out.toString()).isEqualTo("4\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "count queens          | -",
                "count queens a - a    | a,-",
                "generate sudoku       | ''",
                "generate sudoku shape | shape",
                "info sudoku           | ''",
                "count quens           | ''",
                "count queens --nodes 0 | ''"
            })
    void namesTheInputsOfALineThatIsNotRefused(String line, String names) {
        CommandRun run = new CommandRun(MODELS, Map.of(), Map.of(), object -> {});
        assertThat(String.join(",", run.inputs(List.of(line.strip().split(" ")))))
                .isEqualTo(names);
    }

    private int run(String stdin, List<String> words) {
        return new CommandRun(MODELS, Map.of("-", stdin), Map.of("g", "g: it cannot be read"), this::take).run(words);
    }

    private void take(String line) {
        JsonObject object = JsonParser.parseString(line).getAsJsonObject();
        (object.get("type").getAsString().equals("out") ? out : err)
                .append(object.get("text").getAsString());
    }
}
