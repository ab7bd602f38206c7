/**
 * Words of the search that dlx's own modules share, and that no other program needs: what a search looks for, how threads wait, what an
 * engine looks like inside.
 *
 * <p>Start reading at {@link dlx.core.search.internal.SearchQuestion}.
 */
package dlx.core.search.internal;
