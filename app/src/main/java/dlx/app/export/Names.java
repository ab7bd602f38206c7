package dlx.app.export;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Makes names that Knuth's format allows: no blanks, {@code :} and {@code |}, no two the same, and where that is wanted
 * no more than eight bytes. A name that is so already stays; of others as much stays as can be read.
 */
final class Names {

    static final int STRICT_BYTES = 8;

    private final boolean strict;
    private final Set<String> taken = new HashSet<>();

    /** How often a name was made distinct by a number: where to go on counting. */
    private final Map<String, Integer> counts = new HashMap<>();

    Names(boolean strict) {
        this.strict = strict;
    }

    /** The names of all items, legal and distinct. */
    static String[] of(String[] names, boolean strict) {
        return new Names(strict).all(names);
    }

    /** The names of colors, legal and distinct; {@code :} and {@code |} are legal as colors of one character. */
    static String[] colors(String... names) {
        String[] made = names.clone();
        boolean legal = true;
        for (String name : names) {
            boolean isOne = name.codePointCount(0, name.length()) == 1;
            legal &= isOne ? isVisible(name.codePointAt(0)) : isLegal(name);
        }
        return legal ? made : of(names, false);
    }

    /** A name like the wanted one that is none of the given ones. */
    static String another(String wanted, String... names) {
        Names used = new Names(true);
        used.taken.addAll(Arrays.asList(names));
        return used.distinct(wanted);
    }

    private String[] all(String... names) {
        String[] made = new String[names.length];
        for (int i = 0; i < names.length; i++) { // first those that may stay: no other one takes their names
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

    /** Whether a name is short enough. */
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

    /** As many characters of a name as go before its end. */
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

    /** {@code falling_diagonal_3} becomes {@code fd3}: words lose all but their first letter, numbers stay. */
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

    /** A name with an underscore for each run of characters that the format, or UTF-8, does not allow. */
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

    /** Whether a character may stand in a color: no blank of the C library, no half of a surrogate pair. */
    static boolean isVisible(int c) {
        return c != ' ' && (c < '\t' || c > '\r') && Character.getType(c) != Character.SURROGATE;
    }
}
