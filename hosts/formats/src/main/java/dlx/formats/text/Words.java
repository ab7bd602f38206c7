package dlx.formats.text;

import dlx.api.WatchedText;

/** Words of strangers, fit for a sentence. */
public final class Words {

    private static final int LONGEST = 160;

    private Words() {}

    /** On one line, without control characters, cut where it is long. */
    public static String plain(String words) {
        String start = words.length() > 4 * LONGEST ? words.substring(0, 4 * LONGEST) : words;
        String plain =
                WatchedText.replaceAll("[\\s\\p{Cntrl}\\p{Cf}]++", start, " ").strip();
        return plain.length() > LONGEST ? plain.substring(0, LONGEST).strip() + "..." : plain;
    }
}
