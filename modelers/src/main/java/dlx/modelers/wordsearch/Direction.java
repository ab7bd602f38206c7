package dlx.modelers.wordsearch;

import dlx.api.BoardMap;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The direction of a word, as on a map with north at the top.
 *
 * @since 0.1
 */
public enum Direction {
    /** The direction to the right. */
    E(0, 1),
    /** The direction to the right and down. */
    SE(1, 1),
    /** The direction down. */
    S(1, 0),
    /** The direction to the left and down. */
    SW(1, -1),
    /** The direction to the left. */
    W(0, -1),
    /** The direction to the left and up. */
    NW(-1, -1),
    /** The direction up. */
    N(-1, 0),
    /** The direction to the right and up. */
    NE(-1, 1);

    /** Number of rows from a letter to the next: 1, 0 or -1. */
    final int down;

    /** Number of columns from a letter to the next: 1, 0 or -1. */
    final int right;

    Direction(int down, int right) {
        this.down = down;
        this.right = right;
    }

    static Direction of(int down, int right) {
        return Arrays.stream(values())
                .filter(direction -> direction.down == down && direction.right == right)
                .findFirst()
                .orElseThrow();
    }

    static Optional<Direction> named(String word) {
        return Arrays.stream(values())
                .filter(direction -> direction.word().equals(word))
                .findFirst();
    }

    static String words() {
        return Arrays.stream(values()).map(Direction::word).collect(Collectors.joining(","));
    }

    /** Returns the image of the direction under a rotation or reflection of the board. */
    Direction moved(BoardMap map) {
        return of(map.row(down, right) - map.row(0, 0), map.column(down, right) - map.column(0, 0));
    }

    Direction opposite() {
        return of(-down, -right);
    }

    /** Returns the name in texts. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
