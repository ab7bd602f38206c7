package dlx.core.engine;

/**
 * Limits of nodes for the ways of a search for the best by prices.
 *
 * @param alone by covering prices, in one thread even where there may be more
 * @param easy with a quick guess at the prices
 * @param first at the root of a round, before it is taken apart
 * @param below at the nodes that are taken apart
 */
public record Caps(int alone, int easy, int first, int below) {

    /** Measured on rp60_1500 and iv80_1500. */
    public static final Caps USUAL = new Caps(2_000, 500, 20_000, 700);
}
