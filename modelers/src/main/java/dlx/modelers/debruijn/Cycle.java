package dlx.modelers.debruijn;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A ring of slots for letters, and the given letters. The number of slots equals the number of words. The given letters
 * may contradict each other; then the puzzle cannot be solved.
 *
 * @param letters two or more letters, each once
 * @param length length of the words, {@code >= 1}
 * @param slots the letter in each slot, or {@link #FREE}
 * @since 0.1
 */
public record Cycle(String letters, int length, String slots) {

    /** Sign of a slot without a letter. */
    public static final char FREE = '.';

    /** Returns all words, in the order of the letters. */
    List<String> words() {
        List<String> words = List.of("");
        for (int i = 0; i < length; i++) {
            words = words.stream()
                    .flatMap(word -> letters.chars().mapToObj(letter -> word + (char) letter))
                    .toList();
        }
        return words;
    }

    /** Returns the number of slots, which is the number of words. */
    int size() {
        return slots.length();
    }

    boolean isFree() {
        return slots.chars().allMatch(slot -> slot == FREE);
    }

    /** Returns true if a word may begin in a slot, counted from 0. */
    boolean allows(String word, int slot) {
        return IntStream.range(0, length).allMatch(i -> {
            char given = slots.charAt((slot + i) % size());
            return given == FREE || given == word.charAt(i);
        });
    }

    /** Returns a sentence about the first word that the given letters form twice; empty if they do not. */
    Optional<String> clash() {
        Map<String, Integer> starts = new HashMap<>();
        for (int slot = 0; slot < size(); slot++) {
            int start = slot;
            String word = IntStream.range(0, length)
                    .mapToObj(i -> String.valueOf(slots.charAt((start + i) % size())))
                    .collect(Collectors.joining());
            Integer before = word.indexOf(FREE) < 0 ? starts.putIfAbsent(word, slot) : null;
            if (before != null) {
                return Optional.of("the givens \"" + new DeBruijnModel.Start(word, before + 1) + "\" and \""
                        + new DeBruijnModel.Start(word, slot + 1) + "\" both hold the item \"word " + word + '"');
            }
        }
        return Optional.empty();
    }

    /** Returns the slots with the letters of some words. */
    String with(Stream<DeBruijnModel.Start> starts) {
        StringBuilder row = new StringBuilder(slots);
        starts.forEach(start -> {
            for (int i = 0; i < length; i++) {
                row.setCharAt((start.slot() - 1 + i) % size(), start.word().charAt(i));
            }
        });
        return row.toString();
    }
}
