/** The commands that search, from the plan to the written answer. */
package dlx.app.command.search;
