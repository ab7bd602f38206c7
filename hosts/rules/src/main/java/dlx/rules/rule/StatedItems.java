package dlx.rules.rule;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.Items;
import dlx.rules.expression.Bindings;
import dlx.rules.expression.Budget;
import dlx.rules.rule.ItemBounds.Times;
import dlx.rules.value.Key;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The items of a statement, for one text. */
final class StatedItems {

    private static final Times ONCE = new Times(1, 1);

    private final ItemRule rule;
    private final Bindings texts;

    /** The values of the variables of each item. */
    private final List<Key> keys = new ArrayList<>();

    private final Map<Key, Integer> index = new HashMap<>();
    private final List<Times> times = new ArrayList<>();

    StatedItems(ItemRule rule, Bindings texts, Budget budget) {
        this.rule = rule;
        this.texts = texts;
        Bindings frame = texts.with(List.of(), List.of());
        rule.loop().run(frame, budget, () -> {
            Key key = frame.key(rule.slots());
            if (index.putIfAbsent(key, keys.size()) == null) {
                keys.add(key);
                times.add(rule.bounds().in(frame));
            }
        });
        keys.forEach(key -> rule.named(texts, key)); // an error of a sentence belongs here
    }

    boolean isSecondary() {
        return rule.bounds().isSecondary();
    }

    /** Returns the index of an item; -1 if it is not declared. */
    int find(Key key) {
        return index.getOrDefault(key, -1);
    }

    String name(int item) {
        return rule.named(texts, keys.get(item));
    }

    /** Declares the items. */
    List<Item> declare(CoverBuilder<Choice> cover) {
        Items items = cover.items(rule.name().text(), keys.size()).named(this::name);
        if (isSecondary()) {
            items.secondary();
        }
        List<Item> each = IntStream.range(0, keys.size()).mapToObj(items::at).toList();
        for (int k = 0; k < each.size() && !isSecondary(); k++) {
            if (!times.get(k).equals(ONCE)) {
                each.get(k).times(times.get(k).from(), times.get(k).to());
            }
        }
        return each;
    }
}
