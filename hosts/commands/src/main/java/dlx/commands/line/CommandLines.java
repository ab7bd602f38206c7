package dlx.commands.line;

import java.util.List;
import java.util.Optional;

/** Reads other command lines of the running program. */
public interface CommandLines {

    /**
     * Reads the words of a command line.
     *
     * @param command the expected command
     * @return the values; empty if the words are not a command line of this command, or ask for help
     */
    Optional<Typed> read(Command<?> command, List<String> words);

    /** Returns a script that completes command lines of the program, for bash and zsh. */
    String completion();
}
