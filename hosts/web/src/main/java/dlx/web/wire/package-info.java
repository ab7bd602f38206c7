/** The JSON of the page's protocol: puzzles, marks and steps. */
package dlx.web.wire;
