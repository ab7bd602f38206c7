package dlx.app.plugin;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.atIndex;

import dlx.app.Cli.Result;
import dlx.skips.Tier;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests plugins that fail in the worst ways at each step of the SPI: messages name the model and the step, and
 * everything else continues. HostileProcessIT has plugins that end the process or write to its streams.
 */
@Order(1)
@Timeout(300)
class HostilePluginsTest {

    private static final List<String> KINDS =
            List.of("error", "stack", "memory", "linkage", "checked", "unchecked", "wordless", "throwable", "unknown");

    private static PluginJar hostile = new PluginJar(Path.of(""));

    @TempDir
    Path folder;

    @BeforeAll
    static void compile(@TempDir Path work) throws IOException {
        hostile = compiled(work);
    }

    /** Compiles the hostile plugin, which reads from each puzzle how it must misbehave. */
    static PluginJar compiled(Path work) throws IOException {
        try (InputStream source = HostilePluginsTest.class.getResourceAsStream("/hostile/Hostile.java")) {
            assertThat(source).isNotNull();
            String text = new String(source.readAllBytes(), StandardCharsets.UTF_8);
            return new PluginJar(work).with("Hostile", text).naming("plugin.Hostile");
        }
    }

    static List<String> loading() {
        return eachKindOf("static", "constructor", "id", "spiVersion");
    }

    @ParameterizedTest
    @MethodSource
    @ValueSource(strings = "id null")
    void loading(String mode) throws IOException {
        Path jar = strikingFromTheStart(mode);

        Result doctor = run("", "doctor");
        assertThat(doctor.code()).isZero();
        assertThat(doctor.err()).isEmpty();
        assertThat(doctor.out()).containsPattern("rejected +1\n +\\Q" + jar + ": \\E\\S");
        assertThat(run("", "models"))
                .satisfies(models -> assertThat(models.code()).isZero())
                .satisfies(models -> assertThat(models.out()).contains("toy-queens\t"))
                .satisfies(models -> assertThat(models.out()).doesNotContain("hostile"))
                .satisfies(models -> assertThat(models.err()).contains("warning: " + jar + ": "));
        assertThat(run("x\n", "solve", "hostile"))
                .satisfies(solved -> assertThat(solved.code()).isEqualTo(2))
                .satisfies(solved -> assertThat(solved.err()).startsWith("warning: " + jar + ": "));
        assertThat(run("4\n", "count", "toy-queens")).isEqualTo(new Result(0, "2\n", ""));
        assertThat(run("4\n", "judge", "TOY1")).isEqualTo(new Result(0, "1: 4\n", ""));
    }

    static List<String> lists() {
        return eachKindOf("title", "judgeProblems");
    }

    @ParameterizedTest
    @MethodSource
    @ValueSource(strings = {"title null", "judgeProblems null"})
    void lists(String mode) throws IOException {
        strikingFromTheStart(mode);

        for (String command : List.of("models", "doctor", "judge --list")) {
            Result result = run("", command.split(" "));
            assertThat(result.code()).as(command).isZero();
            assertThat(result.out()).as(command).contains("toy-queens");
            assertThat((result.out() + result.err()).replace("mode: " + mode, ""))
                    .as(command)
                    .doesNotContain("internal error");
        }
        String everything = run("", "models").err() + run("", "judge", "--list").err();
        assertThat(everything).contains("hostile: " + step(mode));
        assertThat(run("4\n", "judge", "TOY1")).isEqualTo(new Result(0, "1: 4\n", ""));
        assertThat(run("fine\n", "solve", "hostile").out()).isEqualTo("fine\n");
    }

    static List<String> puzzles() {
        List<String> modes = eachKindOf(
                "hasNext",
                "parse",
                "describe",
                "render",
                "shape",
                "pins",
                "hashCode-of-puzzle",
                "picture",
                "symmetries",
                "symmetry",
                "hashCode",
                "toString");
        modes.addAll(List.of(
                "parse null",
                "describe null",
                "render null",
                "shape null",
                "pins null",
                "picture null",
                "symmetries null",
                "symmetries holds-null",
                "symmetry null",
                "symmetries lopsided",
                "toString null"));
        return modes;
    }

