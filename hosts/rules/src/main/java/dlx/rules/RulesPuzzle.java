package dlx.rules;

import dlx.rules.expression.Bindings;
import dlx.rules.rule.Choice;
import dlx.rules.rule.Stated;
import java.util.Set;

/**
 * A puzzle: the values of its texts, its items and options without the givens, and the givens.
 *
 * @param values the texts without the givens, by which shapes are equal
 * @param texts values of all names
 * @param blank values of all names, without the givens
 * @param stated the items and options
 * @param givens the options that the text fixes
 */
record RulesPuzzle(String values, Bindings texts, Bindings blank, Stated stated, Set<Choice> givens) {

    RulesPuzzle shape(Set<Choice> fixed) {
        return new RulesPuzzle(values, blank, blank, stated, fixed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RulesPuzzle that && values.equals(that.values) && givens.equals(that.givens);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }
}
