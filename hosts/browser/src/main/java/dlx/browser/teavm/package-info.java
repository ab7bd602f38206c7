/** Plugins of the TeaVM compiler that provide the classes and methods that its library lacks. */
package dlx.browser.teavm;
