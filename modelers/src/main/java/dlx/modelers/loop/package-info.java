/**
 * Puzzles whose lines run along a grid of points, such as slitherlink and masyu. {@code LoopModel} is their base;
 * {@code LoopCover} states the local demands, and a lazy constraint the other ones.
 */
package dlx.modelers.loop;
