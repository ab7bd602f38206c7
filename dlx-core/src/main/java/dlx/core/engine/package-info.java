/**
 * The contract of the engines, and what all of them share. Not exported: to ask a question, use {@link dlx.core.Solver}.
 *
 * <p>Start reading at {@link dlx.core.engine.Engine} and {@link dlx.core.engine.TreeSearch}. Each engine has a room of its own
 * below this one and knows no other; {@link dlx.core.engine.links} is the reference. What chooses among them stands
 * above, in {@link dlx.core.plan}.
 */
package dlx.core.engine;
