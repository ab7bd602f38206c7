/** Covering arrays for tests of combined settings: start at {@code CoveringArray}. */
package dlx.pairs;
