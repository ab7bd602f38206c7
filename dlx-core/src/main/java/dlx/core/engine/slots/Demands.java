package dlx.core.engine.slots;

/**
 * The items of {@link FewOptions} that must be covered, those with least slack first, then ascending, in arrays. How urgent
 * an item is, is one number, the smaller the more urgent:
 *
 * <pre>
 *   bits 20 and up    its degree
 *   bits 6 to 19      the number of its slack times 256, plus 255, minus its need
 *   bits 0 to 5       its index here
 * </pre>
 *
 * @param item their numbers in the problem, at most 64
 * @param mask as in {@link FewOptions}
 * @param shift of each, how far its lane is from bit 0
 * @param lane of each, the bits of its lane when it has been shifted there
 * @param rank the number above without degree and need
 */
record Demands(int[] item, long[] mask, int[] shift, long[] lane, int[] rank) {

    /** How far a degree and a need are shifted. */
    static final int DEGREE = 20;

    static final int NEED = 6;

    /** The bits of the index. */
    static final int INDEX = 63;

    /** The rank of an item by the number of its slack and its index. */
    static int rank(int slackNumber, int index) {
        return (slackNumber << 8 | 255) << NEED | index;
    }

    /** The guard of an item: the uppermost bit of its lane. */
    long guard(int d) {
        return (lane[d] ^ lane[d] >>> 1) << shift[d];
    }
}
