/** Draws what was found on the pictures of models: the steps of a solution path. */
package dlx.core.picture;
