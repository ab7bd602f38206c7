package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.console.Console;
import dlx.app.console.ExitStatus;
import dlx.app.line.Command;
import dlx.app.line.CommandLines;
import dlx.app.line.PlanRunner;
import dlx.app.line.Typed;

/** The command {@code dlx completion}. */
final class CompletionCommand implements PlanRunner<Typed> {

    static final Command<Typed> COMMAND = Command.named("completion")
            .about("Put  source <(dlx completion)  into ~/.bashrc or ~/.zshrc.")
            .examples("dlx completion")
            .asTyped();

    private final CommandLines lines;
    private final Console console;

    @Inject
    CompletionCommand(CommandLines lines, Console console) {
        this.lines = lines;
        this.console = console;
    }

    @Override
    public int run(Typed typed) {
        console.print(lines.completion());
        return ExitStatus.OK;
    }
}
