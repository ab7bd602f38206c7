/**
 * Solutions drawn at random: from a diagram, from an enumeration, or by weighted walks.
 *
 * <p>Start reading at {@link dlx.core.draw.SampleSearch}.
 */
package dlx.core.draw;
