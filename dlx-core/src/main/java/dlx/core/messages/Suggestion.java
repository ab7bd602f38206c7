package dlx.core.messages;

import dlx.api.Cover;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Finds what somebody meant who mistyped a name, for messages.
 *
 * @since 0.1
 */
public final class Suggestion {

    /** Maximum number of labels that are compared. */
    private static final int MOST_LABELS = 100_000;

    private Suggestion() {}

    /**
     * What to write after a name that nobody has.
     *
     * @param typed the name
     * @param names the names that exist; of equally near ones the first is meant
     * @return {@code ; did you mean "solve"? } where a name is near, otherwise {@code . }
     */
    public static String hint(String typed, Iterable<String> names) {
        return find(typed, names)
                .map(near -> "; did you mean \"" + near + "\"? ")
                .orElse(". ");
    }

    /**
     * Returns the end of a sentence about a label that no option has.
     *
     * @param typed the label
     * @param cover the cover; the labels of its first 100 000 options are compared
     * @param shown makes a label fit for the message
     * @return {@code ; did you mean "Q[1]"?} where a label is near, otherwise what was expected
     */
    public static String ofLabel(String typed, Cover<?> cover, UnaryOperator<String> shown) {
        List<String> labels = IntStream.range(0, Math.min(cover.optionCount(), MOST_LABELS))
                .mapToObj(cover::label)
                .toList();
        if (labels.isEmpty()) {
            return "; it has no option at all";
        }
        return find(typed, labels)
                .map(near -> "; did you mean \"" + shown.apply(near) + "\"?")
                .orElseGet(() -> "; expected one like \"" + shown.apply(labels.get(0)) + '"');
    }

    /**
     * The name that was perhaps meant. Small letters are as good as great ones; between two names that differ in them alone, they
     * tell.
     *
     * @param typed a name that nobody has
     * @param names the names that exist; of equally near ones the first is meant
     * @return the nearest name, if one is near
     */
    public static Optional<String> find(String typed, Iterable<String> names) {
        Optional<String> nearest = Optional.empty();
        int least = Integer.MAX_VALUE;
        int leastWithCase = Integer.MAX_VALUE;
        for (String name : names) {
            int distance = distance(typed.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
            int withCase = distance(typed, name);
            boolean isNearer = distance < least || distance == least && withCase < leastWithCase;
            if (isNearer && distance <= allowed(name)) {
                least = distance;
                leastWithCase = withCase;
                nearest = Optional.of(name);
            }
        }
        return nearest;
    }

    /** How wrong a name may be: two slips, so that swapped letters are found; more in long names, one in short ones. */
    private static int allowed(String name) {
        return name.length() <= 3 ? 1 : Math.max(2, name.length() / 3);
    }

    /** Levenshtein's distance: the fewest characters inserted, deleted or replaced. */
    static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j - 1], row[j]));
            }
        }
        return row[b.length()];
    }
}
