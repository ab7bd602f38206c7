/**
 * Latin squares, also with cages whose symbols make numbers (Kenken).
 *
 * <p>Start reading at {@link dlx.modelers.latin.LatinModel}.
 */
package dlx.modelers.latin;
