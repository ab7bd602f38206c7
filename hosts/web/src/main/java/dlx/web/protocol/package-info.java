/** The requests of the page and their answers, whoever carries them: JSON in, one object or lines out. Knows no thread. */
package dlx.web.protocol;
