package dlx.commands.words;

import dlx.commands.option.Format;
import dlx.core.messages.Suggestion;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Messages about invalid command lines. */
public final class OptionHint {

    private OptionHint() {}

    /** Returns the complete message about a command line: the problem, and the command that prints the help. */
    public static String sentence(String command, String problem) {
        String end = problem.endsWith("?") ? " See " : "; see ";
        return command + ": " + problem + end + command + " --help";
    }

    /**
     * Returns the problem of an option that does not exist, with the option that was probably meant.
     *
     * @param names the options that exist
     * @param formats the description of the option {@code --format}; empty for a command without this option
     */
    public static String unknown(String option, List<String> names, String formats) {
        return "unknown option " + option
                + longer(option, names)
                        .or(() -> format(option, formats))
                        .map(meant -> "; did you mean \"" + meant + "\"?")
                        .orElseGet(() -> similar(option, names));
    }

    private static String similar(String option, List<String> names) {
        String hint = Suggestion.hint(option, names);
        return hint.startsWith(";") ? hint.strip() : "";
    }

    /** Returns {@code --time} for {@code --time-limit}, because other programs have longer names. */
    private static Optional<String> longer(String option, List<String> names) {
        return names.stream()
                .filter(name -> option.startsWith(name + '-'))
                .max(Comparator.comparingInt(String::length));
    }

    /** Returns {@code --format json} for {@code --json}. */
    private static Optional<String> format(String option, String formats) {
        List<String> words = List.of(formats.split("\\W+"));
        return Arrays.stream(Format.values())
                .map(Format::word)
                .filter(word -> option.equals("--" + word) && words.contains(word))
                .map(word -> "--format " + word)
                .findFirst();
    }
}
