package dlx.benchmarks.measure;

import dlx.api.Cover;
import java.util.StringJoiner;
import java.util.stream.IntStream;

/** Writes a plain cover, without colors and multiplicities, in the text format of Knuth's programs. */
final class PlainCoverText {

    private PlainCoverText() {}

    /** Items are named by number, options keep their order. Primary items come first. */
    static String of(Cover<?> cover) {
        return of(cover, IntStream.empty());
    }

    /** The same with the items first that the model names for a sweep, in that order. */
    static String inSweepOrder(Cover<?> cover) {
        return of(cover, IntStream.of(cover.data().sweepOrder()));
    }

    private static String of(Cover<?> cover, IntStream first) {
        if (cover.hasColors() || cover.hasMultiplicities()) {
            throw new IllegalArgumentException("cover: " + cover + " is not plain");
        }
        StringJoiner primary = new StringJoiner(" ");
        IntStream.concat(first, IntStream.range(0, cover.itemCount()).filter(cover::isPrimary))
                .distinct()
                .forEach(item -> primary.add(name(item)));
        StringBuilder secondary = new StringBuilder();
        for (int item = 0; item < cover.itemCount(); item++) {
            if (!cover.isPrimary(item)) {
                secondary.append(secondary.isEmpty() ? " | " : " ").append(name(item));
            }
        }
        StringBuilder text =
                new StringBuilder().append(primary).append(secondary).append('\n');
        for (int option = 0; option < cover.optionCount(); option++) {
            StringJoiner items = new StringJoiner(" ", "", "\n");
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                items.add(name(cover.item(node)));
            }
            text.append(items);
        }
        return text.toString();
    }

    private static String name(int item) {
        return "i" + item;
    }
}
