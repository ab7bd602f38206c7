/** Tells TeaVM, while it compiles, where the classes and methods are that its library lacks. */
package dlx.browser.teavm;
