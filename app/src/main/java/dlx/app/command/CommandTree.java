package dlx.app.command;

import com.google.inject.Inject;
import com.google.inject.Injector;
import dlx.app.option.Arguments;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The commands of a program as picocli sees them. Only the command that was typed is made, which halves the time from the prompt to
 * the first line of an answer; all of them for the completion script.
 */
public final class CommandTree {

    private final Program program;
    private final Injector injector;
    private final Slips slips;

    /**
     * The commands of a program.
     *
     * @param injector makes a command of its class
     * @param slips guesses the meaning of a wrong first word
     */
    @Inject
    CommandTree(Program program, Injector injector, Slips slips) {
        this.program = program;
        this.injector = injector;
        this.slips = slips;
    }

    /** Returns the tree of a program with the summaries of its commands: enough for {@code --help}. */
    public static CommandLine summaries(Program program) {
        CommandSpec root = root(program);
        for (Program.Entry entry : program.commands()) {
            CommandSpec command = CommandSpec.create();
            command.usageMessage().description(entry.summary());
            root.addSubcommand(entry.name(), command);
        }
        return line(root);
    }

    /**
     * Returns the tree for a command line that begins with a command, or has one after {@code --help}.
     *
     * @throws dlx.app.console.UsageException if the first word is not a command
     */
    public CommandLine forArguments(String... args) {
        for (Program.Entry entry : program.commands()) {
            if (entry.name().equals(args[0])) {
                CommandSpec root = root(program);
                add(root, entry);
                return line(root);
            }
        }
        if (!args[0].startsWith("-")) {
            throw slips.command(args);
        }
        return whole();
    }

    /** Returns the tree with all commands. */
    public CommandLine whole() {
        CommandSpec root = root(program);
        for (Program.Entry entry : program.commands()) {
            add(root, entry);
        }
        return line(root);
    }

    private static CommandSpec root(Program program) {
        Arguments arguments = new Arguments(program);
        arguments.help();
        arguments.version();
        CommandSpec root = arguments.spec().name(program.name());
        root.usageMessage().description(program.summary()).footer(lines(program.footer()));
        return root;
    }

    private void add(CommandSpec root, Program.Entry entry) {
        Command command = injector.getInstance(program.type(entry.name()));
        command.arguments.help();
        command.arguments.flag("--debug", "Shows the stack trace of an error."); // App looks at it itself
        CommandSpec spec = command.arguments.spec();
        spec.usageMessage()
                .description(lines(entry.summary(), command.description()))
                .footer(lines(command.footer()))
                .abbreviateSynopsis(true);
        root.addSubcommand(entry.name(), spec);
    }

    /** A word is what it is: what a file holds never stands in the place of one that begins with @. */
    private static CommandLine line(CommandSpec root) {
        return new CommandLine(root).setExpandAtFiles(false);
    }

    private static String[] lines(String first, List<String> more) {
        return Stream.concat(Stream.of(first), more.stream()).toArray(String[]::new);
    }

    private static String[] lines(List<String> all) {
        return all.toArray(new String[0]);
    }
}
