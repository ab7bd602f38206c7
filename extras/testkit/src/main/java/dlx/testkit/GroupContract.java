package dlx.testkit;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.PuzzleText;
import dlx.core.Solver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests that the author's puzzles detect a forgotten rule: their counts change when secondary items are left out. */
abstract class GroupContract<P, O> extends SolutionContract<P, O> {

    /** The group of items declared one by one, such as cages. A single cage may well exclude nothing in a puzzle. */
    private static final String SINGLES = "";

    /** Maximum number of solutions of a puzzle that is counted again. A larger puzzle counts as noticing the group. */
    private static final long MOST_SOLUTIONS = 20_000;

    /** Maximum number of nodes of a count. An incomplete count is taken as a different count. */
    private static final long MOST_NODES = 100_000;

    GroupContract() {}

    /**
     * Checks that some counted puzzle has more solutions without each group. A model that forgets the rule then fails a
     * test.
     */
    @Test
    public final void noticesEachGroupOfSecondaryItemsThatIsForgotten() {
        Set<String> unnoticed = new TreeSet<>();
        Set<String> noticed = new HashSet<>();
        counted()
                .filter(this::isPuzzle)
                .forEach(text -> about(text, () -> {
                    long count = solutionCounts().get(text);
                    Solver<O> solver = modeler().solver(first(text));
                    for (String group : groups(solver.cover())) {
                        if (!noticed.contains(group) && isNeeded(group)) {
                            (isNoticed(solver, count, group) ? noticed : unnoticed).add(group);
                        }
                    }
                }));
        unnoticed.removeAll(noticed);
        if (!unnoticed.isEmpty()) {
            throw new AssertionError("no test of yours fails when the secondary items "
                    + unnoticed.stream().map(GroupContract::shownGroup).collect(Collectors.joining(", or those of "))
                    + " are left out; expected a puzzle in solutionCounts that has more solutions without them, or"
                    + " isNeeded(group) to return false");
        }
    }

    private static String shownGroup(String group) {
        return group.equals(SINGLES) ? "that are declared one by one" : PuzzleText.quoted(group);
    }

    /** Returns true if the puzzle has more solutions without the group. It cannot have fewer. */
    private boolean isNoticed(Solver<O> solver, long count, String group) {
        if (count > MOST_SOLUTIONS) {
            return true;
        }
        var report = Solver.builder(without(solver.cover(), group))
                .given(solver.givens())
                .solutionLimit(count + 1)
                .nodeLimit(MOST_NODES)
                .build()
                .count();
        return !report.isComplete();
    }

    private static Set<String> groups(Cover<?> cover) {
        Set<String> groups = new TreeSet<>();
        secondary(cover).forEach(item -> groups.add(group(cover, item)));
        return groups;
    }

    private static IntStream secondary(Cover<?> cover) {
        return IntStream.range(0, cover.itemCount()).filter(item -> !cover.isPrimary(item));
    }

    /**
     * Returns the group's name without a last number or letter, so that {@code region A} and {@code region B} are one
     * group.
     */
    private static String group(Cover<?> cover, int item) {
        String name = cover.groupName(item);
        return name.equals(cover.itemName(item)) ? SINGLES : name.replaceFirst(" ([0-9]+|.)$", "");
    }

    /** Returns the cover without the secondary items of a group. Options keep their numbers. */
    private static Cover<Integer> without(Cover<?> cover, String group) {
        return Cover.of(builder -> {
            Map<Integer, Item> items = new HashMap<>();
            for (int item = 0; item < cover.itemCount(); item++) {
                if (cover.isPrimary(item)) {
                    items.put(item, builder.item("item " + item).times(cover.atLeast(item), cover.atMost(item)));
                } else if (!group(cover, item).equals(group)) {
                    items.put(item, builder.item("item " + item).secondary());
                }
            }
            for (int option = 0; option < cover.optionCount(); option++) {
                List<Item> held = new ArrayList<>();
                for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                    Item item = items.get(cover.item(node));
                    if (item != null) {
                        held.add(cover.color(node) < 0 ? item : item.colored(cover.color(node)));
                    }
                }
                builder.option(option, held);
            }
        });
    }
}
