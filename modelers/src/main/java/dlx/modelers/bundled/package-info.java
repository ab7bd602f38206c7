/**
 * The bases of the bundled models. {@link dlx.modelers.bundled.BundledModel} defines id, topic, title, example and
 * settings; {@link dlx.modelers.bundled.GivensModel} adds the methods for puzzles with givens.
 */
package dlx.modelers.bundled;
