/** The folder of {@code dlx site}: begin at {@link dlx.site.Site}. */
package dlx.site;
