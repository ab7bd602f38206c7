package dlx.rules.rule;

import dlx.rules.expression.Expression;
import dlx.rules.expression.Loop;
import dlx.rules.expression.Token;
import java.util.List;

/**
 * {@code given NAME(ARGUMENTS) ...}: the options that a text fixes.
 *
 * @param place the name of the option, for errors
 * @param option the statement of the options
 * @param arguments values of the option's variables
 * @param loop runs once for each given
 */
public record GivenRule(Token place, OptionRule option, List<Expression> arguments, Loop loop) {}
