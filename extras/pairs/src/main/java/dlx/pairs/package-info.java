/** Covering arrays for tests of settings that go together: start at {@code CoveringArray}. */
package dlx.pairs;
