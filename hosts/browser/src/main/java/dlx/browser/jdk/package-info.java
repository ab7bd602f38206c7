/**
 * Stand-ins, below this package, for classes of the JDK that TeaVM's library lacks. Their names are those of the classes; see {@link
 * dlx.browser.teavm.StandIns}.
 */
package dlx.browser.jdk;
