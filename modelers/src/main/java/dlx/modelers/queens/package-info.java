/** Queens that do not attack each other; all of it is in {@link dlx.modelers.queens.QueensModel}. */
package dlx.modelers.queens;
