package dlx.app.export;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Makes names that Knuth's format allows: distinct, without blanks, {@code :} and {@code |}, and of at most eight bytes
 * if strict. A name that already meets these rules stays; any other name keeps as many readable characters as possible.
 */
final class Names {

    static final int STRICT_BYTES = 8;

    private final boolean strict;
    private final Set<String> taken = new HashSet<>();

    /** Number of suffixes used so far for each name that is not unique. The first suffix is 2. */
    private final Map<String, Integer> counts = new HashMap<>();

    Names(boolean strict) {
        this.strict = strict;
    }

    /** Returns a legal and distinct name for each item. */
    static String[] of(String[] names, boolean strict) {
        return new Names(strict).all(names);
    }

    /**
     * Returns a legal and distinct name for each color. As colors of one character, {@code :} and {@code |} are legal.
     */
    static String[] colors(String... names) {
        String[] made = names.clone();
        boolean legal = true;
        for (String name : names) {
            boolean isOne = name.codePointCount(0, name.length()) == 1;
            legal &= isOne ? isVisible(name.codePointAt(0)) : isLegal(name);
        }
        return legal ? made : of(names, false);
    }

    /** Returns a name that resembles the wanted name and differs from all given names. */
    static String another(String wanted, String... names) {
        Names used = new Names(true);
        used.taken.addAll(Arrays.asList(names));
        return used.distinct(wanted);
    }

    private String[] all(String... names) {
        String[] made = new String[names.length];
        for (int i = 0; i < names.length; i++) { // legal names first, so that they stay
            if (isLegal(names[i]) && fits(names[i]) && taken.add(names[i])) {
                made[i] = names[i];
            }
        }
        for (int i = 0; i < names.length; i++) {
            if (made[i] == null) {
                made[i] = distinct(readable(names[i]));
            }
        }
        return made;
    }

    /** Returns true if a name is short enough. */
    private boolean fits(String name) {
        return !strict || name.length() <= STRICT_BYTES && name.getBytes(StandardCharsets.UTF_8).length <= STRICT_BYTES;
    }

    private String readable(String name) {
        String legal = legal(name);
        return fits(legal) ? legal : initials(legal);
    }

    private String distinct(String name) {
        if (fits(name) && taken.add(name)) {
            return name;
        }
        while (true) {
            int number = counts.merge(name, 1, Integer::sum) + 1;
            String numbered = strict ? shortened(name, "." + number) : name + "." + number;
            if (taken.add(numbered)) {
                return numbered;
            }
        }
    }

    /** Returns a name cut so that it and its suffix have at most {@link #STRICT_BYTES} bytes, with the suffix. */
    private static String shortened(String name, String end) {
        int length = 0;
        int bytes = end.length();
        while (length < name.length()) {
            int point = name.codePointAt(length);
            bytes += Character.toString(point).getBytes(StandardCharsets.UTF_8).length;
            if (bytes > STRICT_BYTES) {
                break;
            }
            length += Character.charCount(point);
        }
        return name.substring(0, length) + end;
    }

    /**
     * Returns the name with words cut to their first letters; numbers stay. {@code falling_diagonal_3} becomes
     * {@code fd3}.
     */
    private static String initials(String legal) {
        StringBuilder made = new StringBuilder();
        for (String word : legal.split("_")) {
            if (word.chars().anyMatch(c -> c >= '0' && c <= '9')) {
                made.append(word);
            } else if (!word.isEmpty()) {
                made.appendCodePoint(word.codePointAt(0));
            }
        }
        return made.length() == 0 ? "_" : made.toString();
    }

    /** Returns the name with an underscore for each run of characters that the format, or UTF-8, does not allow. */
    private static String legal(String name) {
        StringBuilder made = new StringBuilder();
        name.codePoints().forEach(c -> {
            if (isLegal(c) && !Character.isWhitespace(c) && !Character.isISOControl(c)) {
                made.appendCodePoint(c);
            } else if (made.length() == 0 || made.charAt(made.length() - 1) != '_') {
                made.append('_');
            }
        });
        return made.length() == 0 ? "_" : made.toString();
    }

    static boolean isLegal(String name) {
        return !name.isEmpty() && name.codePoints().allMatch(Names::isLegal);
    }

    private static boolean isLegal(int c) {
        return isVisible(c) && c != ':' && c != '|';
    }

    /**
     * Returns true if a color may contain a character: any except blanks of the C library and halves of surrogate
     * pairs.
     */
    static boolean isVisible(int c) {
        return c != ' ' && (c < '\t' || c > '\r') && Character.getType(c) != Character.SURROGATE;
    }
}
