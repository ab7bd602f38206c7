/** Latin squares. Start reading at {@link dlx.modelers.latin.LatinModel}. */
package dlx.modelers.latin;
