package dlx.core.covers;

import static dlx.core.covers.PlainCover.Option.NO_COLOR;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** A builder of a random cover. The same seed and calls make the same cover. */
public final class CoverDraft {

    /** The places of the secondary items among the primary items. */
    private enum Layout {
        BEFORE,
        BETWEEN,
        AFTER
    }

    /** The colors that options give a secondary item. */
    private enum Palette {
        NONE,
        ONE,
        FEW,
        FEW_OR_NONE,
        EACH_ITS_OWN
    }

    private final Random random;
    private final List<Boolean> isPrimary = new ArrayList<>();
    private final List<PlainCover.Bounds> bounds = new ArrayList<>();

    /** Palette of each item, indexed by item; empty if the cover does not have colors. */
    private final List<Palette> palettes = new ArrayList<>();

    /** Color that planted options give an item with few colors, indexed by item. */
    private final List<Integer> plantedColors = new ArrayList<>();

    private final List<PlainCover.Option> options = new ArrayList<>();
    private final List<Integer> pins = new ArrayList<>();
    private final List<Integer> banned = new ArrayList<>();
    private final List<Integer> relaxed = new ArrayList<>();

    /** Maximum absolute value of a weight; 0 in every second cover, which is then unweighted. */
    private final int greatestWeight;

    public CoverDraft(long seed) {
        random = new Random(new SplittableRandom(seed).nextLong()); // near seeds begin alike in a Random itself
        greatestWeight = oneIn(2) ? 3 : 0;
    }

