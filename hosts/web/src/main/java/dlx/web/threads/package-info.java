/** The threads of the server: a few for short work with patience, a few for long searches with a queue. */
package dlx.web.threads;
