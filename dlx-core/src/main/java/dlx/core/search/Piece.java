package dlx.core.search;

import dlx.api.Experimental;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serial;
import java.io.Serializable;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A piece of a search divided by {@link dlx.core.Pieces}: the path from the root to its first node, and the level to
 * which it goes back. It is valid only for an equal search: equal cover and givens, engine, strategy, reduction and
 * question. Immutable, serializable, equal by content.
 *
 * @since 0.1
 */
@Experimental
public final class Piece implements Serializable {

    private static final long serialVersionUID = 1L;

    /** The whole search. */
    public static final Piece WHOLE = new Piece(new int[0], 0, 1);

    /** Option chosen at each level, by its number in the cover; -1 where the item was left as it is. Never modified. */
    private final int[] path;

    private final int floor;
    private final double weight;

    /**
     * Creates a piece.
     *
     * @param path the option chosen at each level, and last the first option to try; -1 where the item was left as
     *     it is. Not copied, and not to be modified afterwards
     * @param floor the level above which the piece does not go back, 0 to the length of the path
     * @param weight estimated share of the search tree, 0 to 1
     */
    public Piece(int[] path, int floor, double weight) {
        this.path = path;
        this.floor = floor;
        this.weight = weight;
    }

    /**
     * Parses a text that {@link #text} wrote.
     *
     * @param text the text
     * @return an equal piece
     * @throws IllegalArgumentException if the text is not a valid piece
     */
    public static Piece parse(String text) {
        String[] words = text.split(" ", -1);
        try {
            int[] path =
                    Arrays.stream(words).skip(2).mapToInt(Integer::parseInt).toArray();
            Piece piece = new Piece(path, Integer.parseInt(words[0]), Double.parseDouble(words[1]));
            if (piece.isSound()) {
                return piece;
            }
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            // reported below
        }
        throw new IllegalArgumentException(
                "piece: \"" + text + "\"; expected a level, a share, and the numbers of the options on the path");
    }

    /**
     * Returns the piece as a line of ASCII characters.
     *
     * @return the {@link #floor}, the {@link #weight} and the {@link #path}, separated by blanks
     */
    public String text() {
        return Arrays.stream(path)
                .mapToObj(option -> " " + option)
                .collect(Collectors.joining("", floor + " " + weight, ""));
    }

    /**
     * Returns the path to the first node of the piece.
     *
     * @return the option chosen at each level, by its number in the cover; -1 where the item was left as it is; a
     *     copy
     */
    public int[] path() {
        return path.clone();
    }

    /**
     * Returns the level above which the piece does not go back, because these levels belong to other pieces.
     *
     * @return 0 to the length of the path
     */
    public int floor() {
        return floor;
    }

    /**
     * Returns the estimated share of the whole tree. The estimate assumes that all options of an item have subtrees of
     * equal size.
     *
     * @return 0 to 1
     */
    public double weight() {
        return weight;
    }

    private boolean isSound() {
        return floor >= 0
                && floor <= path.length
                && weight >= 0
                && weight <= 1
                && Arrays.stream(path).allMatch(option -> option >= -1);
    }

    @Serial
    private void readObject(ObjectInputStream stream) throws java.io.IOException, ClassNotFoundException {
        stream.defaultReadObject();
        if (path == null || !isSound()) {
            throw new InvalidObjectException("piece: broken; expected a path, a level on it and a share");
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Piece that
                && floor == that.floor
                && weight == that.weight
                && Arrays.equals(path, that.path);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(path) + floor;
    }

    @Override
    public String toString() {
        return "piece " + text();
    }
}
