/**
 * The bases of the bundled models: {@link dlx.modelers.bundled.BundledModel} says what a model is called, and {@link
 * dlx.modelers.bundled.GivensModel} what follows from a puzzle that knows its givens.
 */
package dlx.modelers.bundled;
