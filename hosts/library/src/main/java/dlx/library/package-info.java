/**
 * The answers for programs: requests of the package for JavaScript about any text of any model, and about covers that
 * are given as arrays. The requests of the page, in contrast, are about one open puzzle.
 *
 * <p>Begin with {@link dlx.library.Library}.
 */
package dlx.library;
