package dlx.modelers.tilingcost;

/**
 * The terms of a piece: what is made of its pay.
 *
 * @param times what it is multiplied with
 * @param cost what is taken off then
 */
record Terms(long times, long cost) {

    /**
     * What a tile adds to the score.
     *
     * @throws ArithmeticException if it does not fit into 64 bits
     */
    long of(long pay) {
        return Math.subtractExact(Math.multiplyExact(times, pay), cost);
    }
}
