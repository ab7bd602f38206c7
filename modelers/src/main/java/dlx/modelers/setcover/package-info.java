/**
 * Sets that cover every item once or more, the fewest or the cheapest of them.
 *
 * <p>Start reading at {@link dlx.modelers.setcover.SetCoverModel}; a {@code FamilyReader} finds out how a text is written.
 */
package dlx.modelers.setcover;
