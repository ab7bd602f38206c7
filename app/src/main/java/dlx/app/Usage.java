package dlx.app;

import dlx.core.Suggestion;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
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
            String hint = Suggestion.hint(option, names(spec));
            return "there is no option " + option + (hint.startsWith(";") ? hint.strip() : "");
        }
        String message = String.valueOf(e.getMessage())
                .lines()
                .findFirst()
                .orElse("")
                .replaceFirst("is not an? (long|int)$", "is no whole number, or too large; expected a whole number");
        return message.isEmpty() ? message : Character.toLowerCase(message.charAt(0)) + message.substring(1);
    }

    private static List<String> names(CommandSpec spec) {
        List<String> names = new ArrayList<>();
        spec.options().forEach(option -> names.addAll(List.of(option.names())));
        return names;
    }
}
