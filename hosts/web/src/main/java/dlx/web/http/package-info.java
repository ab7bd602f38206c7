/** The page's protocol over HTTP: who may ask, what is asked, how it is answered. */
package dlx.web.http;
