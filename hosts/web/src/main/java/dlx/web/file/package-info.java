/** The page in one file, with a recorded search inside: opens without a server. */
package dlx.web.file;
