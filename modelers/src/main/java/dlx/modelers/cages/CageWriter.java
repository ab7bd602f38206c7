package dlx.modelers.cages;

import dlx.api.Grid;
import dlx.modelers.cages.KillerChoice.Filling;
import dlx.modelers.grid.BoardPicture;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The text of the map of cages and their sums, and the drawing of the sums.
 *
 * @since 0.1
 */
public final class CageWriter {

    private CageWriter() {}

    /**
     * Returns the lines below the board.
     *
     * @param n number of rows and of columns
     * @param cages all cages
     * @param chosen the options chosen; if they contain the values of a cage, the values replace its sum
     */
    static String write(int n, List<Cage> cages, Collection<KillerChoice> chosen) {
        return map(n, cages) + sums(n, cages, chosen);
    }

    private static String map(int n, List<Cage> cages) {
        String[][] names = new String[n][n];
        for (String[] row : names) {
            Arrays.fill(row, CageMap.NONE);
        }
        List<Cage> drawn = cages.stream()
                .filter(cage -> !cage.name().equals(CellList.name(n, cage.cells())))
                .toList();
        drawn.forEach(cage -> cage.cells().forEach(cell -> names[cell / n][cell % n] = cage.name()));
        if (drawn.stream().anyMatch(cage -> cage.name().length() > 1)) {
            return Grid.columns(names);
        }
        return Arrays.stream(names).map(row -> String.join("", row) + '\n').collect(Collectors.joining());
    }

    /**
     * Returns cages as words: the name, and the sum if there is one.
     *
     * @param cages all cages
     * @param chosen the options chosen; if they contain the values of a cage, the values replace its sum
     * @return a word for each cage
     */
    public static List<String> words(List<Cage> cages, Collection<KillerChoice> chosen) {
        Map<String, String> fillings = new HashMap<>();
        for (KillerChoice choice : chosen) {
            if (choice instanceof Filling filling) {
                fillings.put(filling.cage(), filling.toString());
            }
        }
        return cages.stream()
                .map(cage -> fillings.getOrDefault(
                        cage.name(), cage.name() + (cage.hasSum() ? "" + Sums.IS + cage.sum() : "")))
                .toList();
    }

    /**
     * Draws the sums in the first cells of their cages.
     *
     * @param cages all cages
     * @param picture the picture of the board
     */
    public static void drawSums(List<Cage> cages, BoardPicture picture) {
        Map<Integer, String> sums = new TreeMap<>();
        cages.stream()
                .filter(Cage::hasSum)
                .forEach(cage ->
                        sums.merge(cage.cells().get(0), String.valueOf(cage.sum()), (one, other) -> one + " " + other));
        sums.forEach(picture::note);
    }

    /** Returns the lines with the words of cages; at most n words in each. */
    private static String sums(int n, List<Cage> cages, Collection<KillerChoice> chosen) {
        List<String> words = words(cages, chosen);
        List<String> lines = new ArrayList<>();
        for (int k = 0; k < words.size(); k += n) {
            lines.add(String.join(" ", words.subList(k, Math.min(k + n, words.size()))));
        }
        return String.join("\n", lines) + "\n";
    }
}
