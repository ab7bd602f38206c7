package dlx.core.engine;

/**
 * Limits of nodes for the ways of a search for the best by prices.
 *
 * @param alone by covering prices, in one thread even where there may be more
 * @param easy with a quick guess at the prices
 * @param first at the root of a round, before it is taken apart
 * @param below at the nodes that are taken apart
 * @param many options: where there are so many, the linear program is solved before any search that is hard
 * @param poor shared prices are poor where they prove less than the linear program by this part of its bound
 * @param narrow the linear program is good where the best solution in hand costs more by this part of its bound at most
 */
public record Caps(int alone, int easy, int first, int below, int many, double poor, double narrow) {

    /** The first four were tried on rp60_1500 and iv80_1500, the others on sppnw18. */
    public static final Caps USUAL = new Caps(2_000, 500, 20_000, 4_000, 2_000, 0.005, 0.03);
}
