/**
 * Errors in the description of a puzzle, in a sentence: items that no options cover. They are found without a search,
 * or with a short one.
 */
package dlx.core.diagnosis;
