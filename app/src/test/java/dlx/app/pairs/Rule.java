package dlx.app.pairs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A combination of options that is rejected, and its message.
 *
 * @param commands the commands to which the rule applies
 * @param values the condition on the value of each option; an absent option has the value {@link #ABSENT}
 * @param puzzle the condition on the puzzle
 * @param sentence a part of the message
 */
record Rule(List<String> commands, Map<String, Predicate<String>> values, Predicate<Small> puzzle, Pattern sentence) {

    /** The value of an option that is not given. */
    static final String ABSENT = "(absent)";

    static Rule of(String sentence, String... commands) {
        return new Rule(List.of(commands), Map.of(), small -> true, Pattern.compile(sentence, Pattern.DOTALL));
    }

    Rule with(String option, String... anyOf) {
        return with(option, Arrays.asList(anyOf)::contains);
    }

    Rule without(String option) {
        return with(option, ABSENT);
    }

    /** Returns this rule, limited to rows in which the option has a value other than these. */
    Rule withAnyOf(String option, String... butNot) {
        return with(
                option, value -> !value.equals(ABSENT) && !Arrays.asList(butNot).contains(value));
    }

    Rule with(String option, Predicate<String> value) {
        Map<String, Predicate<String>> more = new LinkedHashMap<>(values);
        more.put(option, value);
        return new Rule(commands, more, puzzle, sentence);
    }

    Rule of(Predicate<Small> puzzles) {
        return new Rule(commands, values, puzzles, sentence);
    }

    /**
     * Returns true if the value of an option meets the rule's condition, or the rule does not have a condition on the
     * option.
     */
    boolean isMet(String option, Map<String, String> given) {
        Predicate<String> test = values.get(option);
        return test == null || test.test(given.getOrDefault(option, ABSENT));
    }

    /** Returns true if a row breaks the rule. */
    boolean forbids(Row row) {
        return commands.contains(row.command())
                && puzzle.test(row.small())
                && values.keySet().stream().allMatch(option -> isMet(option, row.given()));
    }

    /** Rows of a command that break it; together they have each of the values that it is about. */
    List<Row> rows(Parameters parameters) {
        List<List<String>> met = values.entrySet().stream()
                .map(entry -> parameters.values().getOrDefault(entry.getKey(), List.of(ABSENT)).stream()
                        .filter(entry.getValue())
                        .toList())
                .toList();
        List<Small> puzzles = Small.ALL.stream().filter(puzzle).toList();
        int most = met.stream().mapToInt(List::size).max().orElse(1);
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < most; i++) {
            Map<String, String> given = new LinkedHashMap<>();
            int o = 0;
            for (String option : values.keySet()) {
                List<String> all = met.get(o++);
                String value = all.get(i % all.size());
                if (!value.equals(ABSENT)) {
                    given.put(option, value);
                }
            }
            rows.add(new Row(parameters.command(), puzzles.get(i % puzzles.size()), given));
        }
        return rows;
    }
}
