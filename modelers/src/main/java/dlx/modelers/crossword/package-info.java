/**
 * Crosswords: grids filled from a list of words.
 *
 * <p>Start reading at {@link dlx.modelers.crossword.CrosswordModel}.
 */
package dlx.modelers.crossword;
