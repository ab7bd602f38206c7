package dlx.core.calls;

import dlx.core.calls.Name.OptionName;
import dlx.core.covers.PlainCover;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** A map that exchanges the options of some pairs; it may be a symmetry of the cover or not. */
record Symmetry(List<Swap> swaps) {

    /** Two options that the map exchanges. */
    record Swap(OptionName one, OptionName other) {}

    /** Returns the map of options, indexed by option. */
    int[] map(int options) {
        int[] map = IntStream.range(0, options).toArray();
        for (Swap swap : swaps) {
            map[swap.one().number()] = swap.other().number();
            map[swap.other().number()] = swap.one().number();
        }
        return map;
    }

    /** Returns true if every option occurs at most once, which may fail after options are renumbered. */
    boolean isWellFormed(int options) {
        int[] numbers = swaps.stream()
                .flatMapToInt(
                        swap -> IntStream.of(swap.one().number(), swap.other().number()))
                .toArray();
        return IntStream.of(numbers).distinct().count() == numbers.length
                && IntStream.of(numbers).allMatch(option -> option < options);
    }

    /**
     * Returns true if a map carries the items of a cover to items: the mapped options of each item are the options of
     * an item of its kind and multiplicity, each of a different item, and options of one color are again of one color.
     */
    static boolean carriesItems(PlainCover plain, int... map) {
        List<String> before = new ArrayList<>();
        List<String> after = new ArrayList<>();
        int[] same = IntStream.range(0, plain.options().size()).toArray();
        for (int item = 0; item < plain.primary().size(); item++) {
            String kind = (plain.primary().get(item) && !plain.relaxed().contains(item))
                    + plain.bounds().get(item).toString();
            before.add(kind + holders(plain, item, same));
            after.add(kind + holders(plain, item, map));
        }
        return before.stream().sorted().toList().equals(after.stream().sorted().toList());
    }

    /** Returns the images of the options that hold an item, each with the first place of its color. */
    private static String holders(PlainCover plain, int item, int... map) {
        List<Integer> holders = IntStream.range(0, plain.options().size())
                .filter(option -> plain.options().get(option).items().contains(item))
                .boxed()
                .sorted(Comparator.comparing(option -> map[option]))
                .toList();
        List<Integer> colors = holders.stream()
                .map(option -> plain.options().get(option).colorOf(item))
                .toList();
        return IntStream.range(0, holders.size())
                .mapToObj(k -> map[holders.get(k)] + ":" + (colors.get(k) < 0 ? -1 : colors.indexOf(colors.get(k))))
                .toList()
                .toString();
    }
}
