/**
 * Puzzles as rules in a text: their items, their options and their givens, without Java. {@link dlx.rules.PuzzleRules} reads
 * such a text and returns a model. The rules are in {@code dlx.rules.rule}, in the order of their use; the rooms below
 * are {@code parse}, {@code rule}, {@code expression} and {@code value}, and each uses only those after it.
 */
package dlx.rules;