    @ParameterizedTest
    @MethodSource
    void puzzles(String mode) throws IOException {
        strikingFromTheStart("");

        Result result = run("first\n" + mode + "\nlast\n", commandFor(mode));

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.err())
                .hasLineCount(1)
                .startsWith("puzzle 2: hostile: ")
                .contains(nameOf(mode))
                .doesNotContain("internal error");
        assertThat(result.out()).containsPattern("first|puzzle-1-").containsPattern("last|puzzle-3-");
    }

    @ParameterizedTest
    @CsvSource({
        "error,failed with java.lang.AssertionError: told to",
        "memory,the memory is full",
        "null,null was returned"
    })
    void theErrorIsAnObjectToo(String kind, String message) throws IOException {
        strikingFromTheStart("");

        Result result = run("render " + kind + "\nlast\n", "solve", "hostile", "--format", "json");

        assertThat(result.out().lines().findFirst().orElseThrow())
                .startsWith("{\"type\":\"error\"")
                .contains("\"puzzle\":1", "\"model\":\"hostile\"", "\"step\":\"render\"", message);
    }

    static List<String> goals() {
        return eachKindOf("goal");
    }

    @ParameterizedTest
    @MethodSource
    @ValueSource(strings = "goal null")
    void goals(String mode) throws IOException {
        strikingFromTheStart(mode);

        Result result = run("first\nlast\n", "solve", "hostile");

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.err()).hasLineCount(2).startsWith("puzzle 1: hostile: describe");
    }

    static List<String> judges() {
        return eachKindOf("open", "next");
    }

    @ParameterizedTest
    @MethodSource
    void judges(String mode) throws IOException {
        strikingFromTheStart(mode);

        Result result = run("first\n", "judge", "HOSTILE");

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.err()).hasLineCount(1).startsWith("case 1: hostile: judge problem HOSTILE");
    }

    @Test
    void aVerdictThatCannotBePrintedLeavesThoseBeforeIt() throws IOException {
        strikingFromTheStart("");

        Result result = run("first\nprint error\nlast\n", "judge", "HOSTILE");

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out()).isEqualTo("first\n");
        assertThat(result.err()).startsWith("case 2: hostile: judge problem HOSTILE failed with");
    }

    @ParameterizedTest
    @ValueSource(strings = {"parse nothing", "hasNext endless"})
    void readingWithoutTakingIsReportedOnce(String mode) throws IOException {
        strikingFromTheStart(mode);

        Result result = run("\n\nfirst\nlast\n", "solve", "hostile");

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.err()).hasLineCount(1).contains(": hostile: parse: it took nothing of the text");
    }

    @Test
    void casesWithoutTextAreReportedOnce() throws IOException {
        strikingFromTheStart("next endless");

        Result result = run("first\n", "judge", "HOSTILE");

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.err())
                .hasLineCount(1)
                .contains(": hostile: judge problem HOSTILE: there are more cases than characters");
    }

    @ParameterizedTest
    @ValueSource(strings = {"parse", "describe", "shape", "pins", "render"})
    void anInterruptOfItsThreadStopsNoLaterPuzzle(String step) throws IOException {
        strikingFromTheStart("");

        Result result = run("first\n" + step + " interrupt\nlast\n", "solve", "hostile");

        assertThat(result.out()).startsWith("first\n").endsWith("last\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"constructor", "next"})
    void anInterruptSpoilsNoVerdict(String step) throws IOException {
        strikingFromTheStart(step + " interrupt");

        assertThat(run("first\nlast\n", "judge", "HOSTILE")).isEqualTo(new Result(0, "first\nlast\n", ""));
    }

    @Test
    void aVerdictThatWasInterruptedIsNotPrinted() throws IOException {
        strikingFromTheStart("");

        Result result = run("first\ndescribe interrupt\nlast\n", "judge", "HOSTILE");

        assertThat(result).isEqualTo(new Result(1, "first\n", "case 2: hostile: search: it interrupted its thread\n"));
    }

    /** Some of them in the quick run: each waits for the time limit. */
    private static Stream<String> stepsThatHang() {
        return Stream.of("describe", "render", "shape", "pins", "hashCode-of-puzzle", "picture", "toString")
                .limit(Tier.of(2, 7));
    }

    @ParameterizedTest
    @MethodSource("stepsThatHang")
    void aStepThatHangsIsGivenUpAtTheTimeLimitAndTheNextPuzzleFollows(String step) throws IOException {
        strikingFromTheStart("");

        Result result = run("first\n" + step + " hang\nlast\n", timed(commandFor(step + " hang")));

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.err())
                .hasLineCount(1)
                .startsWith("puzzle 2: hostile: " + nameOf(step + " hang") + ": it did not end within the time limit");
        assertThat(result.out()).containsPattern("first|puzzle-1-").containsPattern("last|puzzle-3-");
    }

    /** The puzzle does not have a solution, and the name of the item in the explanation hangs. */
    @Test
    void aNameThatHangsIsGivenUpToo() throws IOException {
        strikingFromTheStart("");

        Result result = run("first\nitem-names hang\nlast\n", timed("solve", "hostile"));

        assertThat(result.code()).isZero();
        assertThat(result.err())
                .hasLineCount(2)
                .contains("warning: puzzle 2: hostile: item names: it did not end within the time limit");
        assertThat(result.out()).isEqualTo("first\nlast\n");
    }

    /** The plugin may still be reading, so the rest of its text is not read, but the next text is. */
    @ParameterizedTest
    @ValueSource(strings = {"hasNext", "parse"})
    void aTextInWhichReadingHangsIsGivenUp(String step) throws IOException {
        strikingFromTheStart("");
        Path one = Files.writeString(folder.resolve("one.txt"), "first\n" + step + " hang\nunread\n");
        Path two = Files.writeString(folder.resolve("two.txt"), "last\n");

        Result result = run("", timed("solve", "hostile", one.toString(), two.toString()));

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out()).isEqualTo("first\nlast\n");
        assertThat(result.err().lines())
                .hasSize(2)
                .satisfies(
                        line -> assertThat(line)
                                .startsWith("puzzle 2: hostile: " + step + ": it did not end within the time limit"),
                        atIndex(0))
                .contains(
                        "warning: " + one + ": stopped after puzzle 2, because the model did not respond", atIndex(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"parse error", "describe stack", "describe memory", "render null", "describe interrupt"})
    void underATimeLimitTheSameIsSaid(String mode) throws IOException {
        strikingFromTheStart("");
        String text = "first\n" + mode + "\nlast\n";

        assertThat(run(text, "solve", "hostile", "--time", "5m")).isEqualTo(run(text, "solve", "hostile"));
    }

    private static String[] timed(String... command) {
        List<String> words = new ArrayList<>(List.of(command));
        words.addAll(List.of("--time", "1s"));
        return words.toArray(String[]::new);
    }

    @Test
    void debugShowsWhereAStepHangs() throws IOException {
        strikingFromTheStart("");

        Result result = run("parse hang\n", "solve", "hostile", "--time", "0ms", "--debug");

        assertThat(result.err()).contains("it did not end within", "plugin.Hostile.hang(");
    }

    @Test
    void debugShowsWhatItCanOfAnErrorWithoutWords() throws IOException {
        strikingFromTheStart("");

        Result result = run("first\ndescribe wordless\nlast\n", "solve", "hostile", "--debug");

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out()).isEqualTo("first\nlast\n");
        assertThat(result.err()).contains("describe failed with plugin.Hostile$Wordless", "\tat dlx.");
    }

    @Test
    void nextFileFollows() throws IOException {
        strikingFromTheStart("parse nothing");
        Path file = Files.writeString(folder.resolve("one.txt"), "x\n");

        Result result = run("", "solve", "hostile", file.toString(), file.toString());

        assertThat(result.err()).as("once per file").hasLineCount(2);
    }

    @Test
    void aFolderOrANamedPipeIsNoJar() throws Exception {
        Files.createDirectory(folder.resolve("folder.jar"));
        Process mkfifo = new ProcessBuilder("mkfifo", folder.resolve("pipe.jar").toString()).start();
        boolean piped = mkfifo.waitFor() == 0;

        Result doctor = run("", "doctor");

        assertThat(doctor.code()).isZero();
        assertThat(doctor.out()).contains(folder.resolve("folder.jar") + ": it is not a file");
        if (piped) {
            assertThat(doctor.out()).contains(folder.resolve("pipe.jar") + ": it is not a file");
        }
    }

    private Path strikingFromTheStart(String mode) throws IOException {
        Path jar = folder.resolve("hostile.jar");
        hostile.with("mode", mode.getBytes(StandardCharsets.UTF_8)).write(jar);
        return jar;
    }

    private Result run(String stdin, String... words) {
        List<String> command = new ArrayList<>(List.of(words));
        command.addAll(List.of("--plugins", folder.toString()));
        return dlx(stdin, command.toArray(String[]::new));
    }

    /** The command that comes to a step. */
    private String[] commandFor(String mode) {
        String command = switch (step(mode)) {
            case "picture" -> "solve hostile --format svg --output " + folder;
            case "toString" -> "solve hostile --format json";
            case "symmetries", "symmetry", "hashCode" -> "solve hostile --all --distinct";
            default -> "solve hostile";
        };
        return command.split(" ");
    }

    private static String step(String mode) {
        return mode.substring(0, mode.indexOf(' '));
    }

    /** Returns the name of a step in messages. */
    private static String nameOf(String mode) {
        if (mode.equals("symmetries lopsided")) {
            return "search: a symmetry does not carry items to items";
        }
        return switch (step(mode)) {
            case "hashCode-of-puzzle" -> "describe";
            case "symmetry" -> "symmetries";
            default -> step(mode);
        };
    }

    private static List<String> eachKindOf(String... steps) {
        List<String> modes = new ArrayList<>();
        for (String step : steps) {
            KINDS.forEach(kind -> modes.add(step + ' ' + kind));
        }
        return modes;
    }
}
