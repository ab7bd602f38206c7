package dlx.core.explain;

import java.util.List;
import java.util.Locale;

/** English numbers and plurals for the names of groups. */
final class Nouns {

    private static final List<String> ORDINALS = List.of("second", "third", "fourth", "fifth", "sixth");

    private Nouns() {}

    /** Returns the plural of a noun, or of a name that ends with a noun. */
    static String many(String noun) {
        String lower = noun.toLowerCase(Locale.ROOT);
        int length = noun.length();
        if (lower.endsWith("vertex") || lower.endsWith("matrix")) {
            return noun.substring(0, length - 2) + "ices";
        }
        if (lower.matches("(?s).*[^aeiou]y")) {
            return noun.substring(0, length - 1) + "ies";
        }
        return noun + (lower.matches("(?s).*(s|x|z|ch|sh)") ? "es" : "s");
    }

    static String counted(long number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }

    /** Returns the ordinal number: "second" for 2 to "sixth" for 6. */
    static String ordinal(int number) {
        return ORDINALS.get(number - 2);
    }

    /** Returns the words for "not divisible by": "an odd number" for 2. */
    static String noMultiple(long of) {
        return of == 2 ? "an odd number" : "no multiple of " + of;
    }
}
