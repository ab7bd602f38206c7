/** The protocol for a host without threads: a request is answered by a call. */
package dlx.web.direct;