    /** Returns a number from {@code least} to {@code most}. */
    public int between(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    public boolean oneIn(int n) {
        return random.nextInt(n) == 0;
    }

    /** Declares the items; the secondary items come before, between or after the primary items. */
    public void items(int primary, int secondary) {
        Layout layout = Layout.values()[random.nextInt(Layout.values().length)];
        isPrimary.addAll(Collections.nCopies(primary, true));
        isPrimary.addAll(layout == Layout.BEFORE ? 0 : primary, Collections.nCopies(secondary, false));
        if (layout == Layout.BETWEEN) {
            Collections.shuffle(isPrimary, random);
        }
        bounds.addAll(Collections.nCopies(isPrimary.size(), PlainCover.Bounds.ONCE));
    }

    /** Makes options color secondary items from now on: always alike, never alike, now and then, or not at all. */
    public void color() {
        for (int item = 0; item < isPrimary.size(); item++) {
            palettes.add(Palette.values()[random.nextInt(Palette.values().length)]);
            plantedColors.add(between(0, 2));
        }
    }

    private int colorOf(int item) {
        if (palettes.isEmpty() || isPrimary.get(item)) {
            return NO_COLOR;
        }
        return switch (palettes.get(item)) {
            case NONE -> NO_COLOR;
            case ONE -> plantedColors.get(item);
            case FEW -> between(0, 2);
            case FEW_OR_NONE -> between(NO_COLOR, 2);
            case EACH_ITS_OWN -> options.size();
        };
    }

    /** Returns secondary items that planted options may share, because each of these items gets one color from them. */
    private List<Integer> sharedByPlanted() {
        return secondary().stream()
                .filter(item -> !palettes.isEmpty()
                        && palettes.get(item) != Palette.NONE
                        && palettes.get(item) != Palette.EACH_ITS_OWN)
                .toList();
    }

    public void bound(int item, int least, int most) {
        bounds.set(item, new PlainCover.Bounds(least, most));
    }

    /** Gives the primary items multiplicities of all kinds with which a selection of options is feasible. */
    public void boundAround(List<Integer> selection) {
        for (int item : primary()) {
            int times = holders(item, selection);
            int all = holders(item, IntStream.range(0, options.size()).boxed().toList());
            switch (between(0, 9)) {
                case 0 -> bound(item, 0, times);
                case 1 -> bound(item, Math.max(0, times - 1), times + between(0, 1));
                case 2 -> bound(item, times, times + between(0, 2));
                case 3 -> bound(item, times, all + between(1, 3)); // more than there are options
                case 4 -> bound(item, times, Math.max(1, times)); // once at most where the selection leaves it out
                default -> bound(item, times, times); // mostly exactly so often
            }
        }
    }

    /**
     * Bounds every primary item to exactly the number of options in a selection that hold it; items not held get the
     * maximum 1.
     */
    public void boundExactly(List<Integer> selection) {
        for (int item : primary()) {
            int times = holders(item, selection);
            bound(item, times, Math.max(1, times));
        }
    }

    /**
     * Sets the maximum of up to {@code most} primary items to 0, mostly of items that a selection of options does not
     * hold.
     */
    public void closeAround(List<Integer> selection, int most) {
        List<Integer> unheld =
                primary().stream().filter(item -> holders(item, selection) == 0).toList();
        some(unheld.isEmpty() || oneIn(8) ? primary() : unheld, most).forEach(item -> bound(item, 0, 0));
    }

    /** Widens the bounds of an item a little. */
    public void boundMoreLoosely(int item) {
        PlainCover.Bounds strict = bounds.get(item);
        bound(item, Math.max(0, strict.least() - between(0, 2)), strict.most() + between(0, 2));
    }

    /**
     * Returns random options, each of which covers one of these items that the options before do not, until all are
     * covered.
     */
    public List<Integer> enough(List<Integer> items) {
        List<Integer> enough = new ArrayList<>();
        List<Integer> open = new ArrayList<>(items);
        for (int option : some(IntStream.range(0, options.size()).boxed().toList(), options.size())) {
            if (open.removeAll(options.get(option).items())) {
                enough.add(option);
            }
        }
        return enough;
    }

    public int holders(int item, List<Integer> selection) {
        return (int) selection.stream()
                .filter(option -> options.get(option).items().contains(item))
                .count();
    }

    /** Demands an item more often than it has options. */
    public void boundOutOfReach(int item) {
        int all = holders(item, IntStream.range(0, options.size()).boxed().toList());
        bound(item, all + 1, all + between(1, 3));
    }

    /** Returns at most {@code most} options at random that agree in all secondary items. */
    public List<Integer> agreeing(int most) {
        List<Integer> agreeing = new ArrayList<>();
        for (int option : some(IntStream.range(0, options.size()).boxed().toList(), options.size())) {
            if (agreeing.size() < most && agreeing.stream().allMatch(other -> agree(option, other))) {
                agreeing.add(option);
            }
        }
        return agreeing;
    }

    private boolean agree(int option, int other) {
        PlainCover.Option one = options.get(option);
        PlainCover.Option two = options.get(other);
        return one.items().stream()
                .filter(item -> !isPrimary.get(item) && two.items().contains(item))
                .allMatch(item -> one.colorOf(item) >= 0 && one.colorOf(item) == two.colorOf(item));
    }

    /**
     * Adds at most {@code most} options that hold only items that need not be covered; does nothing if there are no
     * such items.
     */
    public void scatterUnneeded(int most) {
        List<Integer> unneeded =
                primary().stream().filter(item -> bounds.get(item).least() == 0).toList();
        for (int more = unneeded.isEmpty() ? 0 : between(0, most); more > 0; more--) {
            option(some(unneeded, between(1, 2)));
        }
    }

    public List<Integer> primary() {
        return numbers(true);
    }

    public List<Integer> secondary() {
        return numbers(false);
    }

    private List<Integer> numbers(boolean primary) {
        List<Integer> numbers = new ArrayList<>();
        IntStream.range(0, isPrimary.size())
                .filter(item -> isPrimary.get(item) == primary)
                .forEach(numbers::add);
        return numbers;
    }

    /** Returns {@code count} elements at random, or all if there are fewer, in random order. */
    public List<Integer> some(List<Integer> from, int count) {
        List<Integer> shuffled = new ArrayList<>(from);
        Collections.shuffle(shuffled, random);
        return new ArrayList<>(shuffled.subList(0, Math.min(count, shuffled.size())));
    }

    /** Adds an option with items in random order. */
    public void option(Collection<Integer> items) {
        List<Integer> held = some(List.copyOf(items), items.size());
        add(held, held.stream().map(this::colorOf).toList());
    }

    private void add(List<Integer> items, List<Integer> colors) {
        options.add(new PlainCover.Option(items, colors, between(-greatestWeight, greatestWeight)));
    }

    /** Adds an option that holds some items and at most {@code most} of the others. */
    public void option(Collection<Integer> items, List<Integer> others, int most) {
        List<Integer> all = new ArrayList<>(items);
        some(others, between(0, most)).stream()
                .filter(item -> !all.contains(item))
                .forEach(all::add);
        option(all);
    }

    /**
     * Adds options that hold each of these items exactly once, {@code least} to {@code most} per option (fewer in the
     * last), and sometimes a spare item.
     *
     * @param spare secondary items to add; removed from the list when used
     * @return the numbers of the options
     */
    public List<Integer> plant(List<Integer> items, int least, int most, List<Integer> spare) {
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

    /**
     * Adds options that hold each of these items exactly once and agree in their secondary items.
     *
     * @return the numbers of the options
     */
    public List<Integer> plantColored(List<Integer> items, int least, int most) {
        int before = options.size();
        for (int from = 0; from < items.size(); ) {
            int to = Math.min(items.size(), from + between(least, most));
            List<Integer> held = new ArrayList<>(items.subList(from, to));
            held.addAll(some(sharedByPlanted(), between(0, 2)));
            List<Integer> mixed = some(held, held.size());
            add(
                    mixed,
                    mixed.stream()
                            .map(item -> isPrimary.get(item) ? NO_COLOR : plantedColors.get(item))
                            .toList());
            from = to;
        }
        return IntStream.range(before, options.size()).boxed().toList();
    }

    /** Adds {@code count} options of {@code least} to {@code most} random items, at least one of them primary. */
    public void scatter(int count, int least, int most) {
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

    /** Adds copies of existing options. */
    public void repeat(int count) {
        for (int k = 0; k < count && !options.isEmpty(); k++) {
            PlainCover.Option again = options.get(random.nextInt(options.size()));
            List<Integer> held = some(again.items(), again.items().size());
            add(held, held.stream().map(again::colorOf).toList());
        }
    }

    public int optionCount() {
        return options.size();
    }

    /** Puts the options in random order. Must be called before the first pin. */
    public void shuffle() {
        Collections.shuffle(options, random);
    }

    public void pin(int option) {
        if (!pins.contains(option)) {
            pins.add(option);
        }
    }

    public void ban(int option) {
        banned.add(option);
    }

    public void relax(int item) {
        relaxed.add(item);
    }

    public PlainCover cover() {
        return new PlainCover(isPrimary, bounds, options, pins, banned, relaxed);
    }
}
