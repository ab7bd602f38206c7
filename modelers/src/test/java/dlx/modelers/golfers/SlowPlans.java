package dlx.modelers.golfers;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Lists plans without a cover: every way to part the players, week after week. */
final class SlowPlans {

    private final int weeks;
    private final List<List<Set<Integer>>> partitions = new ArrayList<>();
    private final Set<String> plans = new HashSet<>();

    private SlowPlans(List<Integer> sizes, int weeks) {
        this.weeks = weeks;
        int players = sizes.stream().mapToInt(Integer::intValue).sum();
        List<Integer> all = IntStream.rangeClosed(1, players).boxed().toList();
        part(new TreeSet<>(all), new ArrayList<>(sizes), new ArrayList<>());
    }

    /** All plans, each as the words "1 2 in week 1", sorted. */
    static Set<String> of(List<Integer> sizes, int weeks) {
        SlowPlans plans = new SlowPlans(sizes, weeks);
        plans.extend(new ArrayList<>());
        return plans.plans;
    }

    /** Returns the number of ways to divide the players into groups. */
    static int partitions(List<Integer> sizes) {
        return new SlowPlans(sizes, 1).partitions.size();
    }

    private void part(TreeSet<Integer> rest, List<Integer> sizes, List<Set<Integer>> groups) {
        if (rest.isEmpty()) {
            partitions.add(List.copyOf(groups));
            return;
        }
        for (Integer size : new TreeSet<>(sizes)) {
            List<Integer> others = new ArrayList<>(sizes);
            others.remove(size);
            for (Set<Integer> group : subsets(new ArrayList<>(rest), size)) {
                if (group.contains(rest.first())) {
                    TreeSet<Integer> left = new TreeSet<>(rest);
                    left.removeAll(group);
                    groups.add(group);
                    part(left, others, groups);
                    groups.remove(groups.size() - 1);
                }
            }
        }
    }

    private static List<Set<Integer>> subsets(List<Integer> of, int size) {
        return IntStream.range(0, 1 << of.size())
                .filter(bits -> Integer.bitCount(bits) == size)
                .<Set<Integer>>mapToObj(bits -> IntStream.range(0, of.size())
                        .filter(k -> (bits >> k & 1) == 1)
                        .mapToObj(of::get)
                        .collect(Collectors.toCollection(TreeSet::new)))
                .toList();
    }

    private void extend(List<List<Set<Integer>>> plan) {
        if (plan.size() == weeks) {
            plans.add(words(plan));
            return;
        }
        for (List<Set<Integer>> week : partitions) {
            boolean meetAgain = plan.stream()
                    .flatMap(List::stream)
                    .anyMatch(old -> week.stream()
                            .anyMatch(now -> now.stream().filter(old::contains).count() > 1));
            if (!meetAgain) {
                plan.add(week);
                extend(plan);
                plan.remove(plan.size() - 1);
            }
        }
    }

    private static String words(List<List<Set<Integer>>> plan) {
        return IntStream.range(0, plan.size())
                .boxed()
                .flatMap(week -> plan.get(week).stream().map(group -> words(group) + " in week " + (week + 1)))
                .sorted()
                .collect(Collectors.joining(", "));
    }

    private static String words(Set<Integer> group) {
        return group.stream().map(Object::toString).collect(Collectors.joining(" "));
    }
}
