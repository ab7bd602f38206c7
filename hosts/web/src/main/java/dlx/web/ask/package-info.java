/**
 * Questions about an open puzzle, each answered in lines of JSON: counts, the best solution, hints, explanations, new
 * puzzles.
 */
package dlx.web.ask;
