/**
 * Connects the page to the module that reads and writes links of other programs. Begin with
 * {@link dlx.web.elsewhere.OtherPrograms}.
 */
package dlx.web.elsewhere;
