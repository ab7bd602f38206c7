package dlx.core.search;

import dlx.api.Experimental;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serial;
import java.io.Serializable;
import java.util.Arrays;

/**
 * A piece of a search that was cut by {@link dlx.core.Pieces}: the way from the root to where it begins, and how far back it goes. It
 * means something only to pieces of an equal search: the same cover and givens, engine, strategy, reduction and question.
 * Immutable, serialisable, equal by content.
 *
 * @since 0.1
 */
@Experimental
public final class Piece implements Serializable {

    private static final long serialVersionUID = 1L;

    /** All of a search. */
    public static final Piece WHOLE = new Piece(new int[0], 0, 1);

    /** The option chosen at each level, by the numbers of the cover. Never written. */
    private final int[] path;

    private final int floor;
    private final double weight;

    /**
     * A piece.
     *
     * @param path the option chosen at each level, and at the last one the first option to try; not written afterwards
     * @param floor the level above which nothing is left to try
     * @param weight the share of the tree that it stands for
     */
    public Piece(int[] path, int floor, double weight) {
        this.path = path;
        this.floor = floor;
        this.weight = weight;
    }

    /**
     * The piece of a text.
     *
     * @param text what {@link #text} wrote
     * @return an equal piece
     * @throws IllegalArgumentException if it is no such text
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
            // as below
        }
        throw new IllegalArgumentException(
                "piece: \"" + text + "\"; expected a level, a share, and the numbers of the options on the path");
    }

    /**
     * The piece as a line.
     *
     * @return the level of {@link #floor}, the {@link #weight} and the {@link #path}, in ASCII
     */
    public String text() {
        StringBuilder text = new StringBuilder().append(floor).append(' ').append(weight);
        for (int option : path) {
            text.append(' ').append(option);
        }
        return text.toString();
    }

    /**
     * The way to where it begins.
     *
     * @return the option chosen at each level, by its number in the cover, -1 where the item was left as it is; a copy
     */
    public int[] path() {
        return path.clone();
    }

    /**
     * The level above which it does not go back: those levels belong to other pieces.
     *
     * @return from 0 to the length of the path
     */
    public int floor() {
        return floor;
    }

    /**
     * The share of the whole tree that it is thought to be: each option of an item is given the same share of what lies below it.
     *
     * @return from 0 to 1
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
