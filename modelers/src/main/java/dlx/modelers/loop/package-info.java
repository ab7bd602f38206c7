/**
 * Puzzles whose lines run along a grid of points, such as slitherlink and masyu. {@link dlx.modelers.loop.LoopModel} is
 * their base; {@link dlx.modelers.loop.LoopCover} states what is local, and a lazy constraint what is not.
 */
package dlx.modelers.loop;
