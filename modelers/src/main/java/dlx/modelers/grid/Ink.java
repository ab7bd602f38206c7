package dlx.modelers.grid;

/**
 * The colors of what stands in cells, the same in all pictures: what is given is black and bold, what was found is blue.
 *
 * @since 0.1
 */
public final class Ink {

    /** What the puzzle gives. */
    public static final String GIVEN = "black";

    /** What a solution adds; dark enough for white and for pale grounds. */
    public static final String FOUND = "#1f4fb0";

    /** The height of a digit or a letter in a cell of its own. */
    public static final double SIZE = 0.6;

    private Ink() {}
}
