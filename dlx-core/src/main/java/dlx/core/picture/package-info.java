/** Pictures of steps and of weights, drawn on the pictures of models. */
package dlx.core.picture;
