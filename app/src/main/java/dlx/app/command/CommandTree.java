package dlx.app.command;

import dlx.app.console.UsageException;
import dlx.app.option.GeneralOptions;
import picocli.CommandLine;

/**
 * The commands of a program as picocli sees them. Only the one that was asked for is built, which halves the time from the
 * prompt to the first line of an answer; all of them for {@code --help} and for the completion script.
 */
public final class CommandTree {

    private final Program program;
    private final Services services;

    CommandTree(Program program, Services services) {
        this.program = program;
        this.services = services;
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
            throw services.slips().command(args);
        }
        boolean isOfVersion = args.length == 1 && (first.equals("-V") || first.equals("--version"));
        return isOfVersion ? root() : whole();
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
        CommandLine line = line(program.command(name, services)).addMixin("general", new GeneralOptions());
        line.getCommandSpec().usageMessage().abbreviateSynopsis(true);
        return line;
    }

    /** A word is what it is: what a file holds never stands in the place of one that begins with @. */
    private CommandLine line(Object command) {
        return new CommandLine(command).setExpandAtFiles(false);
    }
}
