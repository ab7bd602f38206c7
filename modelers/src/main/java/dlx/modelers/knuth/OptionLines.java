package dlx.modelers.knuth;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.modelers.incidence.Incidence;
import dlx.modelers.incidence.ItemNames;
import dlx.modelers.incidence.WordScanner;

/** The lines behind the first one: an option each. */
final class OptionLines {

    private final ItemNames items;
    private final Incidence.Builder options = new Incidence.Builder();

    OptionLines(ItemNames items) {
        this.items = items;
    }

    void read(Line line, PuzzleText text) {
        WordScanner words = new WordScanner(line);
        boolean anyPrimary = false;
        while (words.next()) {
            int item = items.find(words.text());
            if (item == ItemNames.NONE) {
                throw noItem(words, words.text());
            }
            if (!options.add(item)) {
                throw words.wrong("stands in this option twice", "each item at most once");
            }
            anyPrimary |= items.isPrimary(item);
        }
        if (anyPrimary) {
            options.end();
        } else {
            options.drop();
            text.warn(line, "the option holds no primary item; it is ignored and has no number");
        }
    }

    Incidence build() {
        return options.build();
    }

    /** What is wrong with a word that is not simply the name of an item. */
    private PuzzleSyntaxException noItem(WordScanner words, String word) {
        int colon = word.indexOf(':');
        if (word.startsWith("|")) {
            return word.matches("\\|[0-9]+")
                    ? words.wrong("is a cost, but costs are not solved yet", "items only")
                    : words.wrong("is not a cost", "digits right behind the |");
        }
        if (colon < 0 || items.find(word.substring(0, colon)) == ItemNames.NONE) {
            return words.wrong(
                    "is not an item",
                    "a name from the first line" + (word.indexOf('|') > 0 ? ", a blank before a cost" : ""));
        }
        if (items.isPrimary(items.find(word.substring(0, colon)))) {
            return words.wrong("colors a primary item", "colors on secondary items only");
        }
        return colon == word.length() - 1
                ? words.wrong("has no color", "a color right behind the colon")
                : words.wrong("has a color, but colors are not solved yet", "a name alone");
    }
}
