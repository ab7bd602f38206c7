package dlx.core.messages;

import dlx.api.Cover;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Names givens that exclude each other at an item, or a given with an item whose maximum is 0. The usual cause is a
 * typing error in the text of the puzzle.
 *
 * @since 0.1
 */
public final class ClashMessage {

    private static final int NAMED = 4;

    private final Cover<?> cover;
    private final UnaryOperator<String> shown;

    /** Nodes of the givens that hold each item. */
    private final List<List<Integer>> nodes = new ArrayList<>();

    private ClashMessage(Cover<?> cover, Givens givens, UnaryOperator<String> shown) {
        this.cover = cover;
        this.shown = shown;
        for (int item = 0; item < cover.itemCount(); item++) {
            nodes.add(List.of());
        }
        for (int option : givens.givenOptions()) {
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                int item = cover.item(node);
                if (nodes.get(item).isEmpty()) {
                    nodes.set(item, new ArrayList<>());
                }
                nodes.get(item).add(node);
            }
        }
    }

    /**
     * Returns a sentence about the first item at which givens clash; empty if they do not clash. Cost: one pass over
     * the items, and over the nodes of the givens.
     *
     * @param cover the cover of the givens
     * @param givens the givens
     * @param shown returns the text of a name: unchanged, or escaped for a terminal
     * @return the sentence, without a full stop
     */
    public static Optional<String> sentence(Cover<?> cover, Givens givens, UnaryOperator<String> shown) {
        if (givens.givenCount() == 0) {
            return Optional.empty();
        }
        ClashMessage clashing = new ClashMessage(cover, givens, shown);
        for (int item = 0; item < cover.itemCount(); item++) {
            List<Integer> clash = clashing.at(item);
            if (!clash.isEmpty()) {
                return Optional.of(clashing.sentence(item, clash));
            }
        }
        return Optional.empty();
    }

    /** Returns the nodes of givens that clash at an item; empty if they do not. */
    private List<Integer> at(int item) {
        List<Integer> holding = nodes.get(item);
        if (cover.isPrimary(item)) {
            return holding.size() > cover.atMost(item) ? holding : List.of();
        }
        for (int node : holding) {
            if (node != holding.get(0) && (cover.color(node) < 0 || cover.color(node) != cover.color(holding.get(0)))) {
                return List.of(holding.get(0), node);
            }
        }
        return List.of();
    }

    private String sentence(int item, List<Integer> clash) {
        String name = '"' + shown.apply(cover.itemName(item)) + '"';
        String all = clash.stream().limit(NAMED).map(this::label).collect(Collectors.joining(", "))
                + (clash.size() > NAMED ? ", …" : "");
        if (cover.isPrimary(item) && cover.atMost(item) == 0) {
            return (clash.size() == 1 ? "the given " + all + " holds" : "the givens " + all + " hold") + " the item "
                    + name + ", which nothing may hold";
        }
        if (cover.isPrimary(item) && cover.atMost(item) > 1) {
            return "the givens " + all + " hold the item " + name + ", which may be covered " + cover.atMost(item)
                    + " times at most";
        }
        if (clash.size() > 2) {
            return "the givens " + all + " all hold the item " + name;
        }
        String both = "the givens " + label(clash.get(0)) + " and " + label(clash.get(1));
        return isColored(clash)
                ? both + " give the item " + name + " other colors"
                : both + " both hold the item " + name;
    }

    private boolean isColored(List<Integer> clash) {
        return cover.color(clash.get(0)) >= 0 && cover.color(clash.get(1)) >= 0;
    }

    private String label(int node) {
        int option = 0;
        int end = cover.optionCount();
        while (option + 1 < end) { // the last option that begins at the node or before it
            int middle = (option + end) >>> 1;
            if (cover.firstNode(middle) <= node) {
                option = middle;
            } else {
                end = middle;
            }
        }
        String label = shown.apply(cover.label(option));
        return label.indexOf(' ') < 0 ? label : '"' + label + '"'; // quotes show where a label with blanks ends
    }
}
