package dlx.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** A random cover in the making. The same seed and the same calls make the same cover. */
final class CoverDraft {

    /** Where the secondary items stand among the primary ones. */
    private enum Layout {
        BEFORE,
        BETWEEN,
        AFTER
    }

    private final Random random;
    private final List<Boolean> isPrimary = new ArrayList<>();
    private final List<PlainCover.Option> options = new ArrayList<>();
    private final List<Integer> pins = new ArrayList<>();
    private final List<Integer> banned = new ArrayList<>();
    private final List<Integer> relaxed = new ArrayList<>();

    /** What weights reach up and down to; with 1 in 2 there are none. */
    private final int greatestWeight;

    CoverDraft(long seed) {
        random = new Random(new SplittableRandom(seed).nextLong()); // near seeds begin alike in a Random itself
        greatestWeight = oneIn(2) ? 3 : 0;
    }

    /** A number from {@code least} to {@code most}. */
    int between(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    boolean oneIn(int n) {
        return random.nextInt(n) == 0;
    }

    /** Declares the items; the secondary ones before, between or after the primary ones. */
    void items(int primary, int secondary) {
        Layout layout = Layout.values()[random.nextInt(Layout.values().length)];
        isPrimary.addAll(Collections.nCopies(primary, true));
        isPrimary.addAll(layout == Layout.BEFORE ? 0 : primary, Collections.nCopies(secondary, false));
        if (layout == Layout.BETWEEN) {
            Collections.shuffle(isPrimary, random);
        }
    }

    List<Integer> primary() {
        return numbers(true);
    }

    List<Integer> secondary() {
        return numbers(false);
    }

    private List<Integer> numbers(boolean primary) {
        List<Integer> numbers = new ArrayList<>();
        IntStream.range(0, isPrimary.size())
                .filter(item -> isPrimary.get(item) == primary)
                .forEach(numbers::add);
        return numbers;
    }

    /** So many of these at random, or all if there are fewer, in random order. */
    List<Integer> some(List<Integer> from, int count) {
        List<Integer> shuffled = new ArrayList<>(from);
        Collections.shuffle(shuffled, random);
        return new ArrayList<>(shuffled.subList(0, Math.min(count, shuffled.size())));
    }

    /** Adds an option with items in random order. */
    void option(Collection<Integer> items) {
        options.add(new PlainCover.Option(
                some(List.copyOf(items), items.size()), between(-greatestWeight, greatestWeight)));
    }

    /** Adds an option that holds some items and up to so many of the others. */
    void option(Collection<Integer> items, List<Integer> others, int most) {
        List<Integer> all = new ArrayList<>(items);
        some(others, between(0, most)).stream()
                .filter(item -> !all.contains(item))
                .forEach(all::add);
        option(all);
    }

    /**
     * Adds options that hold each of these items exactly once, {@code least} to {@code most} an option (the last may
     * hold fewer), and here and there a spare item: no two of them the same.
     *
     * @param spare secondary items to add; taken from the list as they are used
     * @return the numbers of the options
     */
    List<Integer> plant(List<Integer> items, int least, int most, List<Integer> spare) {
        int before = options.size();
        for (int from = 0; from < items.size(); ) {
            int to = Math.min(items.size(), from + between(least, most));
            List<Integer> held = new ArrayList<>(items.subList(from, to));
            if (!spare.isEmpty() && oneIn(2)) {
                held.add(spare.remove(spare.size() - 1));
            }
            option(held);
            from = to;
        }
        return IntStream.range(before, options.size()).boxed().toList();
    }

    /** Adds so many options of {@code least} to {@code most} random items, one of them primary at least. */
    void scatter(int count, int least, int most) {
        List<Integer> primary = primary();
        List<Integer> all = primary();
        all.addAll(secondary());
        for (int k = 0; k < count; k++) {
            Set<Integer> held = new LinkedHashSet<>(List.of(primary.get(random.nextInt(primary.size()))));
            for (int more = Math.min(all.size(), between(least, most)); held.size() < more; ) {
                held.add(all.get(random.nextInt(all.size())));
            }
            option(held);
        }
    }

    /** Adds options again that are there: equal, but others. */
    void repeat(int count) {
        for (int k = 0; k < count && !options.isEmpty(); k++) {
            option(options.get(random.nextInt(options.size())).items());
        }
    }

    int optionCount() {
        return options.size();
    }

    /** Puts the options in random order. To be called before the first pin. */
    void shuffle() {
        Collections.shuffle(options, random);
    }

    void pin(int option) {
        if (!pins.contains(option)) {
            pins.add(option);
        }
    }

    void ban(int option) {
        banned.add(option);
    }

    void relax(int item) {
        relaxed.add(item);
    }

    PlainCover cover() {
        return new PlainCover(isPrimary, options, pins, banned, relaxed);
    }
}
