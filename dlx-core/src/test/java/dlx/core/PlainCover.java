package dlx.core;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A cover as plain lists, which a test can judge solutions by, cut down, and print.
 *
 * @param primary of each item, whether it is primary
 * @param options in their order
 * @param pins the numbers of the options taken beforehand, in the order of pinning
 * @param banned the numbers of the options that no solution has
 * @param relaxed the numbers of the primary items that need not be covered
 */
public record PlainCover(
        List<Boolean> primary, List<Option> options, List<Integer> pins, List<Integer> banned, List<Integer> relaxed) {

    public PlainCover(List<Boolean> primary, List<Option> options, List<Integer> pins) {
        this(primary, options, pins, List.of(), List.of());
    }

    /** An option: the items it holds in their order, and what it adds to the score. */
    public record Option(List<Integer> items, int weight) {

        public Option {
            items = List.copyOf(items);
        }
    }

    public PlainCover {
        primary = List.copyOf(primary);
        options = List.copyOf(options);
        pins = List.copyOf(pins);
        banned = banned.stream().sorted().distinct().toList();
        relaxed = relaxed.stream().sorted().distinct().toList();
    }

    /** The cover without its colors, multiplicities and names, and with nothing given. */
    public static PlainCover of(Cover<?> cover) {
        List<Boolean> primary =
                IntStream.range(0, cover.itemCount()).mapToObj(cover::isPrimary).toList();
        List<Option> options = IntStream.range(0, cover.optionCount())
                .mapToObj(k -> new Option(
                        IntStream.range(cover.firstNode(k), cover.firstNode(k + 1))
                                .mapToObj(cover::item)
                                .toList(),
                        Math.toIntExact(cover.weight(k))))
                .toList();
        return new PlainCover(primary, options, List.of());
    }

    /** What the solver takes; the options mean their own numbers. */
    public Cover<Integer> cover() {
        return Cover.of(Integer.class, c -> {
            List<Item> items = new ArrayList<>();
            for (int i = 0; i < primary.size(); i++) {
                items.add(primary.get(i) ? c.primary(name(i)) : c.secondary(name(i)));
            }
            for (int k = 0; k < options.size(); k++) {
                Option option = options.get(k);
                c.option(
                        k,
                        option.weight(),
                        option.items().stream().map(items::get).toArray(Item[]::new));
            }
        });
    }

    /** What is given, by numbers. */
    public Givens givens() {
        return Givens.taking(array(pins)).ban(array(banned)).relax(array(relaxed));
    }

    private static int[] array(List<Integer> numbers) {
        return numbers.stream().mapToInt(n -> n).toArray();
    }

    /** A solver with what is given. */
    Solver<Integer> solver() {
        return Solver.of(cover()).given(givens());
    }

    /** Whether an item must be covered. */
    public boolean isDemanded(int item) {
        return primary.get(item) && !relaxed.contains(item);
    }

    /** Whether the options are a solution: the definition, word for word. */
    public boolean isSolution(List<Integer> chosen) {
        int[] held = new int[primary.size()];
        for (int option : chosen) {
            options.get(option).items().forEach(item -> held[item]++);
        }
        boolean needless = chosen.stream()
                .filter(option -> !pins.contains(option))
                .anyMatch(option -> options.get(option).items().stream().noneMatch(this::isDemanded));
        return !needless
                && chosen.containsAll(pins)
                && chosen.stream().noneMatch(banned::contains)
                && IntStream.range(0, held.length).allMatch(i -> held[i] == 1 || held[i] == 0 && !isDemanded(i));
    }

    public long score(List<Integer> chosen) {
        return chosen.stream().mapToLong(option -> options.get(option).weight()).sum();
    }

    /** Items are called {@code p} or {@code s} for what they are, then their number in the order of declaration. */
    private String name(int item) {
        return (primary.get(item) ? "p" : "s") + item;
    }

    /** The cover with more pins. */
    public PlainCover pinned(List<Integer> more) {
        List<Integer> all = new ArrayList<>(pins);
        more.stream().filter(pin -> !all.contains(pin)).forEach(all::add);
        return new PlainCover(primary, options, all, banned, relaxed);
    }

    /** The cover with more options banned and more items relaxed. */
    public PlainCover restricted(List<Integer> moreBanned, List<Integer> moreRelaxed) {
        return new PlainCover(primary, options, pins, union(banned, moreBanned), union(relaxed, moreRelaxed));
    }

    private static List<Integer> union(List<Integer> some, List<Integer> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    /** The cover with the bans from {@code from} to {@code to - 1} lifted. */
    PlainCover withoutBans(int from, int to) {
        return new PlainCover(primary, options, pins, without(banned, from, to), relaxed);
    }

    /** The cover with the relaxed items from {@code from} to {@code to - 1} demanded again. */
    PlainCover withoutRelaxed(int from, int to) {
        return new PlainCover(primary, options, pins, banned, without(relaxed, from, to));
    }

    private static List<Integer> without(List<Integer> numbers, int from, int to) {
        List<Integer> left = new ArrayList<>(numbers);
        left.subList(from, to).clear();
        return left;
    }

    /** The cover without the options from {@code from} to {@code to - 1} and their pins. */
    public PlainCover withoutOptions(int from, int to) {
        return keep(item -> true, option -> option < from || option >= to);
    }

    /** The cover without the items from {@code from} to {@code to - 1}; options that lose all primary ones go too. */
    public PlainCover withoutItems(int from, int to) {
        return keep(item -> item < from || item >= to, option -> true);
    }

    /** The cover without the pins from {@code from} to {@code to - 1}. */
    PlainCover withoutPins(int from, int to) {
        return new PlainCover(primary, options, without(pins, from, to), banned, relaxed);
    }

    /** The cover where an option no longer holds an item; the option goes if no primary one is left to it. */
    public PlainCover withoutItemOf(int option, int item) {
        List<Integer> items = new ArrayList<>(options.get(option).items());
        items.remove(Integer.valueOf(item));
        List<Option> changed = new ArrayList<>(options);
        changed.set(option, new Option(items, options.get(option).weight()));
        return new PlainCover(primary, changed, pins, banned, relaxed).keep(i -> true, o -> true);
    }

    /** The cover where all options weigh nothing. */
    public PlainCover withoutWeights() {
        List<Option> light = options.stream().map(o -> new Option(o.items(), 0)).toList();
        return new PlainCover(primary, light, pins, banned, relaxed);
    }

    private PlainCover keep(IntPredicate itemKept, IntPredicate optionKept) {
        int[] itemNumber = new int[primary.size()];
        List<Boolean> primaryLeft = new ArrayList<>();
        for (int i = 0; i < itemNumber.length; i++) {
            itemNumber[i] = primaryLeft.size();
            if (itemKept.test(i)) {
                primaryLeft.add(primary.get(i));
            }
        }
        int[] optionNumber = new int[options.size()];
        BitSet kept = new BitSet();
        List<Option> optionsLeft = new ArrayList<>();
        for (int k = 0; k < optionNumber.length; k++) {
            optionNumber[k] = optionsLeft.size();
            List<Integer> items =
                    options.get(k).items().stream().filter(itemKept::test).toList();
            if (optionKept.test(k) && items.stream().anyMatch(primary::get)) {
                kept.set(k);
                optionsLeft.add(new Option(
                        items.stream().map(i -> itemNumber[i]).toList(),
                        options.get(k).weight()));
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
        return new PlainCover(primaryLeft, optionsLeft, pinsLeft, bannedLeft, relaxedLeft);
    }

    /**
     * The cover in the text format of Knuth's programs. What the format has no words for stands in comments: pins and
     * bans (option numbers from 1), relaxed items, and weights. The format wants primary items first; the numbers in the names tell the true order.
     */
    String text() {
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
            text.append(joined(option.items().stream().map(this::name))).append('\n');
        }
        return text.toString();
    }

    private String names(IntPredicate wanted) {
        return joined(IntStream.range(0, primary.size()).filter(wanted).mapToObj(this::name));
    }

    private static String joined(Stream<?> words) {
        return words.map(String::valueOf).collect(Collectors.joining(" "));
    }
}
