/** Model of hitori: black cells that leave the others connected, with a lazy constraint. */
package dlx.modelers.hitori;
