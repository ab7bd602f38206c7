package dlx.rules;

import dlx.api.PuzzleSyntaxException;
import dlx.rules.expression.Bindings;
import dlx.rules.expression.Budget;
import dlx.rules.rule.Choice;
import dlx.rules.rule.GivenRule;
import dlx.rules.rule.RuleSet;
import dlx.rules.rule.Stated;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A puzzle: the values of its texts, its items and options without the givens, and the givens.
 *
 * @param rules the rules
 * @param values the texts without the givens, by which shapes are equal, after the rules if the text has them
 * @param texts values of all names
 * @param blank values of all names, without the givens
 * @param stated the items and options
 * @param givens the options that the text fixes
 */
record RulesPuzzle(RuleSet rules, String values, Bindings texts, Bindings blank, Stated stated, Set<Choice> givens) {

    RulesPuzzle shape() {
        return new RulesPuzzle(rules, values, blank, blank, stated, Set.of());
    }

    /** Returns the mark of a {@code given} that fixes an option if it is in all cells that only givens depend on. */
    Map<Choice, String> fixing(Budget budget) {
        Map<Choice, String> fixing = new HashMap<>();
        for (GivenRule given : rules.givens()) {
            for (String mark : given.marks()) {
                try {
                    Bindings full = rules.filled(blank.copy(budget), mark);
                    stated.givens(List.of(given), full, true).forEach(choice -> fixing.putIfAbsent(choice, mark));
                } catch (PuzzleSyntaxException e) {
                    continue; // the statement does not compute with this mark
                }
            }
        }
        return fixing;
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
