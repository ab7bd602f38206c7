package dlx.commands.words;

import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UnreadableException;
import dlx.commands.line.UsageException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the words of a command line, for a host without a library for command lines. It rejects the same words as
 * picocli, with the same messages. For one command line.
 */
public final class CommandReader {

    private static final List<String> HELP = List.of("-h", "--help");

    private final String program;
    private final Command<?> command;
    private final Map<String, Parameter<?>> options = new LinkedHashMap<>();
    private final List<Parameter<?>> positionals = new ArrayList<>();
    private final Map<Parameter<?>, Object> values = new LinkedHashMap<>();
    private final List<String> rest = new ArrayList<>();
    private boolean asksForHelp;

    private CommandReader(String program, Command<?> command) {
        this.program = program;
        this.command = command;
        for (Parameter<?> parameter : command.parameters()) {
            parameter.names().forEach(name -> options.put(name, parameter));
            if (parameter.kind() == Parameter.Kind.NEGATABLE) {
                options.put(negated(parameter), parameter);
            }
            if (parameter.names().isEmpty()) {
                positionals.add(parameter);
            }
        }
    }

    /**
     * Reads a command line.
     *
     * @param program the first word of command lines
     * @param words the name of the command, then its options and arguments
     * @return the values; empty if the words ask for help
     * @throws UsageException if the words are not a command line of the command
     */
    public static Optional<Typed> read(String program, Command<?> command, List<String> words) {
        CommandReader reader = new CommandReader(program, command);
        reader.readAll(words.subList(1, words.size()));
        return reader.asksForHelp ? Optional.empty() : Optional.of(new Typed(program, command, words, reader.values));
    }

    private void readAll(List<String> words) {
        for (int k = 0; k < words.size(); k++) {
            String word = words.get(k);
            if (word.equals("--")) {
                rest.addAll(words.subList(k + 1, words.size()));
                break;
            }
            if (HELP.contains(word)) {
                asksForHelp = true;
            } else if (word.length() < 2 || word.charAt(0) != '-' || isNumber(word)) {
                rest.add(word);
            } else {
                k += readOption(word, words.subList(k + 1, words.size()));
            }
        }
        if (!asksForHelp) {
            readPositionals();
        }
    }

    private static boolean isNumber(String word) {
        try {
            Double.parseDouble(word);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    /**
     * Reads an option.
     *
     * @param next the words after the option
     * @return the number of words of {@code next} that belong to the option: 0 or 1
     */
    private int readOption(String word, List<String> next) {
        int end = word.startsWith("--") ? word.indexOf('=') : -1;
        String name = end < 0 ? word : word.substring(0, end);
        Optional<String> value = end < 0 ? Optional.empty() : Optional.of(word.substring(end + 1));
        if (!options.containsKey(name) && !name.startsWith("--") && options.containsKey(name.substring(0, 2))) {
            String joined = name.substring(2);
            value = Optional.of(joined.startsWith("=") ? joined.substring(1) : joined);
            name = name.substring(0, 2);
        }
        Parameter<?> option = options.get(name);
        if (option == null) {
            throw refused(OptionHint.unknown(name.split("=", 2)[0], names(), formats()));
        }
        if (!option.isRepeated() && values.containsKey(option)) {
            throw refused("option '" + shown(option) + "' should be specified only once");
        }
        if (takesNoValue(option)) {
            values.put(option, isOn(option, value) != name.equals(negated(option)));
            return 0;
        }
        if (value.isEmpty() && next.isEmpty()) {
            throw refused("missing required parameter for option '" + shown(option) + "' (" + option.label() + ")");
        }
        String typed = value.orElseGet(() -> next.get(0));
        if (value.isEmpty() && isOption(typed)) {
            throw refused("expected parameter for option '" + shown(option) + "' but found '" + typed + "'");
        }
        put(option, typed, shown(option));
        return value.isPresent() ? 0 : 1;
    }

    private boolean isOption(String word) {
        return word.equals("--") || HELP.contains(word) || options.containsKey(word.split("=", 2)[0]);
    }

    private void readPositionals() {
        int taken = 0;
        for (Parameter<?> parameter : positionals) {
            if (parameter.isRequired() && rest.size() <= taken) {
                throw refused("missing required parameter: '" + parameter.label() + "'");
            }
            int end = parameter.isRepeated() ? rest.size() : Math.min(taken + 1, rest.size());
            for (; taken < end; taken++) {
                put(parameter, rest.get(taken), parameter.label());
            }
        }
        if (taken < rest.size()) {
            String word = rest.get(taken);
            throw refused(
                    word.startsWith("-")
                            ? OptionHint.unknown(word, names(), formats())
                            : '"' + word + "\" is an unexpected word");
        }
    }

    /** Reads a word as a value of a parameter; {@code what} names the parameter in messages. */
    private void put(Parameter<?> parameter, String word, String what) {
        String separator = parameter.separator();
        for (String piece : separator.isEmpty() ? new String[] {word} : word.split(separator)) {
            Object value = value(parameter, piece, what);
            if (parameter.isRepeated()) {
                List<Object> all = new ArrayList<>();
                if (values.get(parameter) instanceof List<?> before) {
                    all.addAll(before);
                }
                all.add(value);
                values.put(parameter, all);
            } else {
                values.put(parameter, value);
            }
        }
    }

    private Object value(Parameter<?> parameter, String word, String what) {
        try {
            return switch (parameter.kind()) {
                case INTEGER -> Integer.valueOf(word);
                case LONG -> Long.valueOf(word);
                default -> parameter.read(word);
            };
        } catch (NumberFormatException e) {
            throw refused(what + ' ' + word + ": must be a whole number below 2^"
                    + (parameter.kind() == Parameter.Kind.INTEGER ? "31" : "63"));
        } catch (UnreadableException e) {
            throw refused(what + ' ' + e.getMessage());
        }
    }

    private boolean isOn(Parameter<?> option, Optional<String> value) {
        String word = value.orElse("true");
        if (!word.equalsIgnoreCase("true") && !word.equalsIgnoreCase("false")) {
            throw refused(shown(option) + ' ' + word + ": must be true or false");
        }
        return word.equalsIgnoreCase("true");
    }

    private static boolean takesNoValue(Parameter<?> option) {
        return option.kind() == Parameter.Kind.FLAG || option.kind() == Parameter.Kind.NEGATABLE;
    }

    private static String negated(Parameter<?> option) {
        return option.kind() == Parameter.Kind.NEGATABLE
                ? "--no-" + option.names().get(0).substring(2)
                : "";
    }

    private static String shown(Parameter<?> option) {
        return option.names().get(option.names().size() - 1);
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        command.parameters().forEach(parameter -> names.addAll(parameter.names()));
        names.addAll(HELP);
        return names;
    }

    private String formats() {
        Parameter<?> format = options.get("--format");
        return format == null ? "" : String.join(" ", format.description());
    }

    private UsageException refused(String problem) {
        return new UsageException(OptionHint.sentence(program + ' ' + command.name(), problem));
    }
}
