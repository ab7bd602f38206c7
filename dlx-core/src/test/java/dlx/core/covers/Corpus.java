package dlx.core.covers;

import dlx.api.Cover;
import dlx.api.CoverBuilder;
import dlx.api.Item;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads the covers of the corpus: a line of items, perhaps with bounds, then options, perhaps with colors. Supports
 * only the features of the format that the corpus uses. Options without a primary item are dropped.
 */
public final class Corpus {

    private final CoverBuilder<Integer> cover;
    private final Map<String, Item> items = new HashMap<>();
    private final Set<String> primary = new HashSet<>();
    private int options;

    private Corpus(CoverBuilder<Integer> cover) {
        this.cover = cover;
    }

    public static Cover<Integer> read(String text) {
        return Cover.of(Integer.class, c -> {
            Corpus corpus = new Corpus(c);
            for (String line : text.split("\n")) {
                String[] words = line.strip().split("\\s+");
                if (line.isBlank() || words[0].equals("|")) {
                    continue;
                }
                if (corpus.items.isEmpty()) {
                    corpus.declare(words);
                } else {
                    corpus.add(words);
                }
            }
        });
    }

    private void declare(String[] words) {
        boolean isPrimary = true;
        for (String word : words) {
            if (word.equals("|")) {
                isPrimary = false;
            } else if (isPrimary) {
                declarePrimary(word);
            } else {
                items.put(word, cover.item(word).secondary());
            }
        }
    }

    /** Declares a primary item from {@code name}, {@code times|name} or {@code least:most|name}. */
    private void declarePrimary(String word) {
        int bar = word.indexOf('|');
        String name = word.substring(bar + 1);
        Item item = cover.item(name);
        if (bar > 0) {
            String[] bounds = word.substring(0, bar).split(":");
            item.times(Integer.parseInt(bounds[0]), Integer.parseInt(bounds[bounds.length - 1]));
        }
        items.put(name, item);
        primary.add(name);
    }

    /** Adds an option without its costs. */
    private void add(String[] words) {
        if (Stream.of(words).anyMatch(primary::contains)) {
            cover.option(
                    ++options,
                    Stream.of(words)
                            .filter(word -> !word.startsWith("|"))
                            .map(this::held)
                            .toArray(Item[]::new));
        }
    }

    private Item held(String word) {
        int colon = word.indexOf(':');
        return colon < 0 ? items.get(word) : items.get(word.substring(0, colon)).colored(word.substring(colon + 1));
    }
}
