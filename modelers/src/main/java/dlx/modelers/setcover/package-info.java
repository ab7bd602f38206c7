/**
 * Models of families of sets: the fewest or cheapest sets that contain every item once, or once or more.
 *
 * <p>Start reading at {@link dlx.modelers.setcover.SetCoverModel}; a {@code FamilyReader} determines the format of a
 * text.
 */
package dlx.modelers.setcover;
