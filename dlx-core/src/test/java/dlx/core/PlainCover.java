package dlx.core;

import dlx.api.Cover;
import dlx.api.Item;
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
 */
record PlainCover(List<Boolean> primary, List<Option> options, List<Integer> pins) {

    /** An option: the items it holds in their order, and what it adds to the score. */
    record Option(List<Integer> items, int weight) {

        Option {
            items = List.copyOf(items);
        }
    }

    PlainCover {
        primary = List.copyOf(primary);
        options = List.copyOf(options);
        pins = List.copyOf(pins);
    }

    /** The cover without its colors, multiplicities and names. */
    static PlainCover of(Cover<?> cover) {
        List<Boolean> primary =
                IntStream.range(0, cover.itemCount()).mapToObj(cover::isPrimary).toList();
        List<Option> options = IntStream.range(0, cover.optionCount())
                .mapToObj(k -> new Option(
                        IntStream.range(cover.firstNode(k), cover.firstNode(k + 1))
                                .mapToObj(cover::item)
                                .toList(),
                        Math.toIntExact(cover.weight(k))))
                .toList();
        List<Integer> pins =
                IntStream.range(0, cover.pinCount()).mapToObj(cover::pin).toList();
        return new PlainCover(primary, options, pins);
    }

    /** What the solver takes; the options mean their own numbers. */
    Cover<Integer> cover() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
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
        return cover.pinned(pins);
    }

    /** Whether the options are a solution: the definition, word for word. */
    boolean isSolution(List<Integer> chosen) {
        int[] held = new int[primary.size()];
        for (int option : chosen) {
            options.get(option).items().forEach(item -> held[item]++);
        }
        return chosen.containsAll(pins)
                && IntStream.range(0, held.length).allMatch(i -> held[i] == 1 || held[i] == 0 && !primary.get(i));
    }

    long score(List<Integer> chosen) {
        return chosen.stream().mapToLong(option -> options.get(option).weight()).sum();
    }

    /** Items are called {@code p} or {@code s} for what they are, then their number in the order of declaration. */
    private String name(int item) {
        return (primary.get(item) ? "p" : "s") + item;
    }

    /** The cover with more pins. */
    PlainCover pinned(List<Integer> more) {
        List<Integer> all = new ArrayList<>(pins);
        more.stream().filter(pin -> !all.contains(pin)).forEach(all::add);
        return new PlainCover(primary, options, all);
    }

    /** The cover without the options from {@code from} to {@code to - 1} and their pins. */
    PlainCover withoutOptions(int from, int to) {
        return keep(item -> true, option -> option < from || option >= to);
    }

    /** The cover without the items from {@code from} to {@code to - 1}; options that lose all primary ones go too. */
    PlainCover withoutItems(int from, int to) {
        return keep(item -> item < from || item >= to, option -> true);
    }

    /** The cover without the pins from {@code from} to {@code to - 1}. */
    PlainCover withoutPins(int from, int to) {
        List<Integer> left = new ArrayList<>(pins);
        left.subList(from, to).clear();
        return new PlainCover(primary, options, left);
    }

    /** The cover where an option no longer holds an item; the option goes if no primary one is left to it. */
    PlainCover withoutItemOf(int option, int item) {
        List<Integer> items = new ArrayList<>(options.get(option).items());
        items.remove(Integer.valueOf(item));
        List<Option> changed = new ArrayList<>(options);
        changed.set(option, new Option(items, options.get(option).weight()));
        return new PlainCover(primary, changed, pins).keep(i -> true, o -> true);
    }

    /** The cover where all options weigh nothing. */
    PlainCover withoutWeights() {
        List<Option> light = options.stream().map(o -> new Option(o.items(), 0)).toList();
        return new PlainCover(primary, light, pins);
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
        return new PlainCover(primaryLeft, optionsLeft, pinsLeft);
    }

    /**
     * The cover in the text format of Knuth's programs. What the format has no words for stands in comments: pins (option
     * numbers from 1) and weights. The format wants primary items first; the numbers in the names tell the true order.
     */
    String text() {
        StringBuilder text = new StringBuilder();
        if (!pins.isEmpty()) {
            text.append("| pins: ").append(joined(pins.stream().map(pin -> pin + 1)));
            text.append(" (options count from 1)\n");
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
