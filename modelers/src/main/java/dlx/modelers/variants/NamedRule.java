package dlx.modelers.variants;

import dlx.modelers.grid.House;
import dlx.modelers.sudoku.Size;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A rule with a name. It adds houses to rows, columns and boxes.
 *
 * @since 0.1
 */
public enum NamedRule {
    /** The rule that both diagonals contain each value (X-sudoku). */
    DIAGONAL("diagonal", "", size -> true, NamedRule::diagonals),

    /** The rule that windows, which are boxes shifted to between the boxes, contain each value: four on a 9x9 board. */
    WINDOKU("windoku", "a board with square boxes", size -> size.boxRows == size.boxColumns, NamedRule::windows),

    /** The rule that the cells in the same place of each box contain each value. */
    DISJOINT("disjoint", "a board with boxes", size -> true, NamedRule::places),

    /** The rule that the middle cells of the boxes contain each value. */
    CENTER_DOT(
            "center-dot",
            "a board whose boxes have a middle cell",
            size -> size.boxRows % 2 == 1 && size.boxColumns % 2 == 1,
            size -> List.of(named("center-dot", places(size).get(size.n / 2)))),

    /** The rule that nine cells in a star contain each value; cells are numbered from 0, row by row. */
    ASTERISK(
            "asterisk",
            "a 9x9 board",
            size -> size.boxRows == 3 && size.boxColumns == 3,
            size -> List.of(House.of("asterisk", IntStream.of(13, 20, 24, 37, 40, 43, 56, 60, 67))));

    private final String word;
    private final String needs;
    private final Predicate<Size> fits;
    private final Function<Size, List<House>> houses;

    NamedRule(String word, String needs, Predicate<Size> fits, Function<Size, List<House>> houses) {
        this.word = word;
        this.needs = needs;
        this.fits = fits;
        this.houses = houses;
    }

    /**
     * Returns the rule's name in texts.
     *
     * @return a word in lower case
     */
    public String word() {
        return word;
    }

    static Optional<NamedRule> of(String word) {
        return Arrays.stream(values()).filter(rule -> rule.word.equals(word)).findFirst();
    }

    /** Returns the names of all rules with commas between. */
    static String words() {
        return Arrays.stream(values()).map(NamedRule::word).collect(Collectors.joining(", "));
    }

    /** Returns true if boards of the size have the houses of this rule; boards without boxes only have diagonals. */
    boolean fits(Size size) {
        return (this == DIAGONAL || size.hasBoxes()) && fits.test(size);
    }

    /** Returns, for messages, a description of the boards that this rule fits; empty if it fits all boards. */
    String needs() {
        return needs;
    }

    /** Returns the houses that the rule adds to a board that it fits. */
    List<House> houses(Size size) {
        return houses.apply(size);
    }

    private static List<House> diagonals(Size size) {
        int n = size.n;
        return List.of(
                House.of("falling diagonal", IntStream.range(0, n).map(k -> k * n + k)),
                House.of("rising diagonal", IntStream.range(0, n).map(k -> (n - 1 - k) * n + k)));
    }

    /** Returns the windows: each as large as a box, with one row or column between two windows and around all. */
    private static List<House> windows(Size size) {
        int side = size.boxRows;
        int across = side - 1;
        return IntStream.range(0, across * across)
                .mapToObj(k -> {
                    int top = 1 + k / across * (side + 1);
                    int left = 1 + k % across * (side + 1);
                    return House.of(
                            "window " + (k + 1),
                            IntStream.range(0, size.n).map(i -> (top + i / side) * size.n + left + i % side));
                })
                .toList();
    }

    private static List<House> places(Size size) {
        return IntStream.range(0, size.n)
                .mapToObj(place -> House.of(
                        "place " + (place + 1),
                        IntStream.range(0, size.n * size.n).filter(cell -> size.placeInBox(cell) == place)))
                .toList();
    }

    private static House named(String name, House house) {
        return new House(name, house.cells());
    }
}
