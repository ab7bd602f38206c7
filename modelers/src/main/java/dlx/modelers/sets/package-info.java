/**
 * Families of sets with names for everything. Start reading at {@link dlx.modelers.sets.SetsModel}.
 */
package dlx.modelers.sets;
