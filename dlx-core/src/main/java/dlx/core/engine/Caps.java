package dlx.core.engine;

/**
 * Limits of a search for the best by prices: the first four are numbers of nodes.
 *
 * @param alone nodes by covering prices in one thread, even if more threads are available
 * @param easy nodes with a quick estimate of the prices
 * @param first nodes at the root of a round, before it is split
 * @param below nodes at the nodes that are split
 * @param many minimum number of options at which the linear program is solved before any hard search
 * @param poor shared prices are poor if their bound is below that of the linear program by this part of it, from 0
 *     to 1
 * @param narrow the linear program is good if the incumbent exceeds its bound by at most this part of it, from 0 to
 *     1
 */
public record Caps(int alone, int easy, int first, int below, int many, double poor, double narrow) {

    /** The default limits. The first four were tuned on rp60_1500 and iv80_1500, the others on sppnw18. */
    public static final Caps USUAL = new Caps(2_000, 500, 20_000, 4_000, 2_000, 0.005, 0.03);
}
