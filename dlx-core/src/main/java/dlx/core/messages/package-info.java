/**
 * Sentences about what people typed: a name that is not known, a label that no option has, givens that exclude each other.
 *
 * <p>Start reading at {@link dlx.core.messages.Suggestion}.
 */
package dlx.core.messages;
