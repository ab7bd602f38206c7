package dlx.spark;

import dlx.core.search.Piece;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * A piece of the search that has not been searched, with its place in the order of the solutions.
 *
 * @param key as text, keys come in the order of the solutions: each of what a work is cut into, or leaves, has the key of the work
 *     followed by a number of its own
 */
record Work(String key, Piece piece) implements Serializable {

    private static final long serialVersionUID = 1L;

    /** With longer keys, files would have names that some file systems refuse. */
    private static final int LONGEST_KEY = 200;

    /** All of a search. */
    static Work whole(Piece piece) {
        return new Work("p-", piece);
    }

    /** The works of its parts, in order. */
    List<Work> parts(List<Piece> pieces) {
        List<Work> parts = new ArrayList<>();
        for (Piece part : pieces) {
            parts.add(new Work(key + sorting(parts.size()), part));
        }
        return parts;
    }

    /** A number as text that sorts as numbers do: a letter for how many digits it has, and the digits. */
    private static String sorting(int number) {
        String digits = Integer.toString(number);
        return (char) ('a' + digits.length() - 1) + digits;
    }

    /** True if it may be cut once more. */
    boolean mayBeCut() {
        return key.length() < LONGEST_KEY;
    }
}
