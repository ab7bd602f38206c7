/**
 * The command line held against an independent program in C, {@code src/main/c/exactcover.c}, on random covers: start at
 * {@code DifferentialTest}, among the tests.
 */
package dlx.differential;
