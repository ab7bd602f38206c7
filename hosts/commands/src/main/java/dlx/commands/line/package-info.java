/** The command line as values: parameters, commands, typed values and programs. It does not depend on the reader of words. */
package dlx.commands.line;
