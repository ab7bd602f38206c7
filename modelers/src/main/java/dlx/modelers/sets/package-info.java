/** Model of families of sets with names for sets and items. Start reading at {@link dlx.modelers.sets.SetsModel}. */
package dlx.modelers.sets;
