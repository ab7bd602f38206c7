package dlx.app;

import dlx.app.option.Format;
import dlx.core.Suggestion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Makes one sentence of what picocli finds wrong with a command line. */
final class Usage {

    private Usage() {}

    static String sentence(ParameterException e) {
        CommandSpec spec = e.getCommandLine().getCommandSpec();
        String problem = problem(e, spec);
        String end = problem.endsWith("?") ? " See " : "; see ";
        return spec.qualifiedName() + ": " + problem + end + spec.qualifiedName() + " --help";
    }

    private static String problem(ParameterException e, CommandSpec spec) {
        if (e instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            String word = unmatched.getUnmatched().get(0);
            if (!word.startsWith("-")) {
                return "\"" + word + "\" is one word too many";
            }
            int end = word.indexOf('=');
            String option = end < 0 ? word : word.substring(0, end);
            return "there is no option " + option
                    + longer(option, spec)
                            .or(() -> format(option, spec))
                            .map(meant -> "; did you mean \"" + meant + "\"?")
                            .orElseGet(() -> similar(option, spec));
        }
        String message = String.valueOf(e.getMessage())
                .lines()
                .findFirst()
                .orElse("")
                .replaceFirst("is not an? (long|int)$", "is no whole number, or too large; expected a whole number");
        return message.isEmpty() ? message : Character.toLowerCase(message.charAt(0)) + message.substring(1);
    }

    private static String similar(String option, CommandSpec spec) {
        String hint = Suggestion.hint(option, names(spec));
        return hint.startsWith(";") ? hint.strip() : "";
    }

    /** {@code --time} for {@code --time-limit}: other programs say more. */
    private static Optional<String> longer(String option, CommandSpec spec) {
        return names(spec).stream()
                .filter(name -> option.startsWith(name + '-'))
                .max(Comparator.comparingInt(String::length));
    }

    /** {@code --format json} for {@code --json}. */
    private static Optional<String> format(String option, CommandSpec spec) {
        return Arrays.stream(Format.values())
                .map(Format::word)
                .filter(word -> option.equals("--" + word))
                .filter(word -> Optional.ofNullable(spec.findOption("--format"))
                        .filter(formats -> describes(formats, word))
                        .isPresent())
                .map(word -> "--format " + word)
                .findFirst();
    }

    private static boolean describes(OptionSpec option, String word) {
        return List.of(String.join(" ", option.description()).split("\\W+")).contains(word);
    }

    private static List<String> names(CommandSpec spec) {
        List<String> names = new ArrayList<>();
        spec.options().forEach(option -> names.addAll(List.of(option.names())));
        return names;
    }
}
