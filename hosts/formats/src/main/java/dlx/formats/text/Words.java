package dlx.formats.text;

import dlx.api.WatchedText;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Words from foreign files, made fit for a sentence. */
public final class Words {

    private static final int LONGEST = 160;

    private Words() {}

    /**
     * Returns the table of a text, in order: {@code "line drawn line, text text on the board"} has two names and their
     * meanings.
     */
    public static Map<String, String> table(String text) {
        Map<String, String> table = new LinkedHashMap<>();
        for (String entry : text.split(", ")) {
            String[] parts = entry.split(" ", 2);
            table.put(parts[0], parts[1]);
        }
        return table;
    }

    /** Returns the set of the words of a text, which are separated by blanks. */
    public static Set<String> set(String words) {
        return Set.of(words.split(" "));
    }

    /** Returns words in one line, without control characters, cut if they are long. */
    public static String plain(String words) {
        String start = words.length() > 4 * LONGEST ? words.substring(0, 4 * LONGEST) : words;
        String plain =
                WatchedText.replaceAll("[\\s\\p{Cntrl}\\p{Cf}]++", start, " ").strip();
        return plain.length() > LONGEST ? plain.substring(0, LONGEST).strip() + "..." : plain;
    }
}
