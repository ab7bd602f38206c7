/** Draws what was found on the pictures of models: the steps of a solution path. */
@Experimental
package dlx.core.picture;

import dlx.api.Experimental;
