package dlx.app.command;

import dlx.app.console.Console;
import dlx.app.console.ExitStatus;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;

@Command(
        name = "completion",
        description = {
            "Writes a script that completes dlx command lines, for bash and zsh.",
            "Put  source <(dlx completion)  into ~/.bashrc or ~/.zshrc."
        },
        footer = {"", "Example:", "  dlx completion"})
final class CompletionCommand implements Callable<Integer> {

    private final CommandTree tree;
    private final Console console;

    CompletionCommand(Services services) {
        this.tree = services.tree();
        this.console = services.console();
    }

    @Override
    public Integer call() {
        console.print(AutoComplete.bash("dlx", tree.whole()).replace(System.lineSeparator(), "\n"));
        return ExitStatus.OK;
    }
}
