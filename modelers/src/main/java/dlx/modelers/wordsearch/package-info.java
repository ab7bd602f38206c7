/**
 * Word searches: words hidden in a grid.
 *
 * <p>Start reading at {@link dlx.modelers.wordsearch.WordSearchModel}; a {@code WordSearchCover} says what an option is.
 */
package dlx.modelers.wordsearch;
