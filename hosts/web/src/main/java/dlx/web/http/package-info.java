/** The page's protocol over HTTP: the check of origins, the requests and their answers. */
package dlx.web.http;
