package dlx.testkit;

import dlx.api.Cover;
import java.util.ArrayList;
import java.util.List;

/** A cover as lines, one per item and one per option. Two covers are equal if their lines are equal. */
final class CoverText {

    private CoverText() {}

    static List<String> of(Cover<?> cover) {
        List<String> lines = new ArrayList<>();
        for (int item = 0; item < cover.itemCount(); item++) {
            lines.add((cover.isPrimary(item) ? "primary " : "secondary ") + cover.itemName(item) + " "
                    + cover.atLeast(item) + ".." + cover.atMost(item));
        }
        for (int option = 0; option < cover.optionCount(); option++) {
            StringBuilder line = new StringBuilder("option ").append(cover.label(option));
            line.append(" weight ").append(cover.weight(option)).append(':');
            for (int p = cover.firstNode(option); p < cover.firstNode(option + 1); p++) {
                line.append(' ').append(cover.item(p));
                if (cover.color(p) >= 0) {
                    line.append(':').append(cover.colorName(cover.color(p)));
                }
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /** Returns the values of the options, in order. */
    static <O> List<O> values(Cover<O> cover) {
        List<O> values = new ArrayList<>();
        for (int option = 0; option < cover.optionCount(); option++) {
            values.add(cover.option(option));
        }
        return values;
    }
}
