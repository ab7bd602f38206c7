/**
 * Covers for tests: random ones of many families, files of a corpus, a slow solver of its own, and a shrinker of those that fail.
 *
 * <p>Start reading at {@link dlx.core.covers.PlainCover}.
 */
package dlx.core.covers;
