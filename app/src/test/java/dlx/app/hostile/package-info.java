/** Attacks on the command line and what it writes, beside those of {@code dlx.app.plugin} and {@code dlx.app.fuzz}. */
package dlx.app.hostile;
