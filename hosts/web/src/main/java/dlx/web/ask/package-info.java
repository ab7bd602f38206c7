/** Questions about an open puzzle, each answered in lines of JSON: counts, the best, hints, explanations, fresh puzzles. */
package dlx.web.ask;
