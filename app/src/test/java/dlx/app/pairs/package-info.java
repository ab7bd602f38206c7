/**
 * Tests of pairs of command line options: each run is compared with all solutions of its puzzle.
 *
 * <p>Start reading at {@link dlx.app.pairs.CommandPairsTest}.
 */
package dlx.app.pairs;
