package dlx.core.engine.prices.linear;

/**
 * A branch with two sides. For a pair of items, one column holds both on the first side, and two columns on the second.
 * For a column, it is taken on the first side, and left out on the second.
 *
 * @param first an item, or the column
 * @param second an item, or {@link #COLUMN}
 */
record Branch(int first, int second) {

    /** Second component of a branch on a column. */
    static final int COLUMN = -1;

    /** Restricts the live columns to one side. */
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
