/** The page in one file with a recorded search, which opens without a server. */
package dlx.web.file;
