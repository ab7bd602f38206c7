package dlx.rules.rule;

import java.util.List;

/**
 * {@code given NAME(VALUES) ...}: the options that a text fixes.
 *
 * @param option the statement of the options
 * @param call the values of the option's variables
 * @param marks the marks in the statement
 */
public record GivenRule(OptionRule option, Call call, List<String> marks) {}
