package dlx.app;

import dlx.app.command.DlxProgram;
import dlx.app.console.ProcessEnvironment;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/** Runs command lines inside the test's process. Immutable. */
public record Cli(byte[] stdin, Map<String, String> environment, Optional<Path> home, boolean terminal) {

    /** What a run left behind. */
    public record Result(int code, String out, String err) {}

    public static Cli cli() {
        return new Cli(new byte[0], Map.of(), Optional.empty(), false);
    }

    /** One run with a text on standard input. */
    public static Result dlx(String stdin, String... args) {
        return cli().with(stdin).run(args);
    }

    public Cli with(String text) {
        return new Cli(text.getBytes(StandardCharsets.UTF_8), environment, home, terminal);
    }

    public Cli with(Map<String, String> variables) {
        return new Cli(stdin, variables, home, terminal);
    }

    public Cli at(Path launcherFolder) {
        return new Cli(stdin, environment, Optional.of(launcherFolder), terminal);
    }

    public Cli onTerminal() {
        return new Cli(stdin, environment, home, true);
    }

    /** A run with streams of one's own, for tests that look on while it runs. */
    public static int run(ProcessEnvironment process, String... args) {
        return Main.run(process, args);
    }

    /** Streams of one's own, and no messages, terminal or environment. */
    public static ProcessEnvironment process(InputStream in, OutputStream out) {
        return ProcessEnvironment.of(in, out, OutputStream.nullOutputStream());
    }

    /** The words that start the Java of this test, with the flags of all tests and these. */
    public static List<String> java(String... flags) {
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                // Most of a process of a second is compiling.
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData"));
        words.addAll(List.of(flags));
        return words;
    }

    /**
     * The words that run a command line in a process of its own, with the classes of this test.
     *
     * @param heap how much memory it may use, as Java says it: {@code 256m}
     */
    public static List<String> process(String heap, String... args) {
        List<String> words = java("-Xmx" + heap, "-cp", System.getProperty("java.class.path"), "dlx.app.Main");
        words.addAll(List.of(args));
        return words;
    }

    /** The commands with their options, by their names, as picocli sees them. */
    public static Map<String, CommandSpec> commands() {
        ProcessEnvironment nowhere = process(InputStream.nullInputStream(), OutputStream.nullOutputStream());
        Map<String, CommandSpec> commands = new LinkedHashMap<>();
        new Wiring(new AppModule(new ProcessModule(nowhere, new DlxProgram())))
                .get(CommandTree.class)
                .whole()
                .getSubcommands()
                .forEach((name, line) -> commands.put(name, line.getCommandSpec()));
        return commands;
    }

    public Result run(String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        InputStream in = new ByteArrayInputStream(stdin);
        ProcessEnvironment process =
                new ProcessEnvironment(in, out, err, terminal, terminal, () -> false, environment, home, false);
        int code;
        try {
            code = Main.run(process, args);
        } catch (Throwable e) { // of a hostile plugin: its words may throw where nobody expects that
            throw new AssertionError(
                    "it got out of the command line: " + e.getClass().getName());
        }
        return new Result(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
