/**
 * Answers as JSON, for each host. The names of members are a promise: members may be added, and none is renamed.
 *
 * <p>Start reading at {@link dlx.commands.json.JsonMembers}.
 */
package dlx.commands.json;
