/**
 * The answers for programs and for the page: requests about any text of any model, about covers that programs state,
 * and about puzzles that a host has read.
 *
 * <p>Begin with {@link dlx.library.Library}.
 */
package dlx.library;
