/** The JSON of the page's protocol: puzzles, marks and steps; deflated texts. */
package dlx.web.wire;
