package dlx.modelers.tilingcost;

/**
 * The terms of a piece, which turn the value of a tile into its contribution to the score.
 *
 * @param times the factor of the value
 * @param cost the number subtracted from the product
 */
record Terms(long times, long cost) {

    /**
     * Returns the contribution of a tile to the score.
     *
     * @throws ArithmeticException if it does not fit into 64 bits
     */
    long of(long pay) {
        return Math.subtractExact(Math.multiplyExact(times, pay), cost);
    }
}
