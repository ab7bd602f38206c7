package dlx.app;

import com.google.inject.Inject;
import dlx.app.plugin.PluginOptions;
import dlx.commands.line.Command;
import dlx.commands.line.CommandLines;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Program;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.run.Slips;
import java.util.List;
import java.util.Optional;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * The commands of a program as declared to picocli. Only the command that the user typed is created, which halves the
 * time from the prompt to the first line of an answer. The completion script needs all commands.
 *
 * @param plugins receives the plugin folders of each command line that is read
 * @param slips suggests corrections of a wrong first word
 */
record CommandTree(Program program, PluginOptions plugins, Slips slips) implements CommandLines {

    @Inject
    CommandTree {}

    /** Returns the tree of a program with the summaries of its commands, which is enough for {@code --help}. */
    static CommandLine summaries(Program program) {
        CommandSpec root = root(program);
        for (Program.Entry entry : program.commands()) {
            CommandSpec command = CommandSpec.create();
            command.usageMessage().description(entry.summary());
            root.addSubcommand(entry.name(), command);
        }
        return line(root);
    }

    /**
     * Returns the tree for a command line that begins with a command or an option.
     *
     * @throws UsageException if the first word is neither a command nor an option
     */
    CommandLine forArguments(List<String> words) {
        for (Program.Entry entry : program.commands()) {
            if (entry.name().equals(words.get(0))) {
                CommandSpec root = root(program);
                add(root, entry);
                return line(root);
            }
        }
        if (!words.get(0).startsWith("-")) {
            throw slips.command(words.toArray(String[]::new));
        }
        return whole();
    }

    /** Returns the tree with all commands. */
    CommandLine whole() {
        CommandSpec root = root(program);
        program.commands().forEach(entry -> add(root, entry));
        return line(root);
    }

    /** Returns the values of a command line that picocli has read, and sets its plugin folders. */
    Typed typed(PicocliCommand<?> command, ParseResult read, List<String> words) {
        Typed typed = command.typed(program.name(), read, words);
        plugins.take(typed);
        return typed;
    }

    @Override
    public Optional<Typed> read(Command<?> command, List<String> words) {
        try {
            ParseResult read = forArguments(words).parseArgs(words.toArray(String[]::new));
            if (read.hasSubcommand()
                    && !read.subcommand().isUsageHelpRequested()
                    && read.subcommand().commandSpec().userObject() instanceof PicocliCommand<?> found
                    && found.isOf(command)) {
                return Optional.of(typed(found, read.subcommand(), words));
            }
        } catch (ParameterException | UsageException e) {
            // not a command line of this program
        }
        return Optional.empty();
    }

    @Override
    public String completion() {
        return AutoComplete.bash(program.name(), whole()).replace(System.lineSeparator(), "\n");
    }

    private static CommandSpec root(Program program) {
        CommandSpec root = CommandSpec.create().name(program.name()).addOption(help());
        root.addOption(OptionSpec.builder("-V", "--version")
                .versionHelp(true)
                .description("Shows the version.")
                .build());
        root.usageMessage()
                .description(program.summary())
                .footer(program.footer().toArray(String[]::new));
        return root;
    }

    private void add(CommandSpec root, Program.Entry entry) {
        PlanRunner.Call<?> call = program.call(entry.name());
        CommandSpec spec = new PicocliCommand<>(call).spec(entry.summary());
        spec.addOption(help());
        spec.addOption(OptionSpec.builder("--debug")
                .description("Shows the stack trace of an error.") // App looks at it itself
                .build());
        root.addSubcommand(entry.name(), spec);
    }

    private static OptionSpec help() {
        return OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Shows this help.")
                .build();
    }

    /** Returns picocli's parser without @-files: a word that begins with @ is taken literally. */
    private static CommandLine line(CommandSpec root) {
        return new CommandLine(root).setExpandAtFiles(false);
    }
}
