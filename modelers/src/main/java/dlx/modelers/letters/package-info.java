/**
 * Grids of letters and lists of words, shared by crosswords and word searches.
 *
 * <p>Start reading at {@link dlx.modelers.letters.LetterGrid}; a {@link dlx.modelers.letters.LetterReader} reads grids
 * and words.
 */
package dlx.modelers.letters;
