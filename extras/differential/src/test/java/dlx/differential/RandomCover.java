package dlx.differential;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A cover as plain lists, made of a seed, that can be written in the formats of three models and cut down.
 *
 * @param items their names, primary ones first
 * @param primary how many are primary, at least one
 * @param options numbers of items; each option holds a primary one
 */
record RandomCover(List<String> items, int primary, List<List<Integer>> options) {

    /** What names begin with; the formats allow whatever is neither blank nor a colon or bar. */
    private static final List<String> NAMES = List.of("", "i", "#", "\u00e9\u4e2d", "-", "item.", "\ud83d\ude00");

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
        return new RandomCover(items, primary, List.copyOf(options));
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

    /** Items in any order: what is written first is not what comes first. */
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

    /** As a family of the model {@code sets}; many may stand in one text. */
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

    /** As a matrix with its size in front; many may stand in one text. Tells nothing of secondary items. */
    String matrix() {
        return options.size() + " " + items.size() + "\n"
                + options.stream().map(this::row).collect(Collectors.joining());
    }

    private String row(List<Integer> option) {
        return IntStream.range(0, items.size())
                .mapToObj(i -> option.contains(i) ? "1" : "0")
                .collect(Collectors.joining(" ", "", "\n"));
    }

    boolean hasSecondary() {
        return items.size() > primary;
    }

    private String itemLine() {
        return String.join(" ", items.subList(0, primary))
                + (hasSecondary() ? " | " + String.join(" ", items.subList(primary, items.size())) : "");
    }

    private String names(List<Integer> option) {
        return option.stream().map(items::get).collect(Collectors.joining(" "));
    }

    /** Every cover that is smaller by some options, by an item, or by an item of an option; the smallest ones first. */
    List<RandomCover> smaller() {
        List<RandomCover> smaller = new ArrayList<>();
        for (int size = Math.max(1, options.size() / 2); size > 0; size /= 2) {
            for (int from = 0; from < options.size(); from += size) {
                List<List<Integer>> fewer = new ArrayList<>(options);
                fewer.subList(from, Math.min(options.size(), from + size)).clear();
                smaller.add(new RandomCover(items, primary, fewer));
            }
        }
        IntStream.range(0, items.size()).mapToObj(this::withoutItem).forEach(smaller::addAll);
        for (int k = 0; k < options.size(); k++) {
            for (Integer item : options.get(k)) {
                List<List<Integer>> changed = new ArrayList<>(options);
                changed.set(
                        k, options.get(k).stream().filter(i -> !i.equals(item)).toList());
                smaller.add(new RandomCover(items, primary, changed).withoutUseless());
            }
        }
        return smaller;
    }

    private List<RandomCover> withoutItem(int item) {
        if (item < primary && primary == 1) {
            return List.of();
        }
        List<String> fewer = new ArrayList<>(items);
        fewer.remove(item);
        List<List<Integer>> renumbered = options.stream()
                .map(option -> option.stream()
                        .filter(i -> i != item)
                        .map(i -> i > item ? i - 1 : i)
                        .toList())
                .toList();
        return List.of(new RandomCover(fewer, item < primary ? primary - 1 : primary, renumbered).withoutUseless());
    }

    private RandomCover withoutUseless() {
        return new RandomCover(
                items,
                primary,
                options.stream()
                        .filter(option -> option.stream().anyMatch(i -> i < primary))
                        .toList());
    }

    /** The texts of several covers, one behind the other. */
    static String sets(List<RandomCover> covers) {
        return covers.stream().map(RandomCover::sets).collect(Collectors.joining());
    }

    static Stream<RandomCover> from(long firstSeed, int count) {
        return IntStream.range(0, count).mapToObj(k -> of(firstSeed + k));
    }
}
