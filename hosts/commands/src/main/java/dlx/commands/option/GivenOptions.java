package dlx.commands.option;

import dlx.api.Cover;
import dlx.commands.console.Printable;
import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.core.Solver;
import dlx.core.SolverBuilder;
import dlx.core.messages.Suggestion;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The options that give labels of the cover, in addition to the givens of the puzzle.
 *
 * @param pinned the labels that a solution must have
 * @param forbidden the labels that a solution must not have
 */
public record GivenOptions(List<String> pinned, List<String> forbidden) {

    private static final Parameter<List<String>> PIN = Parameter.option(
                    "--pin",
                    "LABEL",
                    "Finds only solutions with this option; can be repeated. Labels: the values of chosen in --format json.")
            .texts();

    private static final Parameter<List<String>> FORBID = Parameter.option(
                    "--forbid", "LABEL", "Finds only solutions without this option; can be repeated.")
            .texts();

    public static final List<Parameter<?>> PARAMETERS = List.of(PIN, FORBID);

    /** No labels. */
    public static final GivenOptions NONE = new GivenOptions(List.of(), List.of());

    /**
     * Returns the options that were typed.
     *
     * @throws UsageException if a label is pinned and forbidden
     */
    public static GivenOptions of(Typed typed) {
        GivenOptions given = new GivenOptions(typed.get(PIN), typed.get(FORBID));
        given.pinned.stream().filter(given.forbidden::contains).findFirst().ifPresent(label -> {
            throw new UsageException(
                    "--pin and --forbid " + Printable.name(label) + " exclude each other; expected one of them");
        });
        return given;
    }

    /**
     * Returns the settings of a solver with these labels.
     *
     * @param described a solver of the puzzle
     * @param puzzle the number of the puzzle, for messages
     * @throws UsageException if no option or several options have a label
     */
    public <O> SolverBuilder<O> settings(Solver<O> described, int puzzle) {
        SolverBuilder<O> settings = described.toBuilder();
        if (pinned.isEmpty() && forbidden.isEmpty() || described.isStopped()) {
            return settings; // an incomplete cover does not have all labels
        }
        int[] given = numbers("--pin", pinned, described.cover(), puzzle);
        int[] excluded = numbers("--forbid", forbidden, described.cover(), puzzle);
        return settings.given(Givens.of(given).forbidden(excluded));
    }

    /**
     * Returns the option numbers, from 0, of labels.
     *
     * @param name the name of the argument that contains the labels, for messages
     * @param puzzle the number of the puzzle, for messages
     * @throws UsageException if no option or several options have a label
     */
    public static int[] numbers(String name, List<String> labels, Cover<?> cover, int puzzle) {
        Map<String, List<Integer>> found = new HashMap<>();
        labels.forEach(label -> found.put(label, new ArrayList<>()));
        for (int option = 0; option < cover.optionCount() && !found.isEmpty(); option++) {
            List<Integer> options = found.get(cover.label(option));
            if (options != null) {
                options.add(option);
            }
        }
        return labels.stream()
                .mapToInt(label -> {
                    List<Integer> options = found.getOrDefault(label, List.of());
                    if (options.isEmpty()) {
                        throw unknown(name, label, cover, puzzle);
                    }
                    if (options.size() > 1) {
                        throw new UsageException(name + ' ' + Printable.name(label) + ": " + options.size()
                                + " options of puzzle " + puzzle + " have this label, the first of them option "
                                + (options.get(0) + 1L) + "; expected a label that one option has");
                    }
                    return options.get(0);
                })
                .toArray();
    }

    private static UsageException unknown(String name, String label, Cover<?> cover, int puzzle) {
        return new UsageException(name + ' ' + (label.isEmpty() ? "\"\"" : Printable.name(label)) + ": puzzle " + puzzle
                + " does not have an option of this label" + Suggestion.ofLabel(label, cover, Printable::name));
    }
}
