package dlx.core.engine.slots;

/**
 * The items of {@link FewOptions} with a demand, in arrays: those with minimum slack first, then ascending. The urgency
 * of an item is one number; the item with the minimum is chosen:
 *
 * <pre>
 *   bits 20 and up    its degree
 *   bits 6 to 19      rank of its slack times 256, plus 255, minus its need
 *   bits 0 to 5       its index in these arrays
 * </pre>
 *
 * @param item number of each item in the problem; at most 64 items
 * @param mask options of each item as bits
 * @param shift lowest bit of the lane of each item in a word, 0 to 63
 * @param lane bits of the lane of each item, before the shift
 * @param rank the number above of each item, without degree and need
 */
record Demands(int[] item, long[] mask, int[] shift, long[] lane, int[] rank) {

    /** Shift of the degree in an urgency. */
    static final int DEGREE = 20;

    /** Shift of the demand in an urgency. */
    static final int NEED = 6;

    /** Mask of the index in an urgency. */
    static final int INDEX = 63;

    /**
     * Returns the rank of an item.
     *
     * @param slackNumber rank of its slack among the different slacks, from 0
     * @param index its index in these arrays
     */
    static int rank(int slackNumber, int index) {
        return (slackNumber << 8 | 255) << NEED | index;
    }

    /** Returns the guard of an item: the uppermost bit of its lane. */
    long guard(int d) {
        return (lane[d] ^ lane[d] >>> 1) << shift[d];
    }
}
