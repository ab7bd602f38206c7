/** The page: board, matrix and search tree of any puzzle, and its server. */
package dlx.web;
