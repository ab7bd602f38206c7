/**
 * Grids of letters and lists of words, which crosswords and word searches share.
 *
 * <p>Start reading at {@link dlx.modelers.letters.LetterGrid}; a {@link dlx.modelers.letters.LetterReader} reads grids and
 * words.
 */
package dlx.modelers.letters;
