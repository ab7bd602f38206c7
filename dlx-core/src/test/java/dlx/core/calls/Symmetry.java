package dlx.core.calls;

import dlx.core.PlainCover;
import dlx.core.calls.Name.OptionName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A map of options that makes each of some pairs the other: a symmetry of the cover, or none. */
record Symmetry(List<Swap> swaps) {

    /** Two options that become each other. */
    record Swap(OptionName one, OptionName other) {}

    /** What each option becomes. */
    int[] map(int options) {
        int[] map = IntStream.range(0, options).toArray();
        for (Swap swap : swaps) {
            map[swap.one().number()] = swap.other().number();
            map[swap.other().number()] = swap.one().number();
        }
        return map;
    }

    /** Whether every option occurs once at most: what is left of pairs when options are renumbered. */
    boolean isWellFormed(int options) {
        int[] numbers = swaps.stream()
                .flatMapToInt(
                        swap -> IntStream.of(swap.one().number(), swap.other().number()))
                .toArray();
        return IntStream.of(numbers).distinct().count() == numbers.length
                && IntStream.of(numbers).allMatch(option -> option < options);
    }

    /**
     * Whether a map carries the items of a cover to items: the options of each item, mapped, are those of an item that is
     * demanded likewise, each of a different one.
     */
    static boolean carriesItems(PlainCover plain, int... map) {
        List<String> before = new ArrayList<>();
        List<String> after = new ArrayList<>();
        for (int item = 0; item < plain.primary().size(); item++) {
            int held = item;
            int[] options = IntStream.range(0, plain.options().size())
                    .filter(option -> plain.options().get(option).items().contains(held))
                    .toArray();
            before.add(plain.isDemanded(item) + Arrays.toString(options));
            int[] images =
                    IntStream.of(options).map(option -> map[option]).sorted().toArray();
            after.add(plain.isDemanded(item) + Arrays.toString(images));
        }
        return before.stream().sorted().toList().equals(after.stream().sorted().toList());
    }

    String java() {
        String cases = swaps.stream()
                .flatMap(swap -> Stream.of(
                        "case " + swap.one().number() + " -> " + swap.other().number() + "; ",
                        "case " + swap.other().number() + " -> " + swap.one().number() + "; "))
                .collect(Collectors.joining());
        return swaps.isEmpty() ? "option -> option" : "option -> switch (option) { " + cases + "default -> option; }";
    }
}
