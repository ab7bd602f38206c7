/** Lines of words and numbers: what the models share whose puzzles are a few numbers. */
package dlx.modelers.words;
