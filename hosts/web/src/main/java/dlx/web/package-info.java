/** The page: board, matrix and search tree of any puzzle. */
package dlx.web;
