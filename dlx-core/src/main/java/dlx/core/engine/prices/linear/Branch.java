package dlx.core.engine.prices.linear;

/**
 * The two sides into which a node is taken apart: a pair of items that one column holds together, or two; or a column that is taken, or left
 * out.
 *
 * @param first an item, or the column
 * @param second an item, or {@link #COLUMN}
 */
record Branch(int first, int second) {

    static final int COLUMN = -1;

    /** Makes of what is left one side. */
    void apply(LiveColumns live, boolean isFirstSide) {
        if (second != COLUMN) {
            live.split(first, second, isFirstSide);
        } else if (isFirstSide) {
            live.take(first);
        } else {
            live.leaveOut(first);
        }
    }
}
