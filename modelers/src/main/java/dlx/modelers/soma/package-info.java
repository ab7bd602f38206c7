/** Model of the Soma cube and other solid pieces; start at {@link dlx.modelers.soma.SomaModel}. */
package dlx.modelers.soma;
