/** The puzzles that the page opens, their searches as marks and windows of steps, and their pictures. */
package dlx.web.play;
