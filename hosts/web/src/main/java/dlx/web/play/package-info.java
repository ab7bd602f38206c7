/** The searches that the page plays: puzzles that are open, their searches as marks and windows, their pictures, questions about them. */
package dlx.web.play;
