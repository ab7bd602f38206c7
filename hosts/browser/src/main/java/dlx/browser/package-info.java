/** The framework in a browser, with the main class for WebAssembly. */
package dlx.browser;
