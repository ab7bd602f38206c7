package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

import dlx.app.command.DlxProgram;
import dlx.app.console.ProcessEnvironment;
import dlx.app.plugin.PluginOptions;
import dlx.commands.SharedCommands;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.Program;
import dlx.commands.line.Typed;
import dlx.commands.line.UnreadableException;
import dlx.commands.line.UsageException;
import dlx.commands.run.Slips;
import dlx.commands.words.CommandReader;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Tests that hosts without picocli read the same values from the same words, and refuse the others in the same sentences. */
class CommandReaderTest {

    private static final Program PROGRAM = new DlxProgram();
    private static final int LINES = 400;

    private static final List<String> VALUES = List.of(
            "3",
            "-1",
            "+7",
            "99999999999",
            "1e3",
            "10s",
            "5 m",
            "64M",
            "3..5",
            "..",
            "5..3",
            "a=b",
            "=",
            "sat",
            "json",
            "true",
            "FALSE",
            "",
            "-",
            "sudoku",
            "file.txt",
            "links",
            "x y");

    /** Words of which one makes a command line wrong. */
    private static final List<String> SLIPS = List.of(
            "--tim", "--time-limit", "--json", "--svg", "-x", "-x=3", "--no-progres", "--no-all", "-h", "--help", "--");

    static Stream<String> commands() {
        return SharedCommands.entries().stream().map(Program.Entry::name);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void readsTheSameAsPicocli(String name) {
        Command<?> command = PROGRAM.call(name).command();
        for (int seed = 0; seed < LINES; seed++) {
            List<String> words = words(command, new Random(seed));
            assertThat(read(command, words)).as(seed + ": " + words).isEqualTo(readByPicocli(command, words));
        }
    }

    /** Returns a command line with one fault at most: of two, picocli tells one or the other. */
    private static List<String> words(Command<?> command, Random random) {
        List<String> words = new ArrayList<>();
        boolean hasFault = false;
        for (Parameter<?> parameter : command.parameters()) {
            if (parameter.names().isEmpty() ? parameter.isRequired() || random.nextBoolean() : random.nextInt(6) == 0) {
                String value = one(VALUES, random);
                boolean isFault = !isValue(parameter, value);
                if (isFault && hasFault || parameter.names().isEmpty() && value.startsWith("-") && value.length() > 1) {
                    value = "3";
                    isFault = !isValue(parameter, value);
                }
                if (!isFault || !hasFault) {
                    hasFault |= isFault;
                    add(words, parameter, value, random);
                }
            }
        }
        if (!hasFault && random.nextInt(4) == 0) {
            words.add(random.nextInt(words.size() + 1), one(SLIPS, random));
        }
        words.add(0, command.name());
        return words;
    }

    private static void add(List<String> words, Parameter<?> parameter, String value, Random random) {
        if (parameter.names().isEmpty()) {
            words.add(value);
            return;
        }
        String name = one(parameter.names(), random);
        switch (parameter.kind()) {
            case FLAG -> words.add(name);
            case NEGATABLE -> words.add(random.nextBoolean() ? name : "--no-" + name.substring(2));
            default -> {
                if (random.nextBoolean()) {
                    words.addAll(0, List.of(name, value));
                } else {
                    words.add(name.startsWith("--") ? name + '=' + value : name + value);
                }
            }
        }
    }

    private static boolean isValue(Parameter<?> parameter, String word) {
        try {
            switch (parameter.kind()) {
                case INTEGER -> Integer.parseInt(word);
                case LONG -> Long.parseLong(word);
                default -> parameter.read(word);
            }
            return true;
        } catch (NumberFormatException | UnreadableException e) {
            return false;
        }
    }

    private static String one(List<String> words, Random random) {
        return words.get(random.nextInt(words.size()));
    }

    private static String read(Command<?> command, List<String> words) {
        try {
            return CommandReader.read("dlx", command, words)
                    .map(typed -> said(command, typed))
                    .orElse("help");
        } catch (UsageException e) {
            return String.valueOf(e.getMessage());
        }
    }

    private static String readByPicocli(Command<?> command, List<String> words) {
        ProcessEnvironment process = ProcessEnvironment.of(
                InputStream.nullInputStream(), OutputStream.nullOutputStream(), OutputStream.nullOutputStream());
        CommandTree tree = new CommandTree(PROGRAM, new PluginOptions(process), mock(Slips.class));
        try {
            ParseResult read = tree.forArguments(words)
                    .parseArgs(words.toArray(String[]::new))
                    .subcommand();
            if (read.isUsageHelpRequested()) {
                return "help";
            }
            PicocliCommand<?> found = (PicocliCommand<?>) read.commandSpec().userObject();
            return said(command, tree.typed(found, read, words));
        } catch (ParameterException e) {
            return Usage.sentence(e);
        }
    }

    private static String said(Command<?> command, Typed typed) {
        StringBuilder said = new StringBuilder();
        for (Parameter<?> parameter : command.parameters()) {
            Object value = typed.get(parameter);
            said.append(Optional.of(parameter.names())
                            .filter(names -> !names.isEmpty())
                            .orElse(List.of(parameter.label())))
                    .append(typed.isGiven(parameter) ? " = " : " is ")
                    .append(value)
                    .append('\n');
        }
        return said.toString();
    }
}
