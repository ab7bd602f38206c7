/**
 * Models of boards whose cells become black or white, with a lazy constraint on connected cells: hitori, nurikabe,
 * heyawake.
 *
 * <p>Start reading at {@code ShadingModel}, which the models have in common.
 */
package dlx.modelers.shading;
