/**
 * Settings of the command line that are tried two by two, each run held against all solutions of its puzzle.
 *
 * <p>Start reading at {@link dlx.app.pairs.CommandPairsTest}.
 */
package dlx.app.pairs;
