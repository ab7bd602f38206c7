/** How the page's protocol writes puzzles, marks and steps: JSON. */
package dlx.web.wire;
