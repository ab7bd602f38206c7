package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.console.Console;
import dlx.app.console.ExitStatus;
import java.util.List;
import picocli.AutoComplete;

/** The command {@code dlx completion}. */
final class CompletionCommand extends Command {

    private final CommandTree tree;
    private final Console console;

    @Inject
    CompletionCommand(CommandTree tree, Console console) {
        this.tree = tree;
        this.console = console;
    }

    @Override
    protected List<String> description() {
        return List.of("Put  source <(dlx completion)  into ~/.bashrc or ~/.zshrc.");
    }

    @Override
    protected List<String> footer() {
        return List.of("", "Example:", "  dlx completion");
    }

    @Override
    public Integer call() {
        console.print(AutoComplete.bash("dlx", tree.whole()).replace(System.lineSeparator(), "\n"));
        return ExitStatus.OK;
    }
}
