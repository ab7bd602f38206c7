package dlx.modelers.cages;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.Word;
import dlx.modelers.grid.CellCollector;
import dlx.modelers.grid.RegionMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A map of cages: the name of the cage of each cell, with its place in the text. */
final class CageMap {

    /** Sign of a cell that is not in a cage. */
    static final String NONE = ".";

    /** Maximum length of a name. */
    private static final int LONGEST = 4;

    /** Names by cell, row after row. */
    private final List<Word> marks;

    /** The cells of each cage, in the order of their first cells. */
    private final Map<String, List<Integer>> cells = new LinkedHashMap<>();

    /**
     * Creates a map from n lines of n cells.
     *
     * @throws PuzzleSyntaxException if a line does not have n cells, a cell is not a name, or a cage has more than
     *     n cells
     */
    CageMap(int n, List<Line> rows) {
        List<Word> all = new ArrayList<>(n * n);
        for (Line row : rows) {
            boolean spaced = CellCollector.isSpaced(row);
            if (CellCollector.count(row, spaced) != n) {
                throw row.endError(
                        "the row of the map has " + CellCollector.count(row, spaced) + " cells; expected " + n);
            }
            all.addAll(spaced ? row.words() : row.words().get(0).characters());
        }
        marks = List.copyOf(all);
        for (int cell = 0; cell < marks.size(); cell++) {
            addCell(cell, n);
        }
    }

    /** Returns the cells of each cage by its name. */
    Map<String, List<Integer>> cells() {
        return cells;
    }

    /** Returns an error at the first cell of a cage. */
    PuzzleSyntaxException error(String cage, String problem) {
        Word first = marks.stream()
                .filter(mark -> mark.text().equals(cage))
                .findFirst()
                .orElseThrow();
        return first.line().error(first.column(), problem);
    }

    private void addCell(int cell, int n) {
        Word mark = marks.get(cell);
        String name = mark.text();
        if (name.equals(NONE)) {
            return;
        }
        if (name.length() > LONGEST || !name.chars().allMatch(c -> RegionMap.isMark((char) c))) {
            throw mark.wrong("is not the name of a cage", "letters and digits, or '.' for none");
        }
        List<Integer> cage = cells.computeIfAbsent(name, key -> new ArrayList<>());
        if (cage.size() == n) {
            throw mark.line()
                    .error(mark.column(), "the cage '" + name + "' continues here; expected at most " + n + " cells");
        }
        cage.add(cell);
    }
}
