package dlx.differential;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A cover as plain lists, made from a seed. It can be written in the formats of three models, and be reduced to a
 * smaller cover.
 *
 * @param items name of each item, primary items first
 * @param primary number of primary items, 1 or more
 * @param bounds for each item, the text before its name: empty, or its multiplicity, as {@code 0:2|}
 * @param options items of each option; at least one of them is primary
 */
record RandomCover(List<String> items, int primary, List<String> bounds, List<List<Use>> options) {

    /**
     * An item of an option.
     *
     * @param item number of the item
     * @param color the text after its name: empty, or its color, as {@code :1}
     */
    record Use(int item, String color) {

        boolean isColored() {
            return !color.isEmpty();
        }
    }

    /** Beginnings of names; the formats allow all characters except blanks, colons and bars. */
    private static final List<String> NAMES = List.of("", "i", "#", "\u00e9\u4e2d", "-", "item.", "\ud83d\ude00");

    /** Multiplicities of primary items; some cannot be met, or exceed the number of options. */
    private static final List<String> BOUNDS =
            List.of("0:1|", "0:2|", "0:20|", "1:2|", "1:3|", "2:3|", "2:20|", "2|", "3|");

    /**
     * Sets of colors for the secondary items of a cover: a single color, a few colors, and sets with uncolored items.
     */
    private static final List<List<String>> COLORS =
            List.of(List.of(":0"), List.of(":0", ":x", ":y"), List.of("", ":a", ":b"), List.of(":0", ":0", ":0", ""));

    static RandomCover of(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        boolean small = random.nextInt(3) > 0;
        int primary = random.nextInt(1, small ? 9 : 50);
        int secondary = random.nextInt(3) == 0 ? 0 : random.nextInt(small ? 6 : 30);
        List<List<Integer>> options = new ArrayList<>();
        if (random.nextInt(3) > 0) { // otherwise there is mostly no solution
            plant(random, primary, secondary, small ? 4 : 6, options);
        }
        int more = random.nextInt(1, small ? 28 : 2 * primary + 2);
        for (int k = 0; k < more; k++) {
            boolean again = !options.isEmpty() && random.nextInt(12) == 0;
            options.add(again ? any(options, random) : option(random, primary, secondary));
        }
        shuffle(options, random);
        String prefix = NAMES.get(random.nextInt(NAMES.size()));
        List<String> items = IntStream.range(0, primary + secondary)
                .mapToObj(i -> prefix + (i < primary ? "p" : "s") + i)
                .toList();
        return new RandomCover(
                items,
                primary,
                Collections.nCopies(items.size(), ""),
                options.stream().map(RandomCover::uncolored).toList());
    }

    private static List<Use> uncolored(List<Integer> option) {
        return option.stream().map(item -> new Use(item, "")).toList();
    }

    /**
     * Returns a cover with colors, multiplicities, or both. It has few options, so that they have few subsets. Empty
     * for some seeds.
     */
    static Optional<RandomCover> richer(long seed) {
        RandomCover plain = of(seed);
        if (plain.options().size() > 16) {
            return Optional.empty();
        }
        SplittableRandom random = new SplittableRandom(~seed);
        int kinds = random.nextInt(1, 4);
        List<String> bounds = IntStream.range(0, plain.items().size())
                .mapToObj(item -> (kinds & 1) == 0 || item >= plain.primary() || random.nextBoolean()
                        ? ""
                        : BOUNDS.get(random.nextInt(BOUNDS.size())))
                .toList();
        List<String> colors = (kinds & 2) == 0 ? List.of("") : COLORS.get(random.nextInt(COLORS.size()));
        List<List<Use>> options = plain.options().stream()
                .map(option -> option.stream()
                        .map(use -> use.item() < plain.primary()
                                ? use
                                : new Use(use.item(), colors.get(random.nextInt(colors.size()))))
                        .toList())
                .toList();
        return Optional.of(new RandomCover(plain.items(), plain.primary(), bounds, options));
    }

    /** A partition of the primary items, so that there is a solution; some parts hold secondary items, each at most once. */
    private static void plant(
            SplittableRandom random, int primary, int secondary, int longest, List<List<Integer>> options) {
        List<Integer> left = new ArrayList<>(IntStream.range(0, primary).boxed().toList());
        shuffle(left, random);
        int spare = primary;
        while (!left.isEmpty()) {
            List<Integer> part = left.subList(0, Math.min(left.size(), random.nextInt(1, longest)));
            List<Integer> option = new ArrayList<>(part);
            if (spare < primary + secondary && random.nextBoolean()) {
                option.add(spare++);
            }
            options.add(List.copyOf(option));
            part.clear();
        }
    }

    /** Returns an option whose items are in random order, not in the order of the cover. */
    private static List<Integer> option(SplittableRandom random, int primary, int secondary) {
        TreeSet<Integer> held = new TreeSet<>();
        held.add(random.nextInt(primary));
        for (int size = random.nextInt(5); size > 0; size--) {
            held.add(random.nextInt(random.nextBoolean() ? primary : primary + secondary));
        }
        List<Integer> option = new ArrayList<>(held);
        shuffle(option, random);
        return List.copyOf(option);
    }

    private static <T> T any(List<T> list, SplittableRandom random) {
        return list.get(random.nextInt(list.size()));
    }

