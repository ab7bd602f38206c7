/** From the text of rules to their statements. Start with {@link dlx.rules.parse.RuleParser}. */
package dlx.rules.parse;
