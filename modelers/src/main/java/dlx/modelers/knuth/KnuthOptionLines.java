package dlx.modelers.knuth;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.costs.TotalBound;
import dlx.modelers.incidence.Incidence;
import dlx.modelers.incidence.ItemNames;
import dlx.modelers.incidence.OptionCosts;
import dlx.modelers.incidence.WordScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lines after the first line, each an option. */
final class KnuthOptionLines {

    private final ItemNames items;
    private final boolean strict;
    private final Incidence.Builder options = new Incidence.Builder();

    /** Numbers of colors, from 1 in the order of their first occurrence. */
    private final Map<String, Integer> colors = new HashMap<>();

    private final List<String> colorNames = new ArrayList<>();

    /** The line of the first option with a cost. */
    private Optional<Line> firstCost = Optional.empty();

    /** The line of the first option without a cost. */
    private Optional<Line> firstWithout = Optional.empty();

    /** Number of options without a cost. */
    private int without;

    /**
     * True if the cover has bounds. A solution may then contain several options of an item, so the sum of all costs
     * must fit into 64 bits.
     */
    private final boolean bounded;

    private final TotalBound total = new TotalBound();

    KnuthOptionLines(ItemNames items, boolean bounded, boolean strict) {
        this.items = items;
        this.bounded = bounded;
        this.strict = strict;
    }

    void read(Line line, PuzzleText text) {
        WordScanner words = new WordScanner(line);
        int primary = ItemNames.NONE;
        long cost = 0;
        Word at = words.word();
        boolean costs = false;
        while (words.next()) {
            String word = words.text();
            int item = items.find(word);
            if (item != ItemNames.NONE) {
                add(words, item);
                primary = primary == ItemNames.NONE && items.isPrimary(item) ? item : primary;
            } else if (word.startsWith("|")) {
                cost = sum(words, cost, cost(words, word));
                at = words.word();
                costs = true;
            } else {
                colored(words, word);
            }
        }
        if (primary != ItemNames.NONE) {
            if (text.regardsWeights()) {
                total.add(bounded ? line.number() : primary, cost, at);
            }
            if (cost != 0) {
                options.cost(cost);
            }
            options.end();
            note(line, costs);
        } else {
            options.drop();
            text.warn(line, "the option does not hold a primary item; it is ignored and does not have a number");
        }
    }

    private void note(Line line, boolean costs) {
        if (costs) {
            firstCost = firstCost.or(() -> Optional.of(line));
        } else {
            firstWithout = firstWithout.or(() -> Optional.of(line));
            without++;
        }
    }

    /**
     * Warns of costs that are ignored, and of options without a cost if others have one. Called when all lines have
     * been read without an error. The format allows an option without a cost, which costs 0, but this may be a mistake.
     */
    void warnOfCosts(PuzzleText text) {
        if (firstCost.isEmpty()) {
            return;
        }
        OptionCosts.warnIfIgnored(text, firstCost.get());
        if (text.regardsWeights()) {
            firstWithout.ifPresent(line -> text.warn(
                    line,
                    line.text().stripTrailing().length() + 1,
                    missing() + " no cost, unlike others; it counts as 0"));
        }
    }

    private String missing() {
        return switch (without) {
            case 1 -> "this option states";
            case 2 -> "this option and another one state";
            default -> "this option and " + (without - 1) + " others state";
        };
    }

    Incidence build() {
        return options.build();
    }

    /** Returns the names of the colors; color c is at index c - 1. */
    List<String> colorNames() {
        return List.copyOf(colorNames);
    }

    private void add(WordScanner words, int item) {
        if (!options.add(item)) {
            throw words.wrong("appears in this option twice", "each item at most once");
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
            throw words.wrong("does not have a color", "a color right after the colon");
        }
        add(words, item);
        checkColor(words, colon, color);
        options.color(colors.computeIfAbsent(color, name -> {
            colorNames.add(name);
            return colorNames.size();
        }));
    }

    /**
     * Checks the name of a color. A single character may be any character; in a longer name, a colon or a bar is a
     * mistake.
     */
    private void checkColor(WordScanner words, int colon, String color) {
        boolean bar = color.indexOf('|') >= 0;
        if ((bar || color.indexOf(':') >= 0) && color.codePointCount(0, color.length()) > 1) {
            words.cut(colon + 1, 0);
            throw words.wrong(
                    "is not a color", "a long color without : and |" + (bar ? ", a blank before a cost" : ""));
        }
        if (strict && ItemLine.bytes(color) > 1) {
            words.cut(colon + 1, 0);
            throw words.wrong("is a long color", "one byte, because of strict=yes");
        }
    }

    private static long cost(WordScanner words, String word) {
        if (!WatchedText.matches("\\|-?[0-9]++", word)) {
            throw words.wrong("is not a cost", "digits right after the |");
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
        return words.wrong("makes the option cost too much", "at most " + Long.MAX_VALUE + " in all");
    }
}
