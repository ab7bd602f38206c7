/** De Bruijn cycles. Start reading at {@link dlx.modelers.debruijn.DeBruijnModel}. */
package dlx.modelers.debruijn;
