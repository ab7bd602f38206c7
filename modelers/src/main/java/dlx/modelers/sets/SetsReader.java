package dlx.modelers.sets;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.modelers.incidence.Incidence;
import dlx.modelers.incidence.ItemNames;
import dlx.modelers.incidence.WordScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads one family of sets: the line of the items, then a line for each set; or lists, as {@link ListedSets} does. */
public final class SetsReader {

    private final ItemNames items;
    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Incidence.Builder sets = new Incidence.Builder();
    private final Optional<SetCosts> costs;

    private SetsReader(ItemNames items, Optional<SetCosts> costs) {
        this.items = items;
        this.costs = costs;
    }

    /** Reads a family in which items may be secondary and sets do not have costs. */
    static SetFamily read(PuzzleText text) {
        if (text.skipBlank() && text.look().filter(ListedSets::startAt).isPresent()) {
            return new ListedSets(text).read();
        }
        ItemNames items = readItems(text.nextFilled("a line that starts with items"), true);
        return new SetsReader(items, Optional.empty()).readSets(text);
    }

    /**
     * Reads a family in which all items are primary. Either each set has a cost, a word {@code |COST} in its line, or
     * no set has.
     *
     * @param text the text in front of the family
     * @return the family
     * @throws dlx.api.PuzzleSyntaxException if a family does not follow
     */
    public static SetFamily readWeighted(PuzzleText text) {
        ItemNames items = readItems(text.nextFilled("a line that starts with items"), false);
        SetCosts costs = new SetCosts();
        SetFamily family = new SetsReader(items, Optional.of(costs)).readSets(text);
        costs.warnIn(text);
        return family;
    }

    private SetFamily readSets(PuzzleText text) {
        while (text.skipBlank() && !text.look().filter(SetsReader::startsFamily).isPresent()) {
            readSet(text.next("a set"));
        }
        boolean weighted = costs.filter(SetCosts::any).isPresent();
        return new SetFamily(items, names, numbers, sets.build(), weighted);
    }

    /**
     * Skips to the next line of items, which begins a family even after an error.
     *
     * @param text the text, anywhere
     * @return true if a family follows
     */
    public static boolean skipToFamily(PuzzleText text) {
        text.skipWhile(line -> !startsFamily(line));
        return text.look().isPresent();
    }

    /**
     * Returns true if a line is the line of the items, with or without a colon after the first word.
     *
     * @param line any line
     * @return true if a family begins with the line
     */
    public static boolean startsFamily(Line line) {
        WordScanner words = new WordScanner(line);
        return words.next() && isItemsWord(words.text());
    }

    private static boolean isItemsWord(String word) {
        return word.equals("items") || word.equals("items:");
    }

    private static ItemNames readItems(Line line, boolean secondaryToo) {
        WordScanner words = new WordScanner(line);
        if (!words.next() || !isItemsWord(words.text())) {
            throw words.wrong("does not start a family", "a line with the word items and the names of the items");
        }
        ItemNames items = new ItemNames();
        while (words.next()) {
            String name = words.text();
            if (!name.equals("|")) {
                checkName(words, name);
                if (!items.add(name)) {
                    throw words.wrong("is the name of two items", "names that differ");
                }
            } else if (!secondaryToo) {
                throw words.wrong("starts secondary items", "primary items only, in a cover by sets that may overlap");
            } else if (items.inSecondary()) {
                throw words.wrong("appears a second time", "one | before the secondary items");
            } else {
                items.startSecondary();
            }
        }
        return items;
    }

    /** Rejects a colon in a name: colons end the names of sets, and are reserved for colors. */
    private static void checkName(WordScanner words, String name) {
        if (name.indexOf(':') >= 0) {
            throw words.wrong("holds a colon", "an item's name without one");
        }
    }

    private void readSet(Line line) {
        WordScanner words = new WordScanner(line);
        readName(words);
        boolean anyPrimary = false;
        while (words.next()) {
            int item = items.find(words.text());
            if (item == ItemNames.NONE && costs.isPresent() && words.text().startsWith("|")) {
                sets.cost(costs.get().read(words));
                continue;
            }
            if (item == ItemNames.NONE) {
                checkName(words, words.text());
                throw words.wrong("is not an item", "a name from the line of the items");
            }
            if (!sets.add(item)) {
                throw words.wrong("appears in this set twice", "each item at most once");
            }
            anyPrimary |= items.isPrimary(item);
        }
        if (!anyPrimary) {
            throw words.wrong("comes before any primary item", "at least one primary item in a set");
        }
        costs.ifPresent(all -> all.endSet(line));
        sets.end();
    }

    private void readName(WordScanner words) {
        words.next();
        String word = words.text();
        int colon = word.indexOf(':');
        if (colon != word.length() - 1) {
            throw words.wrong("is not the name of a set", "a name, a colon and a blank before the items");
        }
        if (colon == 0) {
            throw words.wrong("is not the name of a set", "a name before the colon");
        }
        words.cut(0, 1);
        String name = words.text();
        if (numbers.putIfAbsent(name, names.size()) != null) {
            throw words.wrong("is the name of two sets", "names that differ");
        }
        names.add(name);
    }
}
