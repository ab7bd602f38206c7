/**
 * Model of Shikaku: a board cut into rectangles, each with one number, which is its area.
 *
 * <p>Start reading at {@link dlx.modelers.shikaku.ShikakuModel}; a {@code RectangleFinder} finds the possible
 * rectangles of a board.
 */
package dlx.modelers.shikaku;
