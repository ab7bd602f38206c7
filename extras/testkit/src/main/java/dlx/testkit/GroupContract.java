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

/** The puzzles of the author tell a model from one that has forgotten a rule: counts change where secondary items are left out. */
abstract class GroupContract<P, O> extends SolutionContract<P, O> {

    /** Items declared one by one, such as cages, belong together: a puzzle may well have one that excludes nothing. */
    private static final String SINGLES = "";

    /** More solutions than these are not counted again. */
    private static final long MOST_SOLUTIONS = 20_000;

    /** A count that is not done by then is taken for another one. */
    private static final long MOST_NODES = 100_000;

    GroupContract() {}

    /** A forgotten rule makes puzzles have more solutions, and a test that would notice it is one that counts such a puzzle. */
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
                    + " isNeeded(group) to say that there is none");
        }
    }

    private static String shownGroup(String group) {
        return group.equals(SINGLES) ? "that are declared one by one" : PuzzleText.quoted(group);
    }

    /** Without secondary items there are as many solutions at least. */
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

    /** Groups that a number or a letter tells apart, {@code region A} and {@code region B}, are of one kind. */
    private static String group(Cover<?> cover, int item) {
        String name = cover.groupName(item);
        return name.equals(cover.itemName(item)) ? SINGLES : name.replaceFirst(" ([0-9]+|.)$", "");
    }

    /** The cover without the secondary items of a group; options keep their numbers. */
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
