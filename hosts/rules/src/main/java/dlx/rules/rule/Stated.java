package dlx.rules.rule;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.Items;
import dlx.rules.expression.Bindings;
import dlx.rules.expression.Token;
import dlx.rules.rule.Choice.Mark;
import dlx.rules.rule.OptionRule.Use;
import dlx.rules.value.Key;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The items and options of a text, with all errors of the rules found. Immutable once it is made. */
public final class Stated {

    private final RuleSet rules;
    private final Bindings texts;

    /** The items of each statement: their number of options, by the values of their variables. */
    private final List<Map<Key, Demand>> items = new ArrayList<>();

    private final Map<Choice, Held> options = new LinkedHashMap<>();
    private Mark extent = new Mark("", 0, 0);

    /** An item: its statement, its index there, and the numbers of options that may hold it. */
    record Demand(int rule, int index, int from, int to) {}

    /** The items of an option, the color of each, and the cost of the option. */
    private record Held(List<Demand> items, List<Optional<String>> colors, long cost) {}

    /** Makes the items and options of a text whose values are in a frame. */
    public Stated(RuleSet rules, Bindings texts) {
        this.rules = rules;
        this.texts = texts;
        Map<String, Token> names = new HashMap<>();
        rules.items().forEach(rule -> addItems(rule, names));
        for (OptionRule rule : rules.options()) {
            Bindings frame = texts.copy();
            rule.heading().run(frame, key -> add(new Choice(rule, key, texts), frame));
        }
    }

    private void addItems(ItemRule rule, Map<String, Token> names) {
        Map<Key, Demand> own = new LinkedHashMap<>();
        items.add(own);
        Bindings frame = texts.copy();
        Token place = rule.heading().name();
        rule.heading().run(frame, key -> {
            String name = String.valueOf(rule.heading().sentence().in(frame));
            boolean isNew = own.putIfAbsent(key, rule.times().in(rule.index(), own.size(), frame)) == null;
            Token other = names.putIfAbsent(name, place);
            if (isNew && other != null) {
                throw place.error("the item is called \"" + name + "\", as is an item of " + other.place()
                        + "; expected another name");
            }
        });
    }

    private void add(Choice choice, Bindings frame) {
        OptionRule rule = choice.rule();
        Token name = rule.heading().name();
        Map<Demand, Optional<String>> held = new LinkedHashMap<>();
        boolean[] isLeftOut = {false};
        for (Use use : rule.uses()) {
            use.call().run(frame, values -> {
                Demand item = items.get(use.item().index()).get(new Key(values));
                Optional<String> color = use.color().map(value -> String.valueOf(value.in(frame)));
                if (item == null) {
                    isLeftOut[0] |= !use.isOptional();
                } else if (held.put(item, color) != null) {
                    throw use.call()
                            .place()
                            .error("the option \"" + choice + "\" uses the item \""
                                    + use.item().heading().named(texts, new Key(values)) + "\" twice; expected once");
                }
            });
        }
        if (isLeftOut[0]) {
            return;
        }
        if (held.keySet().stream()
                .allMatch(item -> rules.items().get(item.rule()).times().isSecondary())) {
            throw name.error("the option \"" + choice + "\" does not use an item that must be covered;"
                    + " expected at least one, or it is never chosen");
        }
        long cost = rule.costs().map(value -> name.number(value.in(frame))).orElse(0L);
        options.put(choice, new Held(List.copyOf(held.keySet()), List.copyOf(held.values()), cost));
        choice.marks(frame.budget()).forEach(mark -> extent = extent.and(mark));
        rule.heading().sentence().in(frame); // an error of the sentence belongs here
    }

    /**
     * Returns the options that a text fixes.
     *
     * @throws dlx.api.PuzzleSyntaxException if it fixes others and they are not to be ignored
     */
    public Set<Choice> givens(List<GivenRule> givenRules, Bindings values, boolean ignoresOthers) {
        Set<Choice> givens = new LinkedHashSet<>();
        for (GivenRule given : givenRules) {
            given.call().run(values.copy(), arguments -> {
                Choice choice = new Choice(given.option(), new Key(arguments), values);
                if (options.containsKey(choice)) {
                    givens.add(choice);
                } else if (!ignoresOthers) {
                    throw given.call().place().error("the text gives \"" + choice + "\"; expected one of the options");
                }
            });
        }
        return givens;
    }

    /** Returns the last row, the last column and the longest text of the marks that options draw. */
    public Mark extent() {
        return extent;
    }

    /** Declares the items, then adds the options. */
    public void describe(CoverBuilder<Choice> cover) {
        List<Items> groups =
                rules.items().stream().map(rule -> declared(rule, cover)).toList();
        options.forEach((choice, held) -> {
            Item[] own = new Item[held.items().size()];
            for (int k = 0; k < own.length; k++) {
                Item item = groups.get(held.items().get(k).rule())
                        .at(held.items().get(k).index());
                own[k] = held.colors().get(k).map(item::colored).orElse(item);
            }
            cover.option(choice, held.cost(), own);
        });
    }

    private Items declared(ItemRule rule, CoverBuilder<Choice> cover) {
        Map<Key, Demand> own = items.get(rule.index());
        List<Key> keys = List.copyOf(own.keySet());
        Items group = cover.items(rule.heading().name().text(), keys.size())
                .named(k -> rule.heading().named(texts, keys.get(k)));
        if (rule.times().isSecondary()) {
            group.secondary();
        } else {
            own.values().stream()
                    .filter(item -> item.from() != 1 || item.to() != 1)
                    .forEach(item -> group.at(item.index()).times(item.from(), item.to()));
        }
        return group;
    }
}
