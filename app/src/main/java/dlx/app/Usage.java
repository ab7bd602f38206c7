package dlx.app;

import dlx.commands.words.OptionHint;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns an error that picocli finds in a command line into one sentence. */
final class Usage {

    private Usage() {}

    static String sentence(ParameterException e) {
        CommandSpec spec = e.getCommandLine().getCommandSpec();
        return OptionHint.sentence(spec.qualifiedName(), problem(e, spec));
    }

    private static String problem(ParameterException e, CommandSpec spec) {
        if (e instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            String word = unmatched.getUnmatched().get(0);
            if (!word.startsWith("-")) {
                return "\"" + word + "\" is an unexpected word";
            }
            int end = word.indexOf('=');
            String option = end < 0 ? word : word.substring(0, end);
            return OptionHint.unknown(option, names(spec), formats(spec));
        }
        String message = String.valueOf(e.getMessage())
                .lines()
                .findFirst()
                .orElse("")
                .replaceFirst("^Invalid value for option '(\\S+)'[^:]*: ", "$1 ")
                .replaceFirst("'(.*)' is not an int$", "$1: must be a whole number below 2^31")
                .replaceFirst("'(.*)' is not a long$", "$1: must be a whole number below 2^63")
                .replaceFirst("'(.*)' is not a boolean$", "$1: must be true or false");
        return message.isEmpty() ? message : Character.toLowerCase(message.charAt(0)) + message.substring(1);
    }

    private static String formats(CommandSpec spec) {
        OptionSpec formats = spec.findOption("--format");
        return formats == null ? "" : String.join(" ", formats.description());
    }

    private static List<String> names(CommandSpec spec) {
        return spec.options().stream()
                .flatMap(option -> Stream.of(option.names()))
                .toList();
    }
}
