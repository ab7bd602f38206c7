/**
 * The statements of rules, and the items and options that they make of a puzzle's text. Start with
 * {@link dlx.rules.rule.RuleSet}.
 */
package dlx.rules.rule;
