package dlx.commands.line;

import java.util.List;
import java.util.Optional;

/** Reads other command lines of the program that runs. */
public interface CommandLines {

    /**
     * Reads the words of a command line.
     *
     * @param command the command that is expected
     * @return the values; empty if the words are not a command line of that command, or ask for help
     */
    Optional<Typed> read(Command<?> command, List<String> words);

    /** Returns a script that completes command lines of the program, for bash and zsh. */
    String completion();
}
