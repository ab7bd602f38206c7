/** The other programs of the page, by the module that reads and writes their links. Start at {@link dlx.web.elsewhere.OtherPrograms}. */
package dlx.web.elsewhere;
