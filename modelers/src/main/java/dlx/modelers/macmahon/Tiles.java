package dlx.modelers.macmahon;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The tiles of a puzzle. A tile is the word of its colors, clockwise; a tile that may be turned is represented by the
 * alphabetically first of its words.
 *
 * @param set the name of the set in the text, like {@code squares colors 2}; empty for own tiles
 * @param fixed true if tiles may not be turned
 * @param words the word of each tile; equal words are copies
 * @since 0.1
 */
public record Tiles(String set, boolean fixed, List<String> words) {

    /** Creates tiles from words; replaces each word by its first turn unless tiles are fixed. */
    public Tiles {
        words = fixed ? List.copyOf(words) : words.stream().map(Tiles::first).toList();
    }

    /** Returns all tiles with {@code sides} sides and at most {@code colors} colors. */
    static Tiles all(String set, boolean fixed, int sides, int colors) {
        List<String> words = List.of("");
        for (int side = 0; side < sides; side++) {
            words = words.stream()
                    .flatMap(word -> IntStream.range(0, colors).mapToObj(c -> word + (char) ('a' + c)))
                    .toList();
        }
        Stream<String> tiles = fixed
                ? words.stream()
                : words.stream().filter(word -> first(word).equals(word));
        return new Tiles(set, fixed, tiles.toList());
    }

    int sides() {
        return words.get(0).length();
    }

    /** Returns each different tile with its number of copies, in the order of the words. */
    Map<String, Integer> copies() {
        Map<String, Integer> copies = new LinkedHashMap<>();
        words.forEach(word -> copies.merge(word, 1, Integer::sum));
        return copies;
    }

    /** Returns the words of all turns of a tile in alphabetical order; only its own word if tiles are fixed. */
    SortedSet<String> looks(String tile) {
        return fixed ? new TreeSet<>(List.of(tile)) : turns(tile);
    }

    /** Returns the tile that has a word as one of its turns. */
    String tile(String look) {
        return fixed ? look : first(look);
    }

    /** Returns the colors of all tiles in alphabetical order. */
    List<Character> colors() {
        return words.stream()
                .flatMap(word -> word.chars().mapToObj(c -> (char) c))
                .distinct()
                .sorted()
                .toList();
    }

    /** Returns true if a map of words carries this collection of tiles to itself. */
    boolean areKeptBy(UnaryOperator<String> map) {
        List<String> images =
                new ArrayList<>(words.stream().map(map).map(this::tile).toList());
        List<String> tiles = new ArrayList<>(words);
        Collections.sort(images);
        Collections.sort(tiles);
        return images.equals(tiles);
    }

    private static SortedSet<String> turns(String word) {
        SortedSet<String> turns = new TreeSet<>();
        for (int k = 0; k < word.length(); k++) {
            turns.add(word.substring(k) + word.substring(0, k));
        }
        return turns;
    }

    private static String first(String word) {
        return turns(word).first();
    }
}
