/**
 * The requests of the page and their answers, independent of transport and threads: a JSON object in, one object or
 * lines out.
 */
package dlx.web.protocol;
