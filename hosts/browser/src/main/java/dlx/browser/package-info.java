/** The framework in a browser: the class that WebAssembly begins with. */
package dlx.browser;
