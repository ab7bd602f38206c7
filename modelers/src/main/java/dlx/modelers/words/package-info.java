/** Lines of words and numbers, shared by the models whose puzzles consist of a few numbers. */
package dlx.modelers.words;
