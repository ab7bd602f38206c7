package dlx.app.command;

import com.google.inject.Inject;
import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.line.Command;
import dlx.commands.line.CommandLines;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;

/** Writes a script that completes command lines in bash and zsh: {@code dlx completion}. */
record CompletionCommand(CommandLines lines, Console console) implements PlanRunner<Typed> {

    static final Command<Typed> COMMAND = Command.named("completion")
            .about("Put  source <(dlx completion)  into ~/.bashrc or ~/.zshrc.")
            .examples("dlx completion")
            .asTyped();

    @Inject
    CompletionCommand {}

    @Override
    public int run(Typed typed) {
        console.print(lines.completion());
        return ExitStatus.OK;
    }
}
