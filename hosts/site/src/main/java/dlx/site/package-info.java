/** The folder of {@code dlx site}. Begin with {@link dlx.site.Site}. */
package dlx.site;
