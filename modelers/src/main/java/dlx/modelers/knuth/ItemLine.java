package dlx.modelers.knuth;

import dlx.api.Line;
import dlx.modelers.incidence.ItemNames;
import dlx.modelers.incidence.WordScanner;
import java.nio.charset.StandardCharsets;

/** The first line: primary items, with or without bounds; then optionally a bar and secondary items. */
final class ItemLine {

    /** Maximum length of a name in the original programs, in bytes. */
    private static final int STRICT_BYTES = 8;

    private final WordScanner words;
    private final boolean strict;
    private final ItemNames items = new ItemNames();
    private final Bounds bounds = new Bounds();
    private int count;

    ItemLine(Line line, boolean strict) {
        this.words = new WordScanner(line);
        this.strict = strict;
        while (words.next()) {
            while (words.text().startsWith("|")) {
                startSecondary();
            }
            if (!words.text().isEmpty()) {
                add();
            }
        }
    }

    ItemNames items() {
        return items;
    }

    Bounds bounds() {
        return bounds;
    }

    /** Removes the bar from the word: {@code | X} and {@code |X} are equivalent. */
    private void startSecondary() {
        if (items.inSecondary()) {
            throw words.wrong("starts the secondary items again", "one | in the line of the items");
        }
        items.startSecondary();
        words.cut(1, 0);
    }

    private void add() {
        if (words.text().indexOf('|') >= 0) {
            bounds.read(words, count, items.inSecondary(), strict);
        }
        String name = words.text();
        if (name.indexOf(':') >= 0) {
            throw words.wrong("is not an item's name", "a name without : and |");
        }
        if (strict && bytes(name) > STRICT_BYTES) {
            throw words.wrong("is a long name", STRICT_BYTES + " bytes at most, because of strict=yes");
        }
        if (!items.add(name)) {
            throw words.wrong("is the name of two items", "names that differ");
        }
        count++;
    }

    static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
