/**
 * Attacks on the command line and its output, in addition to those of {@code dlx.app.plugin} and {@code dlx.app.fuzz}.
 */
package dlx.app.hostile;
