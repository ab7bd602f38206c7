/**
 * Pieces that fill a box: files of BurrTools, and names of Polyform Puzzler.
 *
 * <p>Begin with {@link dlx.formats.burr.BurrTools}.
 */
package dlx.formats.burr;
