package dlx.app.command;

import com.google.inject.Inject;
import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.line.Command;
import dlx.commands.line.CommandLines;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;

/** Writes a script that completes command lines in bash and zsh: {@code dlx completion}. */
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
