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
     * Makes a command, as picocli takes it.
     *
     * @param name one of {@link #commands}
     */
    Object command(String name, Services services);

    /** How long the program may take, when somebody interrupts it, to end what it does and to write what is known. */
    default Duration patience() {
        return Duration.ofSeconds(3); // a search ends within milliseconds; a plugin may not look at its token at all
    }
}
