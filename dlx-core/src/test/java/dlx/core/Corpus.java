package dlx.core;

import dlx.api.Cover;
import dlx.api.Item;
import java.util.HashMap;
import java.util.Map;

/** Reads the plain covers of the corpus: a line of items, then options. Only as much of the format as they use. */
final class Corpus {

    private Corpus() {}

    static Cover<Integer> read(String text) {
        return Cover.of(Integer.class, c -> {
            Map<String, Item> items = new HashMap<>();
            int options = 0;
            for (String line : text.split("\n")) {
                String[] words = line.strip().split("\\s+");
                if (line.isBlank() || words[0].equals("|")) {
                    continue;
                }
                if (items.isEmpty()) {
                    boolean primary = true;
                    for (String word : words) {
                        if (word.equals("|")) {
                            primary = false;
                        } else {
                            items.put(word, primary ? c.primary(word) : c.secondary(word));
                        }
                    }
                } else {
                    Item[] held = new Item[words.length];
                    for (int i = 0; i < words.length; i++) {
                        held[i] = items.get(words[i]);
                    }
                    c.option(++options, held);
                }
            }
        });
    }
}
