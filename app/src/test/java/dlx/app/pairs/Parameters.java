package dlx.app.pairs;

import dlx.pairs.CoveringArray;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The parameters of a command that are varied: the puzzle, and each option, which may be absent.
 *
 * @param command name of the command
 * @param values values of each option by its name; the first means that the option is absent
 * @param groups the options that are varied together: a single option, or several with one meaning. Each choice of
 *     a group is a map of options to values
 */
record Parameters(String command, Map<String, List<String>> values, List<List<Map<String, String>>> groups) {

    /**
     * The options that set the number of solutions. They form one group; without either, the number is one, and that
     * choice meets each other option too.
     */
    private static final List<String> HOW_MANY = List.of("--all", "--limit");

    /** Returns the options as declared to picocli, except the options for help. */
    static Parameters of(String command, CommandSpec spec) {
        Map<String, List<String>> values = new LinkedHashMap<>();
        for (OptionSpec option : spec.options()) {
            if (!option.usageHelp()) {
                List<String> all = new ArrayList<>(List.of(Rule.ABSENT));
                all.addAll(Values.of(command, option)
                        .orElseThrow(() -> new AssertionError("no values are given to " + command + " "
                                + option.longestName() + ": add them to " + Values.class.getName())));
                values.put(option.longestName(), all);
            }
        }
        return new Parameters(command, values, groups(values));
    }

    private static List<List<Map<String, String>>> groups(Map<String, List<String>> values) {
        List<List<Map<String, String>>> groups = new ArrayList<>();
        List<Map<String, String>> count = new ArrayList<>(List.of(Map.of()));
        values.forEach((option, all) -> {
            List<Map<String, String>> choices = new ArrayList<>();
            all.forEach(value -> choices.add(value.equals(Rule.ABSENT) ? Map.of() : Map.of(option, value)));
            if (HOW_MANY.contains(option)) {
                count.addAll(choices.subList(1, choices.size()));
            } else {
                groups.add(choices);
            }
        });
        groups.add(count);
        return groups;
    }

    /** Returns the number of choices: of the puzzle, then of each group. */
    List<Integer> sizes() {
        List<Integer> sizes = new ArrayList<>(List.of(Small.ALL.size()));
        groups.forEach(all -> sizes.add(all.size()));
        return sizes;
    }

    /** The row that has these choices. */
    Row row(int... chosen) {
        Map<String, String> given = new LinkedHashMap<>();
        for (int g = 0; g < groups.size(); g++) {
            given.putAll(groups.get(g).get(chosen[g + 1]));
        }
        return new Row(command, Small.ALL.get(chosen[0]), given);
    }

    /** Returns a predicate that is true if a rule forbids every row that begins with these choices. */
    Predicate<int[]> forbidden(List<Rule> rules) {
        List<boolean[][]> tables = rules.stream()
                .filter(rule -> rule.commands().contains(command))
                .map(this::table)
                .toList();
        return row -> tables.stream().anyMatch(table -> forbids(table, row));
    }

    /** For the puzzle and each group, which choices the rule is about. */
    private boolean[][] table(Rule rule) {
        boolean[][] table = new boolean[groups.size() + 1][];
        table[0] = about(Small.ALL, rule.puzzle());
        for (int g = 0; g < groups.size(); g++) {
            List<Map<String, String>> group = groups.get(g);
            List<String> options = group.stream()
                    .flatMap(choice -> choice.keySet().stream())
                    .distinct()
                    .toList();
            table[g + 1] = about(group, choice -> options.stream().allMatch(option -> rule.isMet(option, choice)));
        }
        return table;
    }

    private static <T> boolean[] about(List<T> all, Predicate<T> test) {
        boolean[] about = new boolean[all.size()];
        for (int i = 0; i < about.length; i++) {
            about[i] = test.test(all.get(i));
        }
        return about;
    }

    /** An open place breaks a rule if each choice for it does. */
    private static boolean forbids(boolean[][] table, int... row) {
        for (int p = 0; p < row.length; p++) {
            if (row[p] != CoveringArray.OPEN ? !table[p][row[p]] : !all(table[p])) {
                return false;
            }
        }
        return true;
    }

    private static boolean all(boolean... values) {
        for (boolean value : values) {
            if (!value) {
                return false;
            }
        }
        return true;
    }
}
