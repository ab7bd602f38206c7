package dlx.modelers.tilingcost;

/**
 * What is made of the pay of a piece.
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
