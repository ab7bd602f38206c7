/** Expressions and loops of rules, and the places of their errors. Start with {@link dlx.rules.expression.Expression}. */
package dlx.rules.expression;
