/**
 * Sentences about wrong input: an unknown name, a label that no option has, givens that exclude each other.
 *
 * <p>Start reading at {@link dlx.core.messages.Suggestion}.
 */
package dlx.core.messages;
