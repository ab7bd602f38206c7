package dlx.core.diagnosis;

import dlx.api.Cover;
import dlx.core.Solver;
import dlx.core.search.Givens;
import dlx.core.search.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Names the items that cannot be covered by any choice of options: no option holds them, or too few of their options
 * fit together. The usual cause is an error in the puzzle's description.
 *
 * @since 0.1
 */
public final class UncoverableMessage {

    private static final int NAMED = 3;

    /**
     * Maximum number of nodes of a cover for {@link #outOfReach}; with the limits below it takes some tenths of a
     * second.
     */
    private static final int MOST_NODES = 20_000;

    private static final int MOST_ITEMS = 50;
    private static final int SEARCH_NODES = 500;

    private final Cover<?> cover;
    private final UnaryOperator<String> shown;

    /** Number of options that hold each item, without options that hold an item whose maximum is 0. */
    private final int[] held;

    /** Number of options with an item whose maximum is 0. */
    private int barred;

    private UncoverableMessage(Cover<?> cover, UnaryOperator<String> shown) {
        this.cover = cover;
        this.shown = shown;
        this.held = new int[cover.itemCount()];
        for (int option = 0; option < cover.optionCount(); option++) {
            if (cover.data().isBarred(option)) {
                barred++;
                continue;
            }
            cover.data().nodes(option).forEach(node -> held[cover.item(node)]++);
        }
    }

    /**
     * Returns the end of a sentence about such items; empty if there are no such items. Cost: one pass over the nodes,
     * and one pass over all options of each item that is needed more than once.
     *
     * @param cover the cover of the items
     * @param shown returns the text of a name: unchanged, or escaped for a terminal
     * @return the sentence, without a full stop
     */
    public static Optional<String> sentence(Cover<?> cover, UnaryOperator<String> shown) {
        UncoverableMessage items = new UncoverableMessage(cover, shown);
        List<Integer> without = items.without();
        if (!without.isEmpty()) {
            return Optional.of((items.barred > 0 ? "no option that may be taken" : "no option") + " holds the item"
                    + (without.size() == 1 ? " " : "s ") + items.names(without, item -> "")
                    + ", so there is no solution");
        }
        Map<Integer, Integer> most = items.tooFew();
        if (most.isEmpty()) {
            return items.outOfReach()
                    .map(item -> "no " + cover.atLeast(item) + " of the options that hold the item \""
                            + shown.apply(cover.itemName(item)) + "\" fit together, so there is no solution");
        }
        List<Integer> tooFew = most.keySet().stream().sorted().toList();
        return Optional.of(
                tooFew.size() == 1
                        ? "at most " + most.get(tooFew.get(0)) + " of the options that hold the item "
                                + items.names(tooFew, item -> "") + " fit together, and it needs "
                                + cover.atLeast(tooFew.get(0)) + ", so there is no solution"
                        : "too few options fit together to cover the items "
                                + items.names(
                                        tooFew, item -> " (" + most.get(item) + " of " + cover.atLeast(item) + ")")
                                + ", so there is no solution");
    }

    private List<Integer> without() {
        return IntStream.range(0, held.length)
                .filter(item -> cover.isPrimary(item) && cover.atLeast(item) > 0 && held[item] == 0)
                .boxed()
                .toList();
    }

    /**
     * Returns the items that are needed more than once and more often than their options fit together, each with an
     * upper bound of the number of options that do.
     */
    private Map<Integer, Integer> tooFew() {
        Map<Integer, Integer> most = new HashMap<>();
        Map<Integer, List<Integer>> options = new HashMap<>();
        for (int option = 0; option < cover.optionCount(); option++) {
            if (cover.data().isBarred(option)) {
                continue;
            }
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                int item = cover.item(node);
                if (cover.isPrimary(item) && cover.atLeast(item) > 1) {
                    options.computeIfAbsent(item, i -> new ArrayList<>()).add(option);
                }
            }
        }
        int[] shared = new int[cover.itemCount()];
        options.forEach((item, all) -> {
            int fitting = fitting(all, shared);
            if (fitting < cover.atLeast(item)) {
                most.put(item, fitting);
            }
        });
        return most;
    }

    /**
     * Returns an upper bound of the number of options that fit together, from single items: of the options that share
     * an item, at most its maximum can be taken.
     *
     * @param shared zeros, one per item; zeros again on return
     */
    private int fitting(List<Integer> options, int[] shared) {
        Map<Long, Integer> colored = new HashMap<>();
        for (int option : options) {
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                shared[cover.item(node)]++;
                if (cover.color(node) >= 0) {
                    colored.merge((long) cover.item(node) << 32 | cover.color(node), 1, Integer::sum);
                }
            }
        }
        Map<Integer, Integer> agreeing = new HashMap<>();
        colored.forEach((color, count) -> agreeing.merge((int) (color >> 32), count, Math::max));
        int fitting = options.size();
        for (int option : options) {
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                int item = cover.item(node);
                int together = cover.isPrimary(item) ? cover.atMost(item) : Math.max(1, agreeing.getOrDefault(item, 0));
                fitting = Math.min(fitting, options.size() - Math.max(0, shared[item] - together));
            }
        }
        options.forEach(option -> cover.data().nodes(option).forEach(node -> shared[cover.item(node)] = 0));
        return fitting;
    }

    /**
     * Returns an item that is needed more than once and cannot be covered as often, even if no other item is demanded.
     * It is found by a short search. Large covers are skipped.
     */
    private Optional<Integer> outOfReach() {
        if (!cover.hasMultiplicities() || cover.nodeCount() > MOST_NODES) {
            return Optional.empty();
        }
        int[] primary =
                IntStream.range(0, cover.itemCount()).filter(cover::isPrimary).toArray();
        Solver<?> solver =
                Solver.inOneThread(cover).toBuilder().nodeLimit(SEARCH_NODES).build();
        return IntStream.of(primary)
                .filter(item -> cover.atLeast(item) > 1)
                .limit(MOST_ITEMS)
                .filter(item -> solver.toBuilder()
                                .given(Givens.NONE.relaxed(IntStream.of(primary)
                                        .filter(i -> i != item)
                                        .toArray()))
                                .build()
                                .solve()
                                .report()
                                .outcome()
                        == Outcome.NO_SOLUTION)
                .boxed()
                .findFirst();
    }

    private String names(List<Integer> items, IntFunction<String> more) {
        StringBuilder names = new StringBuilder();
        for (int item : items.subList(0, Math.min(NAMED, items.size()))) {
            names.append(names.length() > 0 ? ", \"" : "\"")
                    .append(shown.apply(cover.itemName(item)))
                    .append('"')
                    .append(more.apply(item));
        }
        return items.size() > NAMED
                ? names.append(" and ")
                        .append(items.size() - NAMED)
                        .append(" more")
                        .toString()
                : names.toString();
    }
}
