package dlx.core.explain;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Writes why options cannot be taken, in as few lines as a greedy choice finds. One option taken often excludes several
 * of them, and several options taken often exclude the same one.
 */
final class Reasons {

    /** Maximum number of options that are listed; longer lists are counted. */
    private static final int LISTED = 4;

    /** Maximum width in characters of a list to which the column of reasons is aligned. */
    private static final int WIDEST = 36;

    private final Sentences.Names names;
    private final Givens givens;

    /** Options taken; earlier ones are preferred as reasons. */
    private final Set<Integer> taken;

    /** Options of earlier cases. */
    private final Set<Integer> leftOut;

    Reasons(Sentences.Names names, Givens givens, Collection<Integer> taken) {
        this(names, givens, new LinkedHashSet<>(taken), Set.of());
    }

    private Reasons(Sentences.Names names, Givens givens, Set<Integer> taken, Set<Integer> leftOut) {
        this.names = names;
        this.givens = givens;
        this.taken = taken;
        this.leftOut = leftOut;
    }

    Reasons take(int option) {
        return new Reasons(names, givens, with(taken, List.of(option)), leftOut);
    }

    Reasons leaveOut(int option) {
        return new Reasons(names, givens, taken, with(leftOut, List.of(option)));
    }

    /** Returns reasons with the options of {@code why} as options taken, too. */
    Reasons and(List<Blocked> why) {
        Set<Integer> all = new LinkedHashSet<>(taken);
        why.forEach(blocked -> all.addAll(blocked.by()));
        return all.size() == taken.size() ? this : new Reasons(names, givens, all, leftOut);
    }

    private static Set<Integer> with(Set<Integer> some, List<Integer> more) {
        Set<Integer> all = new LinkedHashSet<>(some);
        all.addAll(more);
        return all;
    }

    /** Returns the lines: excluded options, then their reason. */
    List<String> lines(List<Blocked> why, String indent) {
        Map<String, List<Integer>> byReason = new LinkedHashMap<>();
        List<Integer> exchangeable = new ArrayList<>();
        for (Blocked blocked : why) {
            if (blocked.by().size() == 1) {
                exchangeable.add(blocked.option());
            } else {
                byReason.computeIfAbsent(fixed(blocked), r -> new ArrayList<>()).add(blocked.option());
            }
        }
        cover(exchangeable)
                .forEach((pair, options) -> byReason.computeIfAbsent(sentence(pair), r -> new ArrayList<>())
                        .addAll(options));
        Map<List<Integer>, String> ordered = new TreeMap<>((a, b) -> a.get(0).compareTo(b.get(0)));
        byReason.forEach(
                (reason, options) -> ordered.put(options.stream().sorted().toList(), reason));
        int width = ordered.keySet().stream()
                .mapToInt(options -> listed(options).length())
                .filter(w -> w <= WIDEST)
                .max()
                .orElse(0);
        return ordered.entrySet().stream()
                .map(e -> indent + padded(listed(e.getKey()), width) + "  " + e.getValue())
                .toList();
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private String listed(List<Integer> options) {
        return options.size() > LISTED
                ? options.size() + " options"
                : options.stream().map(names::option).collect(Collectors.joining(", "));
    }

    /** Returns the reason of an option that several options taken exclude together, or that was excluded before. */
    private String fixed(Blocked blocked) {
        if (!blocked.isBefore()) {
            return names.item(blocked.item()) + " is full with "
                    + Sentences.and(blocked.by().stream().map(names::option).toList());
        }
        Optional<Integer> closed = closedItem(blocked.option());
        if (closed.isPresent()) {
            return "nothing may hold " + names.item(closed.get());
        }
        return givens.isForbidden(blocked.option())
                ? "forbidden"
                : leftOut.contains(blocked.option()) ? "in a case before" : "excluded before";
    }

    /** Returns an item of an option whose maximum is 0. */
    private Optional<Integer> closedItem(int option) {
        Cover<?> cover = names.cover();
        return cover.data()
                .nodes(option)
                .mapToObj(cover::item)
                .filter(item -> cover.atMost(item) == 0)
                .findFirst();
    }

    private String sentence(Pair pair) {
        Cover<?> cover = names.cover();
        int node = node(cover, pair.by(), pair.item());
        return names.item(pair.item())
                + names.color(node).map(c -> " is " + c + " by ").orElse(" is taken by ")
                + names.option(pair.by());
    }

    /** Covers the options by few pairs: repeatedly chooses the pair that explains most of the remaining options. */
    private Map<Pair, List<Integer>> cover(List<Integer> options) {
        Map<Pair, Set<Integer>> explained = pairs(options);
        Set<Integer> left = new LinkedHashSet<>(options);
        Map<Pair, List<Integer>> chosen = new LinkedHashMap<>();
        while (!left.isEmpty()) {
            Optional<Map.Entry<Pair, Set<Integer>>> best = Optional.empty();
            for (Map.Entry<Pair, Set<Integer>> entry : explained.entrySet()) {
                entry.getValue().retainAll(left);
                if (best.isEmpty()
                        || entry.getValue().size() > best.get().getValue().size()) {
                    best = Optional.of(entry);
                }
            }
            if (best.isEmpty() || best.get().getValue().isEmpty()) {
                break; // a wrong record: no pair excludes the remaining options
            }
            chosen.put(best.get().getKey(), List.copyOf(best.get().getValue()));
            left.removeAll(chosen.get(best.get().getKey()));
        }
        return chosen;
    }

    /**
     * Returns all pairs of an option taken and one of its items, in the order of the options taken, with the options
     * that each pair excludes.
     */
    private Map<Pair, Set<Integer>> pairs(List<Integer> options) {
        Cover<?> cover = names.cover();
        Map<Integer, List<Integer>> atItem = new HashMap<>();
        for (int option : options) {
            cover.data()
                    .nodes(option)
                    .forEach(node -> atItem.computeIfAbsent(cover.item(node), i -> new ArrayList<>())
                            .add(option));
        }
        Map<Pair, Set<Integer>> pairs = new LinkedHashMap<>();
        for (int by : taken) {
            for (int node = cover.firstNode(by); node < cover.firstNode(by + 1); node++) {
                int item = cover.item(node);
                if (cover.isPrimary(item) && cover.atMost(item) > 1) {
                    continue;
                }
                for (int option : atItem.getOrDefault(item, List.of())) {
                    int color = cover.color(node(cover, option, item));
                    if (option != by && (cover.isPrimary(item) || CoverData.differ(color, cover.color(node)))) {
                        pairs.computeIfAbsent(new Pair(by, item), p -> new LinkedHashSet<>())
                                .add(option);
                    }
                }
            }
        }
        return pairs;
    }

    private static int node(Cover<?> cover, int option, int item) {
        return cover.data()
                .nodes(option)
                .filter(node -> cover.item(node) == item)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("option " + option + " does not hold item " + item));
    }

    private record Pair(int by, int item) {}
}
