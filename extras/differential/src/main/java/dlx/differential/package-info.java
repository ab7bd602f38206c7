/**
 * Tests that compare the command line with an independent program in C, {@code src/main/c/exactcover.c}, on random
 * covers. Start at {@code DifferentialTest}, among the tests.
 */
package dlx.differential;
