package dlx.app.command;

import java.time.Duration;
import java.util.List;

/** A program of the command line: what it is called, and its commands. */
public interface Program {

    /** The first word of its command lines. */
    String name();

    /** The names of its commands, in the order of {@code --help}. */
    List<String> commands();

    /** What picocli reads the description of the program from, with the options {@code --help} and {@code --version}. */
    Object root();

    /**
     * The class of a command, which Guice builds. A class that is not asked for need not be loaded.
     *
     * @param command one of {@link #commands}
     */
    Class<?> type(String command);

    /** How long the program may take, when somebody interrupts it, to end what it does and to write what is known. */
    default Duration patience() {
        return Duration.ofSeconds(3); // a search ends within milliseconds; a plugin may not look at its token at all
    }
}
