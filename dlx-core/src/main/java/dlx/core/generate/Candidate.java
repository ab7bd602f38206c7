package dlx.core.generate;

/**
 * Givens that single out a solution. The array is never written.
 *
 * @param givens numbers of options, ascending
 */
record Candidate(Selection solution, int[] givens, Generated.Size size) {}
