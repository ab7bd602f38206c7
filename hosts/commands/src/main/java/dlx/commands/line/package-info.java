/**
 * The command line as values: parameters, commands, typed values and programs. The package does not depend on a reader
 * of words.
 */
package dlx.commands.line;
