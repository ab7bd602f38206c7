/**
 * Replacements, below this package, for classes of the JDK that TeaVM's library lacks. They have the names of these
 * classes; see {@link dlx.browser.teavm.StandIns}.
 */
package dlx.browser.jdk;