    private static <T> void shuffle(List<T> list, SplittableRandom random) {
        for (int i = list.size() - 1; i > 0; i--) {
            list.set(i, list.set(random.nextInt(i + 1), list.get(i)));
        }
    }

    /**
     * Returns the cover as a family of the model {@code sets}, if it is plain. A text may contain many families. The
     * reference supports the other covers too.
     */
    String sets() {
        String sets = IntStream.range(0, options.size())
                .mapToObj(k -> "o" + (k + 1) + ": " + names(options.get(k)) + "\n")
                .collect(Collectors.joining());
        return "items " + itemLine() + "\n" + sets;
    }

    /** In the format of Knuth's programs, which holds one cover. */
    String knuth() {
        return itemLine() + "\n"
                + options.stream().map(option -> names(option) + "\n").collect(Collectors.joining());
    }

    /**
     * Returns the cover as a matrix after its size, without marking secondary items. A text may contain many matrices.
     */
    String matrix() {
        return options.size() + " " + items.size() + "\n"
                + options.stream().map(this::row).collect(Collectors.joining());
    }

    private String row(List<Use> option) {
        return IntStream.range(0, items.size())
                .mapToObj(i -> option.stream().anyMatch(use -> use.item() == i) ? "1" : "0")
                .collect(Collectors.joining(" ", "", "\n"));
    }

    boolean hasSecondary() {
        return items.size() > primary;
    }

    boolean isPlain() {
        return bounds.stream().allMatch(String::isEmpty)
                && options.stream().flatMap(List::stream).noneMatch(Use::isColored);
    }

    private String itemLine() {
        return IntStream.range(0, primary)
                        .mapToObj(i -> bounds.get(i) + items.get(i))
                        .collect(Collectors.joining(" "))
                + (hasSecondary() ? " | " + String.join(" ", items.subList(primary, items.size())) : "");
    }

    private String names(List<Use> option) {
        return option.stream().map(use -> items.get(use.item()) + use.color()).collect(Collectors.joining(" "));
    }

    /**
     * Every cover that is smaller by some options, by an item, by an item of an option, by bounds or a color; the smallest
     * ones first.
     */
    List<RandomCover> smaller() {
        List<RandomCover> smaller = new ArrayList<>();
        for (int size = Math.max(1, options.size() / 2); size > 0; size /= 2) {
            for (int from = 0; from < options.size(); from += size) {
                List<List<Use>> fewer = new ArrayList<>(options);
                fewer.subList(from, Math.min(options.size(), from + size)).clear();
                smaller.add(new RandomCover(items, primary, bounds, fewer));
            }
        }
        IntStream.range(0, items.size()).mapToObj(this::withoutItem).forEach(smaller::addAll);
        for (int k = 0; k < options.size(); k++) {
            for (Use use : options.get(k)) {
                smaller.add(with(k, options.get(k).stream().filter(u -> !u.equals(use))));
            }
        }
        for (int k = 0; k < options.size(); k++) {
            for (Use use : options.get(k)) {
                if (use.isColored()) {
                    smaller.add(with(k, options.get(k).stream().map(u -> u.equals(use) ? new Use(u.item(), "") : u)));
                }
            }
        }
        for (int item = 0; item < primary; item++) {
            if (!bounds.get(item).isEmpty()) {
                List<String> fewer = new ArrayList<>(bounds);
                fewer.set(item, "");
                smaller.add(new RandomCover(items, primary, fewer, options));
            }
        }
        return smaller;
    }

    private RandomCover with(int option, Stream<Use> other) {
        List<List<Use>> changed = new ArrayList<>(options);
        changed.set(option, other.toList());
        return new RandomCover(items, primary, bounds, changed).withoutUseless();
    }

    private List<RandomCover> withoutItem(int item) {
        if (item < primary && primary == 1) {
            return List.of();
        }
        List<String> fewer = new ArrayList<>(items);
        fewer.remove(item);
        List<String> fewerBounds = new ArrayList<>(bounds);
        fewerBounds.remove(item);
        List<List<Use>> renumbered = options.stream()
                .map(option -> option.stream()
                        .filter(use -> use.item() != item)
                        .map(use -> use.item() > item ? new Use(use.item() - 1, use.color()) : use)
                        .toList())
                .toList();
        int primaryLeft = item < primary ? primary - 1 : primary;
        return List.of(new RandomCover(fewer, primaryLeft, fewerBounds, renumbered).withoutUseless());
    }

    private RandomCover withoutUseless() {
        return new RandomCover(
                items,
                primary,
                bounds,
                options.stream()
                        .filter(option -> option.stream().anyMatch(use -> use.item() < primary))
                        .toList());
    }

    /** The texts of several covers, one after the other. */
    static String sets(List<RandomCover> covers) {
        return covers.stream().map(RandomCover::sets).collect(Collectors.joining());
    }

    /** Plain ones. */
    static Stream<RandomCover> from(long firstSeed, int count) {
        return IntStream.range(0, count).mapToObj(k -> of(firstSeed + k));
    }

    /** Returns at most {@code count} covers with colors and multiplicities. */
    static Stream<RandomCover> richerFrom(long firstSeed, int count) {
        return IntStream.range(0, count).mapToObj(k -> richer(firstSeed + k)).flatMap(Optional::stream);
    }
}
