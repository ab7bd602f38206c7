/** Model of mosaics of tiles with colored edges. Start reading at {@link dlx.modelers.macmahon.MacMahonModel}. */
package dlx.modelers.macmahon;
