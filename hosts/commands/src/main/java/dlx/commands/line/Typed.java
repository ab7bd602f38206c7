package dlx.commands.line;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The values of a command line, by their parameters. Immutable. */
public final class Typed {

    private final String program;
    private final Command<?> command;
    private final List<String> words;
    private final Map<Parameter<?>, Object> values;

    /**
     * Creates the values of a command line.
     *
     * @param program the first word of a command line of the program
     * @param command the command
     * @param words the command line after the name of the program
     * @param values the values as their parameters read them; lists if a parameter may be repeated
     */
    public Typed(String program, Command<?> command, List<String> words, Map<Parameter<?>, Object> values) {
        this.program = program;
        this.command = command;
        this.words = List.copyOf(words);
        this.values = Map.copyOf(values);
    }

    /** Returns the value of a parameter, or its default. */
    public <T> T get(Parameter<T> parameter) {
        return parameter.typed(Optional.ofNullable(values.get(parameter)));
    }

    /** Returns true if a value was typed. */
    public boolean isGiven(Parameter<?> parameter) {
        return values.containsKey(parameter);
    }

    /** Returns true if the command has a parameter. */
    public boolean has(Parameter<?> parameter) {
        return command.parameters().contains(parameter);
    }

    /** Returns the name of the command: {@code count}. */
    public String command() {
        return command.name();
    }

    /** Returns the name of the command after that of its program: {@code dlx count}. */
    public String qualifiedName() {
        return program + ' ' + command.name();
    }

    /** Returns the command line after the name of the program. */
    public List<String> words() {
        return words;
    }
}
