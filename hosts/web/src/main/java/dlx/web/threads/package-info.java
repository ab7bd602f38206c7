/** The threads of the server: threads with a time limit for short work, and threads with a queue for long searches. */
package dlx.web.threads;
