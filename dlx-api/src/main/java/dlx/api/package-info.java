/**
 * The interface of plugins: everything that a plugin needs to add a puzzle to the framework, and nothing else.
 *
 * <p>Start reading at {@link dlx.api.ExactCoverModel}: a model parses a puzzle from a {@link dlx.api.PuzzleText},
 * describes it to a {@link dlx.api.CoverBuilder} as items and options, and renders the options of a solution. The
 * result of the description is a {@link dlx.api.Cover}: immutable, flat, safe to share. Its numbers alone are
 * {@link dlx.api.CoverData}, to store, to send and to recognize; a {@link dlx.api.Solution} is one of its solutions.
 * Every error is a {@link dlx.api.DlxException}: a sentence for users, a code and parts for programs. Public types and
 * members are stable unless they are marked {@link dlx.api.Experimental}.
 *
 * <p>Terms are those of Knuth, The Art of Computer Programming, volume 4B, section 7.2.2.1: an <em>item</em> must be
 * covered, an <em>option</em> is a set of items taken together. In this package <em>must</em>, <em>should</em> and
 * <em>may</em> are meant as in RFC 2119. No method accepts or returns {@code null}.
 */
package dlx.api;
