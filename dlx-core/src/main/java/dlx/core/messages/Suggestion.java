package dlx.core.messages;

import dlx.api.Cover;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Finds the name that a user probably meant by a mistyped name, for messages.
 *
 * @since 0.1
 */
public final class Suggestion {

    /** Maximum number of labels that are compared. */
    private static final int MOST_LABELS = 100_000;

    private Suggestion() {}

    /**
     * Returns the text to append to an unknown name.
     *
     * @param typed the name
     * @param names the names that exist; of equally near names the first is chosen
     * @return {@code ; did you mean "solve"? } if a name is near, otherwise {@code . }
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
     * @param shown returns the text of a label for the message
     * @return {@code ; did you mean "Q[1]"?} if a label is near, otherwise the form of label that was expected
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
     * Returns the name that was probably meant. The comparison ignores case; case decides only between names at equal
     * distance.
     *
     * @param typed the unknown name
     * @param names the names that exist; of equally near names the first is chosen
     * @return the nearest name, if a name is near
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

    /**
     * Returns the maximum distance of a typed name: 1 for short names, else a third of the length, at least 2 so that
     * two swapped letters are found.
     */
    private static int allowed(String name) {
        return name.length() <= 3 ? 1 : Math.max(2, name.length() / 3);
    }

    /** Returns Levenshtein's distance: the minimum number of characters inserted, deleted or replaced. */
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
