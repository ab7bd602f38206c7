package dlx.app.command;

import dlx.app.option.Arguments;
import java.util.List;
import java.util.concurrent.Callable;

/** A command of a program: its arguments, its help, and the run of one command line. Made by the injector when it was typed. */
public abstract class Command implements Callable<Integer> {

    /** The options and positional arguments; each field of a command declares one. */
    protected final Arguments arguments = new Arguments(this);

    /** A command without arguments of its own. */
    protected Command() {}

    /** Returns the paragraphs of the help after the summary that the program has. */
    protected List<String> description() {
        return List.of();
    }

    /** Returns the lines at the end of the help: examples, as a rule. */
    protected List<String> footer() {
        return List.of();
    }
}
