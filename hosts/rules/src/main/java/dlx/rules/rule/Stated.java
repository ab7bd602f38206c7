package dlx.rules.rule;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.rules.expression.Bindings;
import dlx.rules.expression.Budget;
import dlx.rules.expression.Expression;
import dlx.rules.expression.Operators;
import dlx.rules.rule.OptionRule.Use;
import dlx.rules.value.Key;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The items and options of a text, with all errors of the rules found. Immutable once it is made. */
public final class Stated {

    /** Maximum number of rows, and of columns, of a drawn board. */
    static final int MOST_ROWS = 1000;

    private final List<StatedItems> groups = new ArrayList<>();
    private final Map<Choice, Held> options = new LinkedHashMap<>();
    private int rows;
    private int columns;

    /** An item of an option: group, index in the group, color. */
    private record Place(int group, int item, Optional<String> color) {}

    /** The items of an option, and its cost. */
    private record Held(List<Place> places, long cost) {}

    /** Makes the items and options of a text whose values are in a frame. */
    public Stated(RuleSet rules, Bindings texts, Budget budget) {
        rules.items().forEach(item -> groups.add(new StatedItems(item, texts, budget)));
        for (OptionRule rule : rules.options()) {
            Bindings frame = texts.with(List.of(), List.of());
            rule.loop().run(frame, budget, () -> add(rule, texts, frame, budget));
        }
    }

    private void add(OptionRule rule, Bindings texts, Bindings frame, Budget budget) {
        Choice choice = new Choice(rule, frame.key(rule.slots()), texts);
        Map<Place, Place> places = new LinkedHashMap<>(); // by place without color
        boolean[] isLeftOut = {false};
        for (Use use : rule.uses()) {
            use.loop().run(frame, budget, () -> {
                int group = use.item().index();
                int item = groups.get(group).find(values(use.arguments(), frame));
                Optional<String> color = use.color().map(value -> String.valueOf(value.in(frame)));
                if (item < 0) {
                    isLeftOut[0] |= !use.isOptional();
                } else if (places.put(new Place(group, item, Optional.empty()), new Place(group, item, color))
                        != null) {
                    throw use.place()
                            .error("the option \"" + choice + "\" uses the item \""
                                    + groups.get(group).name(item) + "\" twice; expected once");
                }
            });
        }
        if (isLeftOut[0]) {
            return;
        }
        if (places.keySet().stream().allMatch(place -> groups.get(place.group()).isSecondary())) {
            throw rule.name()
                    .error("the option \"" + choice + "\" does not use an item that must be covered;"
                            + " expected at least one, or it is never chosen");
        }
        long cost = rule.costs()
                .map(value -> Operators.number(rule.name(), value.in(frame)))
                .orElse(0L);
        options.put(choice, new Held(List.copyOf(places.values()), cost));
        choice.marks(budget).forEach(mark -> {
            rows = Math.max(rows, mark.row());
            columns = Math.max(columns, mark.column());
        });
        rule.sentence().in(frame); // an error of the sentence belongs here
    }

    private static Key values(List<Expression> arguments, Bindings frame) {
        return new Key(arguments.stream().map(argument -> argument.in(frame)).toList());
    }

    /** Returns the options that a text fixes. */
    public Set<Choice> givens(Collection<GivenRule> rules, Bindings texts, Budget budget) {
        Set<Choice> givens = new LinkedHashSet<>();
        Bindings frame = texts.with(List.of(), List.of());
        for (GivenRule given : rules) {
            given.loop().run(frame, budget, () -> {
                Choice choice = new Choice(given.option(), values(given.arguments(), frame), texts);
                if (!options.containsKey(choice)) {
                    throw given.place().error("the text gives \"" + choice + "\"; expected one of the options");
                }
                givens.add(choice);
            });
        }
        return givens;
    }

    /** Returns the number of rows that the options draw in. */
    public int rows() {
        return rows;
    }

    /** Returns the number of columns that the options draw in. */
    public int columns() {
        return columns;
    }

    /** Declares the items, then adds the options. */
    public void describe(CoverBuilder<Choice> cover) {
        List<List<Item>> items =
                groups.stream().map(group -> group.declare(cover)).toList();
        options.forEach((choice, held) -> cover.option(
                choice,
                held.cost(),
                held.places().stream()
                        .map(place -> {
                            Item item = items.get(place.group()).get(place.item());
                            return place.color().map(item::colored).orElse(item);
                        })
                        .toArray(Item[]::new)));
    }
}
