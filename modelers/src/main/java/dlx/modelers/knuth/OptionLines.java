package dlx.modelers.knuth;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.modelers.incidence.Incidence;
import dlx.modelers.incidence.ItemNames;
import dlx.modelers.incidence.WordScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The lines behind the first one: an option each. */
final class OptionLines {

    private final ItemNames items;
    private final boolean strict;
    private final Incidence.Builder options = new Incidence.Builder();

    /** Numbers of colors, from 1 in the order in which they are first met. */
    private final Map<String, Integer> colors = new HashMap<>();

    private final List<String> colorNames = new ArrayList<>();
    private boolean warnedOfCosts;

    OptionLines(ItemNames items, boolean strict) {
        this.items = items;
        this.strict = strict;
    }

    void read(Line line, PuzzleText text) {
        WordScanner words = new WordScanner(line);
        boolean anyPrimary = false;
        long cost = 0;
        while (words.next()) {
            String word = words.text();
            int item = items.find(word);
            if (item != ItemNames.NONE) {
                add(words, item);
                anyPrimary |= items.isPrimary(item);
            } else if (word.startsWith("|")) {
                warnOfCosts(line, text);
                cost = sum(words, cost, cost(words, word));
            } else {
                colored(words, word);
            }
        }
        if (anyPrimary) {
            if (cost != 0) {
                options.cost(cost);
            }
            options.end();
        } else {
            options.drop();
            text.warn(line, "the option holds no primary item; it is ignored and has no number");
        }
    }

    Incidence build() {
        return options.build();
    }

    /** The names of the colors; color c is at the index c - 1. */
    List<String> colorNames() {
        return List.copyOf(colorNames);
    }

    private void add(WordScanner words, int item) {
        if (!options.add(item)) {
            throw words.wrong("stands in this option twice", "each item at most once");
        }
    }

    private void colored(WordScanner words, String word) {
        int colon = word.indexOf(':');
        int item = colon < 0 ? ItemNames.NONE : items.find(word.substring(0, colon));
        if (item == ItemNames.NONE) {
            throw words.wrong(
                    "is not an item",
                    "a name from the first line" + (word.indexOf('|') > 0 ? ", a blank before a cost" : ""));
        }
        if (items.isPrimary(item)) {
            throw words.wrong("colors a primary item", "colors on secondary items only");
        }
        String color = word.substring(colon + 1);
        if (color.isEmpty()) {
            throw words.wrong("has no color", "a color right behind the colon");
        }
        add(words, item);
        if (strict && ItemLine.bytes(color) > 1) {
            words.cut(colon + 1, 0);
            throw words.wrong("is a long color", "one byte, because of strict=yes");
        }
        options.color(colors.computeIfAbsent(color, name -> {
            colorNames.add(name);
            return colorNames.size();
        }));
    }

    private static long cost(WordScanner words, String word) {
        if (!word.matches("\\|-?[0-9]++")) {
            throw words.wrong("is not a cost", "digits right behind the |");
        }
        if (word.charAt(1) == '-') {
            throw words.wrong("is a negative cost", "a cost of 0 or more");
        }
        try {
            return Long.parseLong(word.substring(1));
        } catch (NumberFormatException e) {
            throw tooMuch(words);
        }
    }

    private static long sum(WordScanner words, long cost, long more) {
        if (more > Long.MAX_VALUE - cost) {
            throw tooMuch(words);
        }
        return cost + more;
    }

    private static PuzzleSyntaxException tooMuch(WordScanner words) {
        return words.wrong("makes the option too dear", "costs of " + Long.MAX_VALUE + " in all at most");
    }

    /** Once for a puzzle: where the first cost stands. */
    private void warnOfCosts(Line line, PuzzleText text) {
        if (!warnedOfCosts) {
            warnedOfCosts = true;
            text.warnOfWeights(line, "costs are ignored here; only the best solution depends on them");
        }
    }
}
