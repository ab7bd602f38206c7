package dlx.modelers.timetable;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A forbidden sequence of shifts on consecutive days: a shift of the first set, then a shift of the second set, and so
 * on.
 *
 * @param shifts the shifts of each day, by their indices; at least two days
 * @param name the name in messages: {@code L/N E}
 * @since 0.1
 */
public record Sequence(List<Set<Integer>> shifts, String name) {

    /** Creates a sequence with a copy of the list. */
    public Sequence {
        shifts = List.copyOf(shifts);
    }

    static Sequence of(List<Set<Integer>> shifts, List<String> names) {
        return new Sequence(
                shifts,
                shifts.stream()
                        .map(day -> day.size() == names.size() && day.size() > 1
                                ? "*"
                                : day.stream().map(names::get).collect(Collectors.joining("/")))
                        .collect(Collectors.joining(" ")));
    }

    int length() {
        return shifts.size();
    }

    /**
     * Returns equivalent rules in which pairs of shifts are merged where possible. For example, if neither L nor N may
     * precede E, at most one of these three is worked on the two days. A search finds the best plan sooner with such
     * rules.
     */
    static List<Sequence> joined(List<Sequence> rules, List<String> names) {
        List<Sequence> joined = new ArrayList<>();
        List<Set<Integer>> before = new ArrayList<>();
        IntStream.range(0, names.size()).forEach(shift -> before.add(new LinkedHashSet<>()));
        for (Sequence rule : rules) {
            if (rule.length() == 2) {
                rule.shifts()
                        .get(1)
                        .forEach(second ->
                                before.get(second).addAll(rule.shifts().get(0)));
            } else {
                joined.add(rule);
            }
        }
        before.stream()
                .filter(first -> !first.isEmpty())
                .map(Set::copyOf)
                .distinct()
                .forEach(first -> {
                    Set<Integer> second = IntStream.range(0, names.size())
                            .filter(shift -> before.get(shift).containsAll(first))
                            .boxed()
                            .collect(Collectors.toCollection(LinkedHashSet::new));
                    List<Integer> sorted = first.stream().sorted().toList();
                    joined.add(of(List.of(new LinkedHashSet<>(sorted), second), names));
                });
        return joined;
    }
}
