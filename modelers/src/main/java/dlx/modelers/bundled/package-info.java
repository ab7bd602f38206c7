/**
 * The bases of the bundled models. {@link dlx.modelers.bundled.BundledModel} has the name of a model;
 * {@link dlx.modelers.bundled.GivensModel} adds the methods for puzzles with givens.
 */
package dlx.modelers.bundled;
