/** Slips in the description of a puzzle, in a sentence: items that nothing covers. Found without a search, or nearly so. */
package dlx.core.diagnosis;
