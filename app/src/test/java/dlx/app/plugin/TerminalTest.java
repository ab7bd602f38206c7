package dlx.app.plugin;

import static dlx.app.Cli.cli;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests a plugin all of whose words try to control the terminal: none of them reaches it unchanged. */
class TerminalTest {

    /** Clears the screen, rings, turns the direction of writing, and ends a line. */
    private static final String EVIL = "\\033[2J\\007\\u202e";

    @TempDir
    Path folder;

    @BeforeEach
    void write(@TempDir Path work) throws IOException {
        String source = """
                package plugin;

                import dlx.api.*;
                import java.util.List;
                import java.util.Optional;

                public class Evil implements HasJudgeProblems<String, Evil.Half> {
                    public record Half(int number) {
                        public String toString() { return "EVIL half" + number; }
                    }
                    public String id() { return "evil"; }
                    public String title() { return "EVIL title"; }
                    public String grammar() { return "EVIL grammar\\n"; }
                    public String example() { return "EVIL example\\n"; }
                    public List<Setting> settings() { return List.of(Setting.text("evil", "EVIL values", "EVIL meaning")); }
                    public List<JudgeProblem<String, Half>> judgeProblems() {
                        return List.of(new JudgeProblem<>("EVIL1", "EVIL problem", JudgeProblem.Question.FIRST,
                                text -> () -> text.skipBlank() ? Optional.of(parse(text)) : Optional.empty(),
                                (puzzle, verdict, number) -> "EVIL verdict\\n"));
                    }
                    public String parse(PuzzleText text) {
                        Line line = text.nextFilled("a line");
                        if (line.text().equals("wrong")) {
                            throw line.error(1, "EVIL error");
                        }
                        if (line.text().equals("broken")) {
                            throw new IllegalStateException("EVIL failure");
                        }
                        return line.text();
                    }
                    public void describe(String puzzle, CoverBuilder<Half> cover) {
                        Items items = cover.items("EVIL item", 3);
                        cover.option(new Half(0), 1, items.at(0));
                        cover.option(new Half(1), 2, items.at(1));
                        if (!puzzle.equals("none")) {
                            cover.option(new Half(2), 3, items.at(2));
                        }
                    }
                    public String render(String puzzle, Solution<Half> solution) { return "EVIL board\\n"; }
                }
                """.replace("EVIL1", "@1").replace("EVIL", EVIL).replace("@1", "EVIL1");
        new PluginJar(work).with("Evil", source).naming("plugin.Evil").write(folder.resolve("evil.jar"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "models",
                "doctor",
                "info evil",
                "info evil --example",
                "judge --list",
                "judge EVIL1",
                "solve evil",
                "solve evil --all",
                "solve evil --format json",
                "solve evil --format options",
                "count evil",
                "best evil",
                "sample evil",
                "unique evil",
                "explain evil",
                "hint evil",
                "path evil",
                "rate evil",
                "alive evil",
                "symmetries evil",
                "inspect evil",
                "trace evil",
                "diagram evil",
                "export evil --to json",
                "bench evil --warm-up 0s",
                "solve evil --debug"
            })
    void nothingSteersIt(String command) {
        assertThat(harmlessly(command, "fine\nnone\nbroken\nwrong\n"))
                .as("it is a command")
                .isNotEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "diagram evil --to dot", "diagram evil --to svg", "export evil --to matrix",
                "export evil --to dimacs", "export evil --to knuth", "export evil --to lp"
            })
    void norDoesAPuzzleThatFillsTheOutput(String command) {
        assertThat(harmlessly(command, "fine\n")).isZero();
    }

    /** Runs a command, and returns its exit code. */
    private int harmlessly(String command, String puzzles) {
        List<String> words = new ArrayList<>(Arrays.asList(command.split(" ")));
        words.addAll(List.of("--plugins", folder.toString()));

        Result result = cli().with(puzzles).onTerminal().run(words.toArray(String[]::new));

        assertHarmless(result.out());
        assertHarmless(result.err());
        return result.code();
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve evil --pin nothing", "solve evil --set nothing=1"})
    void norInWhatIsSaidOfACommandLine(String command) {
        assertThat(harmlessly(command, "fine\n")).isEqualTo(2);
    }

    @Test
    void itIsShownEscaped() {
        Result result = cli().with("fine\nnone\nbroken\nwrong\n")
                .onTerminal()
                .run("solve", "evil", "--plugins", folder.toString());

        assertThat(result.out()).startsWith("\\u001b[2J\\u0007\\u202e board\n");
        assertThat(result.err()).contains("\\u001b[2J\\u0007\\u202e item", "\\u202e error", "\\u202e failure");
    }

    /** Colors and the line of progress are this program's own. */
    private static void assertHarmless(String text) {
        String own = text.replaceAll("\u001b\\[[0-9;]*m", "");
        assertThat(own.codePoints()
                        .filter(c -> c != '\n' && c != '\t' && c != '\r' && (c < ' ' || c == 0x7f || c == 0x202e)))
                .as(own)
                .isEmpty();
    }
}
