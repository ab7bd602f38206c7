package dlx.spark;

import dlx.core.search.Piece;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * A piece that has not been searched, with its place in the order of the solutions.
 *
 * @param key key of the work; as text, keys sort in the order of the solutions. The key of each part of a work is
 *     the key of the work, followed by a number
 * @param piece the piece
 */
record Work(String key, Piece piece) implements Serializable {

    private static final long serialVersionUID = 1L;

    /** Maximum length of a key of a work that may be cut. Longer file names are rejected by some file systems. */
    private static final int LONGEST_KEY = 200;

    /** Returns the whole search as a work. */
    static Work whole(Piece piece) {
        return new Work("p-", piece);
    }

    /** Returns the parts of this work, in order. */
    List<Work> parts(List<Piece> pieces) {
        List<Work> parts = new ArrayList<>();
        for (Piece part : pieces) {
            parts.add(new Work(key + sorting(parts.size()), part));
        }
        return parts;
    }

    /** Returns a number as text that sorts as numbers do: a letter for the number of digits, then the digits. */
    private static String sorting(int number) {
        String digits = Integer.toString(number);
        return (char) ('a' + digits.length() - 1) + digits;
    }

    /** Returns true if the work may be cut once more. */
    boolean mayBeCut() {
        return key.length() < LONGEST_KEY;
    }
}
