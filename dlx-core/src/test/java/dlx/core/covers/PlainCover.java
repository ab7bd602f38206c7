package dlx.core.covers;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.core.Solver;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A cover as plain lists, with which a test can check solutions, and which it can reduce and print.
 *
 * @param primary true if the item is primary, by item
 * @param bounds bounds by item; {@link Bounds#ONCE} for secondary items, which are ruled by colors
 * @param options in their order
 * @param pins numbers of the options taken beforehand, in the order of pinning
 * @param banned numbers of the options that solutions cannot have
 * @param relaxed numbers of the primary items that need not be covered
 */
public record PlainCover(
        List<Boolean> primary,
        List<Bounds> bounds,
        List<Option> options,
        List<Integer> pins,
        List<Integer> banned,
        List<Integer> relaxed) {

    /** Creates a cover without multiplicities. */
    public PlainCover(
            List<Boolean> primary,
            List<Option> options,
            List<Integer> pins,
            List<Integer> banned,
            List<Integer> relaxed) {
        this(primary, Collections.nCopies(primary.size(), Bounds.ONCE), options, pins, banned, relaxed);
    }

    /** Creates a cover without multiplicities and with no givens except pins. */
    public PlainCover(List<Boolean> primary, List<Option> options, List<Integer> pins) {
        this(primary, options, pins, List.of(), List.of());
    }

    /** The number of options of a solution that hold an item: from {@code least} to {@code most}. */
    public record Bounds(int least, int most) {

        public static final Bounds ONCE = new Bounds(1, 1);

        /** Returns the text of Knuth's format before the name of an item. */
        private String text() {
            if (equals(ONCE)) {
                return "";
            }
            return (least == most ? "" : least + ":") + most + "|";
        }
    }

    /**
     * An option.
     *
     * @param items the items it holds, in their order
     * @param colors the color of each item, 0 or more; {@link #NO_COLOR} without a color
     * @param weight its summand of the score
     */
    public record Option(List<Integer> items, List<Integer> colors, long weight) {

        /** The value of {@code colors} for an item held without color, which agrees with no other use of the item. */
        public static final int NO_COLOR = -1;

        public Option {
            items = List.copyOf(items);
            colors = List.copyOf(colors);
        }

        /** Creates an option without colors. */
        public Option(List<Integer> items, long weight) {
            this(items, Collections.nCopies(items.size(), NO_COLOR), weight);
        }

        /** Returns the color of a held item. */
        public int colorOf(int item) {
            return colors.get(items.indexOf(item));
        }

        /** Returns the option with its kept items only, under new numbers. */
        private Option keeping(IntPredicate kept, IntUnaryOperator number) {
            int[] places = IntStream.range(0, items.size())
                    .filter(place -> kept.test(items.get(place)))
                    .toArray();
            return new Option(
                    IntStream.of(places)
                            .map(place -> number.applyAsInt(items.get(place)))
                            .boxed()
                            .toList(),
                    IntStream.of(places).mapToObj(colors::get).toList(),
                    weight);
        }

        private Option withColors(IntUnaryOperator colorOfItem) {
            return new Option(
                    items,
                    items.stream().map(item -> colorOfItem.applyAsInt(item)).toList(),
                    weight);
        }
    }

    public PlainCover {
        primary = List.copyOf(primary);
        bounds = List.copyOf(bounds);
        options = List.copyOf(options);
        pins = List.copyOf(pins);
        banned = banned.stream().sorted().distinct().toList();
        relaxed = relaxed.stream().sorted().distinct().toList();
    }

    /** Returns the cover without its names and without givens. */
    public static PlainCover of(Cover<?> cover) {
        List<Boolean> primary =
                IntStream.range(0, cover.itemCount()).mapToObj(cover::isPrimary).toList();
        List<Bounds> bounds = IntStream.range(0, cover.itemCount())
                .mapToObj(i -> new Bounds(cover.atLeast(i), cover.atMost(i)))
                .toList();
        List<Option> options = IntStream.range(0, cover.optionCount())
                .mapToObj(k -> new Option(
                        nodes(cover, k).mapToObj(cover::item).toList(),
                        nodes(cover, k).mapToObj(cover::color).toList(),
                        cover.weight(k)))
                .toList();
        return new PlainCover(primary, bounds, options, List.of(), List.of(), List.of());
    }

    private static IntStream nodes(Cover<?> cover, int option) {
        return IntStream.range(cover.firstNode(option), cover.firstNode(option + 1));
    }

    /** Returns the cover for solvers; the options are their own numbers. */
    public Cover<Integer> cover() {
        return Cover.of(Integer.class, c -> {
            List<Item> items = new ArrayList<>();
            for (int i = 0; i < primary.size(); i++) {
                items.add(primary.get(i) ? c.item(name(i)) : c.item(name(i)).secondary());
                if (!bounds.get(i).equals(Bounds.ONCE)) {
                    items.get(i).times(bounds.get(i).least(), bounds.get(i).most());
                }
            }
            for (int k = 0; k < options.size(); k++) {
                Option option = options.get(k);
                Item[] held = option.items().stream()
                        .map(i -> option.colorOf(i) < 0
                                ? items.get(i)
                                : items.get(i).colored(option.colorOf(i)))
                        .toArray(Item[]::new);
                c.option(k, option.weight(), held);
            }
        });
    }

    /** Returns the givens, by numbers. */
    public Givens givens() {
        return Givens.of(array(pins)).forbidden(array(banned)).relaxed(array(relaxed));
    }

    private static int[] array(List<Integer> numbers) {
        return numbers.stream().mapToInt(n -> n).toArray();
    }

    /** Returns a solver with the givens. */
    public Solver<Integer> solver() {
        return Solver.builder(cover()).given(givens()).build();
    }

    /** Returns true if some option colors an item. */
    public boolean hasColors() {
        return options.stream().anyMatch(option -> option.colors().stream().anyMatch(color -> color >= 0));
    }

    /** Returns true if some item may be covered other than once. */
    public boolean hasMultiplicities() {
        return bounds.stream().anyMatch(b -> !b.equals(Bounds.ONCE));
    }

    /**
     * Returns true if some item may be covered other than once, and its maximum is not 0: engines leave out items with
     * maximum 0.
     */
    public boolean isBounded() {
        return bounds.stream().anyMatch(b -> !b.equals(Bounds.ONCE) && b.most() > 0);
    }

    /** Returns true if an item must be covered. */
    public boolean isDemanded(int item) {
        return atLeast(item) > 0;
    }

    /** Returns the minimum number of options of a solution that hold an item: 0 for secondary and relaxed items. */
    public int atLeast(int item) {
        return !primary.get(item) || relaxed.contains(item)
                ? 0
                : bounds.get(item).least();
    }

    /** Returns the maximum number of options of a solution that hold a primary item, relaxed or not. */
    public int atMost(int item) {
        return bounds.get(item).most();
    }

    /** Returns true if an option is in a solution only if it is given: all its primary items are relaxed. */
    public boolean isIdle(int option) {
        return options.get(option).items().stream().filter(primary::get).allMatch(relaxed::contains);
    }

    /** Returns true if the options are a solution: the definition, word for word. */
    public boolean isSolution(List<Integer> chosen) {
        return chosen.stream().distinct().count() == chosen.size()
                && chosen.containsAll(pins)
                && chosen.stream().noneMatch(banned::contains)
                && chosen.stream().noneMatch(option -> isIdle(option) && !pins.contains(option))
                && IntStream.range(0, primary.size()).allMatch(item -> isRight(item, holders(item, chosen)));
    }

    /** Returns true if a solution may cover an item by these options. */
    private boolean isRight(int item, List<Option> holders) {
        if (primary.get(item)) {
            return atLeast(item) <= holders.size() && holders.size() <= atMost(item);
        }
        List<Integer> colors =
                holders.stream().map(option -> option.colorOf(item)).toList();
        return colors.size() < 2
                || !colors.contains(Option.NO_COLOR)
                        && colors.stream().distinct().count() == 1;
    }

    private List<Option> holders(int item, List<Integer> chosen) {
        return chosen.stream()
                .map(options::get)
                .filter(option -> option.items().contains(item))
                .toList();
    }

    public long score(List<Integer> chosen) {
        return chosen.stream().mapToLong(option -> options.get(option).weight()).sum();
    }

    /**
     * Returns the name of an item: {@code p} or {@code s} for primary or secondary, then its number in the order of
     * declaration.
     */
    private String name(int item) {
        return (primary.get(item) ? "p" : "s") + item;
    }

    /** Returns the cover with more pins. */
    public PlainCover pinned(List<Integer> more) {
        List<Integer> all = new ArrayList<>(pins);
        more.stream().filter(pin -> !all.contains(pin)).forEach(all::add);
        return new PlainCover(primary, bounds, options, all, banned, relaxed);
    }

    /** Returns the cover without givens. */
    public PlainCover withNothingGiven() {
        return new PlainCover(primary, bounds, options, List.of(), List.of(), List.of());
    }

    /** Returns the cover with more options banned and more items relaxed. */
    public PlainCover restricted(List<Integer> moreBanned, List<Integer> moreRelaxed) {
        return new PlainCover(primary, bounds, options, pins, union(banned, moreBanned), union(relaxed, moreRelaxed));
    }

    private static List<Integer> union(List<Integer> some, List<Integer> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    /** Returns the cover without the bans from {@code from} to {@code to - 1}. */
    public PlainCover withoutBans(int from, int to) {
        return new PlainCover(primary, bounds, options, pins, without(banned, from, to), relaxed);
    }

    /** Returns the cover with the relaxed items from {@code from} to {@code to - 1} demanded again. */
    public PlainCover withoutRelaxed(int from, int to) {
        return new PlainCover(primary, bounds, options, pins, banned, without(relaxed, from, to));
    }

    private static List<Integer> without(List<Integer> numbers, int from, int to) {
        List<Integer> left = new ArrayList<>(numbers);
        left.subList(from, to).clear();
        return left;
    }

    /** Returns the cover without the options from {@code from} to {@code to - 1} and their pins. */
    public PlainCover withoutOptions(int from, int to) {
        return keep(item -> true, option -> option < from || option >= to);
    }

    /**
     * Returns the cover without the items from {@code from} to {@code to - 1}; options that lose all primary items are
     * removed too.
     */
    public PlainCover withoutItems(int from, int to) {
        return keep(item -> item < from || item >= to, option -> true);
    }

    /** Returns the cover without the pins from {@code from} to {@code to - 1}. */
    public PlainCover withoutPins(int from, int to) {
        return new PlainCover(primary, bounds, options, without(pins, from, to), banned, relaxed);
    }

    /**
     * Returns the cover in which an option does not hold an item; the option is removed if it then has no primary item.
     */
    public PlainCover withoutItemOf(int option, int item) {
        return with(option, options.get(option).keeping(i -> i != item, i -> i)).keep(i -> true, o -> true);
    }

    /** Returns the cover in which an option holds an item without color. */
    public PlainCover withoutColorOf(int option, int item) {
        Option colored = options.get(option);
        return with(option, colored.withColors(i -> i == item ? Option.NO_COLOR : colored.colorOf(i)));
    }

    private PlainCover with(int option, Option other) {
        List<Option> changed = new ArrayList<>(options);
        changed.set(option, other);
        return new PlainCover(primary, bounds, changed, pins, banned, relaxed);
    }

    /** Returns the cover without colors. */
    public PlainCover withoutColors() {
        List<Option> plain =
                options.stream().map(o -> o.withColors(i -> Option.NO_COLOR)).toList();
        return new PlainCover(primary, bounds, plain, pins, banned, relaxed);
    }

    /** Returns the cover in which the items from {@code from} to {@code to - 1} must be covered once. */
    public PlainCover withoutBounds(int from, int to) {
        List<Bounds> changed = new ArrayList<>(bounds);
        Collections.fill(changed.subList(from, to), Bounds.ONCE);
        return new PlainCover(primary, changed, options, pins, banned, relaxed);
    }

    /** Returns the cover in which all options weigh 0. */
    public PlainCover withoutWeights() {
        List<Option> light =
                options.stream().map(o -> new Option(o.items(), o.colors(), 0)).toList();
        return new PlainCover(primary, bounds, light, pins, banned, relaxed);
    }

    private PlainCover keep(IntPredicate itemKept, IntPredicate optionKept) {
        int[] itemNumber = new int[primary.size()];
        List<Boolean> primaryLeft = new ArrayList<>();
        List<Bounds> boundsLeft = new ArrayList<>();
        for (int i = 0; i < itemNumber.length; i++) {
            itemNumber[i] = primaryLeft.size();
            if (itemKept.test(i)) {
                primaryLeft.add(primary.get(i));
                boundsLeft.add(bounds.get(i));
            }
        }
        int[] optionNumber = new int[options.size()];
        BitSet kept = new BitSet();
        List<Option> optionsLeft = new ArrayList<>();
        for (int k = 0; k < optionNumber.length; k++) {
            optionNumber[k] = optionsLeft.size();
            Option option = options.get(k);
            if (optionKept.test(k) && option.items().stream().anyMatch(i -> itemKept.test(i) && primary.get(i))) {
                kept.set(k);
                optionsLeft.add(option.keeping(itemKept, i -> itemNumber[i]));
            }
        }
        List<Integer> pinsLeft =
                pins.stream().filter(kept::get).map(pin -> optionNumber[pin]).toList();
        List<Integer> bannedLeft = banned.stream()
                .filter(kept::get)
                .map(option -> optionNumber[option])
                .toList();
        List<Integer> relaxedLeft = relaxed.stream()
                .filter(itemKept::test)
                .map(item -> itemNumber[item])
                .toList();
        return new PlainCover(primaryLeft, boundsLeft, optionsLeft, pinsLeft, bannedLeft, relaxedLeft);
    }

    /**
     * Returns the cover in the text format of Knuth's programs. Comments contain the features that the format lacks:
     * pins and bans (option numbers from 1), relaxed items, and weights. The format requires primary items first; the
     * numbers in the names give the true order.
     */
    public String text() {
        StringBuilder text = new StringBuilder();
        if (!pins.isEmpty()) {
            text.append("| pins: ").append(joined(pins.stream().map(pin -> pin + 1)));
            text.append(" (options count from 1)\n");
        }
        if (!banned.isEmpty()) {
            text.append("| banned: ")
                    .append(joined(banned.stream().map(option -> option + 1)))
                    .append('\n');
        }
        if (!relaxed.isEmpty()) {
            text.append("| relaxed: ")
                    .append(joined(relaxed.stream().map(this::name)))
                    .append('\n');
        }
        if (options.stream().anyMatch(option -> option.weight() != 0)) {
            text.append("| weights: ")
                    .append(joined(options.stream().map(Option::weight)))
                    .append('\n');
        }
        text.append(names(primary::get)).append(primary.contains(false) ? " | " + names(i -> !primary.get(i)) : "");
        text.append('\n');
        for (Option option : options) {
            text.append(joined(option.items().stream().map(i -> name(i) + colorText(option.colorOf(i)))))
                    .append('\n');
        }
        return text.toString();
    }

    private String names(IntPredicate wanted) {
        return joined(IntStream.range(0, primary.size())
                .filter(wanted)
                .mapToObj(i -> bounds.get(i).text() + name(i)));
    }

    /** Returns a color as one character, as Knuth's programs require; only the first 26 colors have one. */
    private static String colorText(int color) {
        if (color < 0) {
            return "";
        }
        return ":" + (color < 26 ? String.valueOf((char) ('a' + color)) : String.valueOf(color));
    }

    private static String joined(Stream<?> words) {
        return words.map(String::valueOf).collect(Collectors.joining(" "));
    }
}
