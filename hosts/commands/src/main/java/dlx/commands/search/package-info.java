/**
 * The commands that search, from the plan to the written answer.
 *
 * <p>Start reading at {@code SearchPlan}, then {@code SearchRunner}, which carries out the plan, and
 * {@code CountCommand}, the shortest command.
 */
package dlx.commands.search;
