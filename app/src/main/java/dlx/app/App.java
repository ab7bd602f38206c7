package dlx.app;

import com.google.inject.Module;
import dlx.api.UnknownModelException;
import dlx.app.console.ClosedOutputException;
import dlx.app.console.Interrupts;
import dlx.app.console.ProcessConsole;
import dlx.app.console.Version;
import dlx.commands.console.ExitStatus;
import dlx.commands.console.RunFailure;
import dlx.commands.line.Program;
import dlx.commands.line.UsageException;
import dlx.commands.run.Slips;
import dlx.guice.Failures;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Runs one command line, and turns each error into one sentence and an exit code. */
final class App {

    private final ProcessConsole console;
    private final Interrupts interrupts;
    private final Program program;
    private final Wiring wiring;
    private final Ansi colors;

    App(ProcessModule process) {
        this(process, new AppModule(process));
    }

    /** Creates an app in which a test replaces parts. */
    App(ProcessModule process, Module wired) {
        program = process.program;
        console = process.console;
        interrupts = process.interrupts;
        wiring = new Wiring(wired);
        colors = process.environment.colors() ? Ansi.ON : Ansi.OFF;
    }

    /** Returns true if the words concern only the program, so that signals need not be handled. */
    static boolean isAboutProgram(String... args) {
        return args.length == 1 && List.of("-h", "--help", "-V", "--version").contains(args[0]);
    }

    /** Begins to create the injector in a second thread, while the caller prepares the process. */
    void begin() {
        wiring.begin();
    }

    int run(String... args) {
        if (options(args).contains("--debug")) {
            console.showTraces();
        }
        int code = guarded(() -> {
            try {
                return unwrapped(() -> execute(args));
            } catch (UnknownModelException e) {
                return reportError(wiring.get(Slips.class).model(e, args), e, ExitStatus.USAGE);
            }
        });
        int ended = guarded(() -> {
            console.close();
            return code;
        });
        return interrupts.exitCode().orElse(ended);
    }

    private int execute(String... args) throws Exception {
        if (args.length == 0) {
            console.reportOwn(usage(CommandTree.summaries(program)).stripTrailing());
            return ExitStatus.USAGE;
        }
        if (args[0].equals("help")) {
            if (args.length > 1 && !program.names().contains(args[1])) {
                throw wiring.get(Slips.class).help(args[1]);
            }
            return execute(args.length == 1 ? new String[] {"--help"} : new String[] {args[1], "--help"});
        }
        if (args.length == 1 && List.of("-V", "--version").contains(args[0])) {
            console.print(Version.line(program) + '\n');
            return ExitStatus.OK;
        }
        List<String> words = List.of(args);
        ParseResult parsed = tree(words).parseArgs(args);
        boolean help = parsed.isUsageHelpRequested();
        boolean version = parsed.isVersionHelpRequested();
        while (parsed.hasSubcommand()) { // dlx --help solve means dlx solve --help
            parsed = parsed.subcommand();
            help |= parsed.isUsageHelpRequested();
        }
        CommandLine command = parsed.commandSpec().commandLine();
        if (help) {
            console.printOwn(usage(command));
            return ExitStatus.OK;
        }
        if (version) {
            console.print(Version.line(program) + '\n');
            return ExitStatus.OK;
        }
        if (command.getCommand() instanceof PicocliCommand<?> typed) {
            return typed.run(wiring.get(CommandTree.class).typed(typed, parsed, words), wiring);
        }
        throw new UsageException("a command is missing; see " + program.name() + " --help");
    }

    /** Returns the tree for a command line. {@code --help} alone needs only the summaries of the commands. */
    private CommandLine tree(List<String> words) {
        return switch (words.size() == 1 ? words.get(0) : "") {
            case "-h", "--help" -> CommandTree.summaries(program);
            default -> wiring.get(CommandTree.class).forArguments(words);
        };
    }

    /** Runs work and reports each of its errors, because the callers do not. */
    private int guarded(Work work) {
        try {
            return unwrapped(work);
        } catch (ClosedOutputException e) {
            return ExitStatus.OK;
        } catch (ParameterException e) {
            return reportError(Usage.sentence(e), e, ExitStatus.USAGE);
        } catch (Throwable e) { // a plugin may have thrown it
            return reportError(RunFailure.sentence(e), e, RunFailure.code(e));
        }
    }

    /** Work that ends with an exit code, or with anything that a plugin throws. */
    private interface Work {
        int run() throws Throwable;
    }

    private static int unwrapped(Work work) throws Throwable {
        try {
            return work.run();
        } catch (Throwable e) {
            throw Failures.reason(e);
        }
    }

    private int reportError(String sentence, Throwable reason, int code) {
        try {
            console.reportError(sentence, reason);
        } catch (ClosedOutputException e) {
            return ExitStatus.OK;
        } catch (UncheckedIOException e) {
            // the output is broken, which has been reported
        }
        return code;
    }

    private String usage(CommandLine command) {
        command.setColorScheme(CommandLine.Help.defaultColorScheme(colors));
        return command.getUsageMessage(colors).replace(System.lineSeparator(), "\n");
    }

    private static List<String> options(String... args) {
        List<String> words = Arrays.asList(args);
        int end = words.indexOf("--");
        return end < 0 ? words : words.subList(0, end);
    }
}
