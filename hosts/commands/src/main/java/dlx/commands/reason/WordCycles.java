package dlx.commands.reason;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the cycles of a permutation of words: "exchanges A and B; rotates C, D and E". */
final class WordCycles {

    /** Maximum number of words in a text that is short. */
    private static final int MOST = 12;

    /** Maximum number of digits of a number at the end of a word. */
    private static final int MOST_DIGITS = 9;

    /** The texts of the cycles by their verbs: exchanges come first, and rotations last. */
    private final Map<String, String> phrases = new TreeMap<>();

    private int words;

    private WordCycles() {}

    /** Returns the text of some cycles, each with two words or more; empty if there are none, or too many. */
    static Optional<String> text(Collection<List<String>> cycles) {
        WordCycles text = new WordCycles();
        cycles.forEach(text::add);
        return text.text();
    }

    /**
     * Returns the text of a permutation; empty if it is long. Cycles that others abbreviate are left out. Exchanges that
     * reverse the order of numbered words become one reversal.
     *
     * @param images the image of each word that is moved
     */
    static Optional<String> text(Map<String, String> images) {
        List<List<String>> all = cycles(
                images,
                Comparator.comparing(WordCycles::noun)
                        .thenComparing(WordCycles::number)
                        .thenComparing(Comparator.naturalOrder()));
        WordCycles text = new WordCycles();
        all.stream()
                .filter(cycle -> all.stream().noneMatch(other -> abbreviates(cycle, other)))
                .collect(Collectors.groupingBy(
                        cycle -> cycle.stream().map(WordCycles::noun).toList(),
                        LinkedHashMap::new,
                        Collectors.toList()))
                .forEach((nouns, alike) -> text.addAlike(alike));
        return text.text();
    }

    /** Returns a word without the number at its end. */
    static String noun(String word) {
        int end = word.length();
        while (end > 0 && word.length() - end < MOST_DIGITS && Character.isDigit(word.charAt(end - 1))) {
            end--;
        }
        return word.substring(0, end);
    }

    /** Returns the number at the end of a word, or -1. */
    private static int number(String word) {
        String digits = word.substring(noun(word).length());
        return digits.isEmpty() ? -1 : Integer.parseInt(digits);
    }

    /** Returns the cycles of a permutation. Each begins with its least element. */
    static <T> List<List<T>> cycles(Map<T, T> images, Comparator<T> order) {
        List<List<T>> cycles = new ArrayList<>();
        SortedMap<T, T> left = new TreeMap<>(order);
        left.putAll(images);
        while (!left.isEmpty()) {
            List<T> cycle = new ArrayList<>();
            for (T word = left.firstKey(); left.containsKey(word); word = left.remove(word)) {
                cycle.add(word);
            }
            cycles.add(cycle);
        }
        return cycles;
    }

    /** Returns true if the words of a cycle are short forms of those of another, as r2 of row 2. */
    private static boolean abbreviates(List<String> cycle, List<String> other) {
        return cycle.size() == other.size()
                && IntStream.range(0, cycle.size()).allMatch(k -> abbreviates(cycle.get(k), other.get(k)));
    }

    private static boolean abbreviates(String word, String other) {
        String noun = noun(word);
        return number(word) >= 0
                && number(word) == number(other)
                && noun.length() <= 1
                && noun(other).length() > noun.length()
                && other.startsWith(noun);
    }

    /** Returns true if sorted cycles of words exchange the first and the last of a run, the second and so on. */
    private static boolean isReversal(List<List<String>> cycles) {
        int low = number(cycles.get(0).get(0));
        int high = number(cycles.get(0).get(1));
        return cycles.size() > 1
                && cycles.size() == (high - low + 1) / 2
                && cycles.stream()
                        .allMatch(cycle -> cycle.size() == 2
                                && noun(cycle.get(0)).equals(noun(cycle.get(1)))
                                && number(cycle.get(0)) + number(cycle.get(1)) == low + high);
    }

    /** Adds sorted cycles whose words have the same nouns. */
    private void addAlike(List<List<String>> cycles) {
        List<String> ends = cycles.get(0);
        if (isReversal(cycles)) {
            add("reverses", ends.get(0) + " to " + ends.get(1), 2);
        } else {
            cycles.forEach(this::add);
        }
    }

    private void add(List<String> cycle) {
        String last = cycle.get(cycle.size() - 1);
        String text = String.join(", ", cycle.subList(0, cycle.size() - 1)) + " and " + last;
        add(cycle.size() == 2 ? "exchanges" : "rotates", text, cycle.size());
    }

    private void add(String verb, String text, int more) {
        String between = verb.equals("rotates") ? "; rotates " : ", ";
        phrases.merge(verb, verb + ' ' + text, (before, phrase) -> before + between + text);
        words += more;
    }

    private Optional<String> text() {
        return words == 0 || words > MOST ? Optional.empty() : Optional.of(String.join("; ", phrases.values()));
    }
}
