/**
 * Answers as JSON, for each host. The names of members are stable: members may be added, but are never renamed.
 *
 * <p>Start reading at {@link dlx.commands.json.JsonMembers}.
 */
package dlx.commands.json;
