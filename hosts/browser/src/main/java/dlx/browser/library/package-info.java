/**
 * The answers for programs: the requests of the package for JavaScript, which asks of any text by any model, and of covers that
 * are stated as arrays. Beside the requests of the page, which asks of one puzzle that is open.
 *
 * <p>Start reading at {@link dlx.browser.library.Library}.
 */
package dlx.browser.library;
