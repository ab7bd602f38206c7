package dlx.modelers.knuth;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.modelers.incidence.ItemNames;
import dlx.modelers.incidence.WordScanner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The first line: primary items, perhaps a bar and secondary ones. */
final class ItemLine {

    private static final Pattern BOUNDED = Pattern.compile("(?:([0-9]{1,9}):)?([0-9]{1,9})\\|[^:|]+");

    private ItemLine() {}

    static ItemNames read(Line line) {
        WordScanner words = new WordScanner(line);
        ItemNames items = new ItemNames();
        while (words.next()) {
            while (words.text().startsWith("|")) {
                startSecondary(words, items);
            }
            if (!words.text().isEmpty()) {
                add(words, items);
            }
        }
        return items;
    }

    /** Takes the bar off the word: {@code | X} and {@code |X} mean the same. */
    private static void startSecondary(WordScanner words, ItemNames items) {
        if (items.inSecondary()) {
            throw words.wrong("starts the secondary items again", "one | in the line of the items");
        }
        items.startSecondary();
        words.cut(1, 0);
    }

    private static void add(WordScanner words, ItemNames items) {
        String name = words.text();
        if (name.indexOf('|') >= 0) {
            throw bounded(words, name, items.inSecondary());
        }
        if (name.indexOf(':') >= 0) {
            throw words.wrong("is not an item's name", "a name without : and |");
        }
        if (!items.add(name)) {
            throw words.wrong("is the name of two items", "names that differ");
        }
    }

    /** What is wrong with a word that holds a bar, in the order in which the original programs complain. */
    private static PuzzleSyntaxException bounded(WordScanner words, String word, boolean secondary) {
        Matcher bounds = BOUNDED.matcher(word);
        if (!bounds.matches()) {
            return words.wrong("is not an item with bounds", "TIMES|NAME or FROM:TO|NAME, or a blank before the |");
        }
        if (secondary) {
            return words.wrong("bounds a secondary item", "bounds on primary items only");
        }
        int to = Integer.parseInt(bounds.group(2));
        int from = bounds.group(1) == null ? to : Integer.parseInt(bounds.group(1));
        if (to == 0) {
            return words.wrong("is never covered", "an upper bound of 1 or more");
        }
        if (from > to) {
            return words.wrong("has a lower bound above the upper one", "FROM:TO|NAME with FROM up to TO");
        }
        return words.wrong("has bounds, but multiplicities are not solved yet", "a name alone");
    }
}
