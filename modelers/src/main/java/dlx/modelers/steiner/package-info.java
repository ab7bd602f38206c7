/** Model of Steiner triple systems. Start reading at {@link dlx.modelers.steiner.SteinerModel}. */
package dlx.modelers.steiner;
