/** Model of slitherlink: one loop along the sides of cells, with a lazy constraint. */
package dlx.modelers.slitherlink;
