/**
 * Model of word searches: words hidden in a grid.
 *
 * <p>Start reading at {@link dlx.modelers.wordsearch.WordSearchModel}; a {@code WordSearchCover} defines the options.
 */
package dlx.modelers.wordsearch;
