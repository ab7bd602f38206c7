/**
 * Covers for tests: random covers of many families, files of a corpus, a slow solver, and a shrinker of failing covers.
 * Start reading at {@link dlx.core.covers.PlainCover}.
 */
package dlx.core.covers;
