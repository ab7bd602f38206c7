package dlx.core.generate;

/**
 * Givens that have exactly one solution. Callers must not write to the array.
 *
 * @param solution the solution
 * @param givens numbers of options, ascending
 * @param size the state of the reduction of the givens
 */
record Candidate(Selection solution, int[] givens, Generated.Size size) {}
