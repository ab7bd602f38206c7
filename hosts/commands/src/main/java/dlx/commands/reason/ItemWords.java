package dlx.commands.reason;

import dlx.api.Cover;
import dlx.core.search.Symmetry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the words that a symmetry exchanges in the names of items. */
final class ItemWords {

    /** Largest cover whose names are compared, in nodes; larger covers would need much memory. */
    private static final int MOST_NODES = 1_000_000;

    /** Maximum number of words by which a name may differ from that of its image, to tell the images of the words. */
    private static final int MOST_DIFFERENT = 2;

    /** Maximum number of pairs of names that are compared, if several items have the same options. */
    private static final int MOST_PAIRS = 64;

    /** Longest name that is divided into words, in characters. */
    private static final int LONGEST = 200;

    /** A noun with one number; a part of a place, such as r1 of r1c2; a number, such as 1 of 1-2; or another word. */
    private static final Pattern WORD = Pattern.compile("\\p{L}+ \\d+(?![^\\s,;:()])(?! \\d)"
            + "|\\p{L}+\\d+(?=(\\p{L}+\\d+)*(?![^\\s,;:()]))|\\d+(?=[-/]\\d)|[^\\s,;:()/-][^\\s,;:()]*");

    /**
     * The names of items by the options of the item. Each name is a sorted list of words. Several items may have the
     * same options.
     */
    private final Map<List<Integer>, List<List<String>>> names = new LinkedHashMap<>();

    ItemWords(Cover<?> cover) {
        if (cover.nodeCount() > MOST_NODES) {
            return;
        }
        Map<Integer, List<Integer>> options = new LinkedHashMap<>();
        for (int option = 0; option < cover.optionCount(); option++) {
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                options.computeIfAbsent(cover.item(node), item -> new ArrayList<>())
                        .add(option);
            }
        }
        options.forEach((item, own) ->
                names.computeIfAbsent(own, o -> new ArrayList<>()).add(words(cover.itemName(item))));
        names.replaceAll((own, all) -> sorted(all));
    }

    private static List<List<String>> sorted(List<List<String>> names) {
        return names.stream().sorted(Comparator.comparing(List::toString)).toList();
    }

    /** Returns the words of a name, sorted. */
    private static List<String> words(String name) {
        if (name.length() > LONGEST) {
            return List.of(name);
        }
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(name);
        while (word.find()) {
            words.add(word.group());
        }
        return words.stream().sorted().toList();
    }

    /**
     * Returns the image of each word that a symmetry moves; empty if no permutation of words turns the name of each
     * item into the name of its image.
     */
    Map<String, String> images(Symmetry symmetry) {
        Map<List<List<String>>, List<List<String>>> moves = new LinkedHashMap<>();
        for (var entry : names.entrySet()) {
            List<Integer> image =
                    entry.getKey().stream().map(symmetry::image).sorted().toList();
            moves.put(entry.getValue(), names.getOrDefault(image, List.of()));
        }
        Map<String, String> images = guess(moves);
        boolean fits = new HashSet<>(images.values()).equals(images.keySet())
                && moves.entrySet().stream()
                        .allMatch(move -> sorted(move.getKey().stream()
                                        .map(name -> name.stream()
                                                .map(word -> images.getOrDefault(word, word))
                                                .sorted()
                                                .toList())
                                        .toList())
                                .equals(move.getValue()));
        return fits ? images : Map.of();
    }

    /**
     * Returns the image of each word that most of the items suggest, whose name differs from the image in few words. Of
     * equally many, an image with the same noun comes first.
     */
    private static Map<String, String> guess(Map<List<List<String>>, List<List<String>>> moves) {
        Map<String, Map<String, Integer>> votes = new LinkedHashMap<>();
        moves.forEach((from, to) -> {
            if (from.size() * to.size() <= MOST_PAIRS) {
                from.forEach(name -> to.forEach(image -> vote(votes, name, image)));
            }
        });
        Map<String, String> images = new LinkedHashMap<>();
        votes.forEach((word, candidates) -> candidates.entrySet().stream()
                .max(Map.Entry.<String, Integer>comparingByValue()
                        .thenComparing(entry -> WordCycles.noun(entry.getKey()).equals(WordCycles.noun(word))))
                .ifPresent(best -> images.put(word, best.getKey())));
        return images;
    }

    private static void vote(Map<String, Map<String, Integer>> votes, List<String> name, List<String> image) {
        List<String> lost = without(name, image);
        List<String> won = without(image, name);
        if (lost.size() == won.size() && lost.size() <= MOST_DIFFERENT) {
            lost.forEach(word -> won.forEach(other ->
                    votes.computeIfAbsent(word, w -> new LinkedHashMap<>()).merge(other, 1, Integer::sum)));
        }
    }

    private static List<String> without(List<String> words, List<String> others) {
        List<String> left = new ArrayList<>(words);
        others.forEach(left::remove);
        return left;
    }
}
