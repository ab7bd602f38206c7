package dlx.core.search;

/**
 * What one walk leaves to others of the same tree: options that it has not tried, and all that lies below them.
 *
 * @param path the option chosen at each level, and at the last one the first option to try
 * @param floor the level above which nothing is left to try
 * @param weight the share of the tree that they stand for
 */
public record Branches(int[] path, int floor, double weight) {

    /** A tree of which nothing has been seen. */
    public static final Branches ALL = new Branches(new int[0], 0, 1);
}
