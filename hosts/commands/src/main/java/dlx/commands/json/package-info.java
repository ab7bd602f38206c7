/**
 * Answers as JSON, for each host. The names of members are a promise: they are never renamed, only added to.
 *
 * <p>Start reading at {@link dlx.commands.json.JsonMembers}.
 */
package dlx.commands.json;
