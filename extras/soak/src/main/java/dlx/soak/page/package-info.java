/** A soak with many clients of one {@code dlx serve}. Start reading at {@link dlx.soak.page.PageSoak}. */
package dlx.soak.page;
