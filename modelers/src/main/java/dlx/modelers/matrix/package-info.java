/**
 * Model of the 0/1 matrix, the plainest form of an exact cover. Start reading at
 * {@link dlx.modelers.matrix.MatrixModel}.
 */
package dlx.modelers.matrix;
