package dlx.modelers.cages;

import dlx.api.PuzzleSyntaxException;
import dlx.api.Word;
import dlx.modelers.cages.KillerChoice.Filling;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The sums of cages, word by word: {@code a=15}, or {@code a=1+5+9} if the values are known. A word may define its cage
 * by cells: {@code r1c1+r1c2=5}.
 *
 * <p>Not thread-safe; made for one puzzle.
 *
 * @since 0.1
 */
public final class Sums {

    /** The sign after the name of a cage. */
    public static final char IS = '=';

    private static final char PLUS = '+';

    private final int n;
    private final CageMap marks;

    /** True if all cages are named by their cells, and cages without a sum are allowed. */
    private final boolean cellsOnly;

    /** The cells of each cage: cages of the map, then cages named by their cells. */
    private final Map<String, List<Integer>> cells;

    private final Map<String, Integer> sums = new HashMap<>();
    private final List<Filling> fillings = new ArrayList<>();

    Sums(int n, CageMap marks) {
        this(n, marks, false);
    }

    /**
     * Creates a reader of cages that are named by their cells, with or without a sum.
     *
     * @param n number of rows and of columns of the board
     */
    public Sums(int n) {
        this(n, new CageMap(n, List.of()), true);
    }

    private Sums(int n, CageMap marks, boolean cellsOnly) {
        this.n = n;
        this.marks = marks;
        this.cellsOnly = cellsOnly;
        this.cells = new LinkedHashMap<>(marks.cells());
    }

    /**
     * Adds one cage with its sum.
     *
     * @param word the cage, then {@code =} and its sum or values
     * @throws PuzzleSyntaxException if the word is not a sum of a cage, or the cage has a sum already
     */
    public void add(Word word) {
        List<Word> parts = word.parts(IS);
        boolean hasSum = parts.size() == 2;
        if (!hasSum && !(cellsOnly && parts.size() == 1)) {
            throw word.wrong(
                    "is not a sum",
                    cellsOnly ? "cells and their sum, as in r1c1+r1c2=15" : "a cage, '=' and its sum, as in a=15");
        }
        String name = cage(parts.get(0));
        if (sums.containsKey(name)) {
            throw parts.get(0).wrong("has a sum already", "each cage once");
        }
        sums.put(name, hasSum ? sum(name, parts.get(1)) : 0);
    }

    /** Returns the name of the cage that a word names. */
    private String cage(Word word) {
        if (cells.containsKey(word.text())) {
            return word.text();
        }
        if (!cellsOnly && !CellList.isOne(word)) {
            throw word.wrong(
                    "is not a cage of the map",
                    "one of " + String.join(" ", marks.cells().keySet()));
        }
        List<Integer> named = CellList.read(word, n, n);
        String name = CellList.name(n, named);
        cells.putIfAbsent(name, named);
        return name;
    }

    private int sum(String name, Word word) {
        int count = cells.getOrDefault(name, List.of()).size();
        List<Word> values = word.parts(PLUS);
        if (values.size() == 1) {
            return word.toInt("the sum of a cage", 1, n * (n + 1) / 2);
        }
        List<Integer> sorted = values.stream()
                .map(value -> value.toInt("a value of the board", 1, n))
                .distinct()
                .sorted()
                .toList();
        if (sorted.size() != count || values.size() != count) {
            throw word.wrong(
                    "does not fill the cage '" + name + "'",
                    count == 1 ? "one value" : count + " values that differ, with '+' between");
        }
        fillings.add(new Filling(name, sorted));
        return sorted.stream().mapToInt(Integer::intValue).sum();
    }

    /**
     * Returns the cages of the map in the order of their first cells, then the other cages.
     *
     * @return all cages
     * @throws PuzzleSyntaxException if a cage of the map does not have a sum; the position is its first cell
     */
    public List<Cage> cages() {
        List<Cage> cages = new ArrayList<>();
        cells.forEach((name, cage) -> {
            Integer sum = sums.get(name);
            if (sum == null) {
                throw marks.error(
                        name, "the cage '" + name + "' does not have a sum; expected one after the map, as in a=15");
            }
            cages.add(new Cage(name, cage, sum));
        });
        return cages;
    }

    /**
     * Returns the cages whose values are known.
     *
     * @return their fillings, in the order of the text
     */
    public List<Filling> fillings() {
        return List.copyOf(fillings);
    }
}
