package dlx.core;

import java.util.Collection;
import java.util.Comparator;

/** Finds what somebody meant who mistyped a name. */
final class Nearest {

    private Nearest() {}

    /** {@code ; did you mean "sudoku"? } where a name is near, otherwise {@code . }. */
    static String hint(String typed, Collection<String> names) {
        return names.stream()
                .min(Comparator.comparingInt(name -> distance(typed, name)))
                .filter(name -> distance(typed, name) <= Math.max(1, name.length() / 3))
                .map(name -> "; did you mean \"" + name + "\"? ")
                .orElse(". ");
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
