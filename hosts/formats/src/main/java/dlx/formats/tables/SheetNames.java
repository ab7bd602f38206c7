package dlx.formats.tables;

import dlx.api.WatchedText;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Converts names of a table for texts in which blanks, colons and bars end a name, {@code '#'} begins a comment, and
 * the first words of some lines are reserved. Not thread-safe; made for one table.
 */
final class SheetNames {

    private final ForeignText text;
    private final String program;
    private final String taken;
    private int changed;

    /**
     * Creates a converter for a text.
     *
     * @param program the noun for the text in messages
     * @param taken the word that begins a line of the text and so cannot name a row
     */
    SheetNames(ForeignText text, String program, String taken) {
        this.text = text;
        this.program = program;
        this.taken = taken;
    }

    /**
     * Returns the converted names in order, all different.
     *
     * @param kind the noun for the named things: {@code "row"}
     * @param number the prefix of a name that is a number; empty if numbers can be names
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
                        program,
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

    /** Describes the changes to the names; empty if all names are unchanged. */
    List<String> lost() {
        return changed == 0
                ? List.of()
                : List.of(Phrases.count(changed, "name as it was", "names as they were")
                        + ": blanks, colons, bars and '#'" + " became '_', numbers got a word in front");
    }
}
