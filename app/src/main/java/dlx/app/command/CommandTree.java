package dlx.app.command;

import dlx.app.console.UsageException;
import dlx.app.option.GeneralOptions;
import jakarta.inject.Inject;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/**
 * The commands of a program as picocli sees them. Only the one that was asked for is built, which halves the time from the
 * prompt to the first line of an answer; all of them for {@code --help} and for the completion script.
 */
public final class CommandTree {

    private final IFactory factory;
    private final Program program;
    private final Slips slips;

    @Inject
    CommandTree(IFactory factory, Program program, Slips slips) {
        this.factory = factory;
        this.program = program;
        this.slips = slips;
    }

    /**
     * The tree for a command line.
     *
     * @throws UsageException if the first word is no command
     */
    public CommandLine forArguments(String... args) {
        String first = args[0];
        if (program.commands().contains(first)) {
            return root().addSubcommand(first, command(first));
        }
        if (!first.startsWith("-")) {
            throw slips.command(args);
        }
        return whole();
    }

    /** The tree with all commands. */
    public CommandLine whole() {
        CommandLine root = root();
        program.commands().forEach(name -> root.addSubcommand(name, command(name)));
        return root;
    }

    private CommandLine root() {
        return line(program.root());
    }

    private CommandLine command(String name) {
        CommandLine line = line(program.type(name)).addMixin("general", new GeneralOptions());
        line.getCommandSpec().usageMessage().abbreviateSynopsis(true);
        return line;
    }

    /** A word is what it is: what a file holds never stands in the place of one that begins with @. */
    private CommandLine line(Object command) {
        return new CommandLine(command, factory).setExpandAtFiles(false);
    }
}
