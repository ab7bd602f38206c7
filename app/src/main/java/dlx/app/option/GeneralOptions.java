package dlx.app.option;

import picocli.CommandLine.Option;

/** Options of every command. {@code App} looks at {@code --debug} itself, because parsing may go wrong too. */
public final class GeneralOptions {

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Shows this help.")
    private boolean help;

    @Option(names = "--debug", description = "Shows the stack trace of an error.")
    private boolean debug;
}
