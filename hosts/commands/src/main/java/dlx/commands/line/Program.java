package dlx.commands.line;

import java.time.Duration;
import java.util.List;

/** A program of the command line: its name and its commands. */
public interface Program {

    /**
     * A command of a program.
     *
     * @param name the word that calls the command
     * @param summary the first sentence of the command's help
     */
    record Entry(String name, String summary) {}

    /** Returns the first word of the program's command lines. */
    String name();

    /** Returns the first sentence of the program's help. */
    String summary();

    /** Returns the last lines of the program's help. */
    List<String> footer();

    /** Returns the commands in the order of {@code --help}. */
    List<Entry> commands();

    /**
     * Returns a command with the class of its runner.
     *
     * @param command the name of one of {@link #commands}
     */
    PlanRunner.Call<?> call(String command);

    /** Returns true if a command spends most of its start loading the classes of a search. */
    default boolean searches(String command) {
        return false;
    }

    /** Returns the names of the commands in the order of {@code --help}. */
    default List<String> names() {
        return commands().stream().map(Entry::name).toList();
    }

    /** Returns the maximum time of an interrupted run to end its work and to write its results so far. */
    default Duration patience() {
        return Duration.ofSeconds(3); // a search ends within milliseconds; a plugin may ignore its token
    }
}
