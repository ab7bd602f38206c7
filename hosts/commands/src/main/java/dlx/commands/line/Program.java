package dlx.commands.line;

import java.time.Duration;
import java.util.List;

/** A program of the command line: its name and its commands. */
public interface Program {

    /**
     * A command of a program.
     *
     * @param name the word that calls it
     * @param summary the first sentence of its help
     */
    record Entry(String name, String summary) {}

    /** Returns the first word of its command lines. */
    String name();

    /** Returns the first sentence of its help. */
    String summary();

    /** Returns the last lines of its help. */
    List<String> footer();

    /** Returns its commands in the order of {@code --help}. */
    List<Entry> commands();

    /**
     * Returns a command, and the class that the injector makes when it was typed.
     *
     * @param command the name of one of {@link #commands}
     */
    PlanRunner.Call<?> call(String command);

    /** Returns true if the answer of a command waits mostly for classes of a search. */
    default boolean searches(String command) {
        return false;
    }

    /** Returns the names of its commands in the order of {@code --help}. */
    default List<String> names() {
        return commands().stream().map(Entry::name).toList();
    }

    /** Returns the time that an interrupted run may take to end its work and to write what is known. */
    default Duration patience() {
        return Duration.ofSeconds(3); // a search ends within milliseconds; a plugin may not look at its token at all
    }
}
