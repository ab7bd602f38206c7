package dlx.formats.tables;

import dlx.api.WatchedText;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Names of a table, fit for texts where blanks, colons and bars end a name, {@code '#'} begins a comment, and the first
 * words of lines are taken. Not thread-safe; made for one table.
 */
final class SheetNames {

    private final ForeignText text;
    private final String taken;
    private int changed;

    /**
     * Makes names for a text.
     *
     * @param taken the word that begins a line of the text; no row may be called so
     */
    SheetNames(ForeignText text, String taken) {
        this.text = text;
        this.taken = taken;
    }

    /**
     * Names in their order, all different.
     *
     * @param kind what is called so: {@code "row"}
     * @param number what stands in front of a name that is a number; empty where it may be one
     */
    List<String> of(List<String> names, String kind, String number) {
        List<String> plain = new ArrayList<>();
        Map<String, Integer> places = new HashMap<>();
        for (String name : names) {
            String word = plain(name, number);
            changed += word.equals(name) ? 0 : 1;
            plain.add(word);
            Integer before = places.put(word, plain.size());
            if (before != null) {
                throw text.fault(
                        Tables.NAME,
                        "names: " + kind + "s " + before + " and " + plain.size() + " are both called "
                                + Phrases.quoted(word) + "; expected names that differ");
            }
        }
        return plain;
    }

    private String plain(String name, String number) {
        String joined = WatchedText.replaceAll("[\\s\\p{Cntrl}\\p{Cf}:|]++", name, "_");
        String word = joined.startsWith("#") ? '_' + joined.substring(1) : joined;
        boolean isNumber = word.equals("-") || word.equals("+") || WatchedText.matches("[-+]?\\d.*", word);
        return (isNumber ? number + word : word) + (word.equals(taken) ? "_" : "");
    }

    /** What is lost of the names, in words; nothing if they are as they were. */
    List<String> lost() {
        return changed == 0
                ? List.of()
                : List.of(Phrases.count(changed, "name as it was", "names as they were")
                        + ": blanks, colons, bars and '#'" + " became '_', numbers got a word in front");
    }
}
