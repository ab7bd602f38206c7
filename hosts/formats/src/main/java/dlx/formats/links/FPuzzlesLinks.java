package dlx.formats.links;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dlx.formats.sudoku.RulesInWords;
import dlx.formats.sudoku.SudokuDraft;
import dlx.formats.sudoku.SudokuTexts;
import dlx.formats.text.ModelText;
import dlx.formats.text.WrittenLink;
import java.util.List;

/**
 * Writes puzzles in the format of f-puzzles, as {@link FPuzzles} reads them. The link is one of f-puzzles or of
 * SudokuPad, which reads such puzzles after the word {@code fpuzzles}. SudokuPad's other formats cannot express a
 * diagonal.
 */
public final class FPuzzlesLinks {

    private static final int MOST = 16;
    private static final int NINE = 9;

    private FPuzzlesLinks() {}

    /** Writes a link of f-puzzles. */
    public static WrittenLink ofFPuzzles(ModelText text) {
        SudokuDraft draft = SudokuTexts.read(text, MOST);
        return new WrittenLink("https://www.f-puzzles.com/?load=" + compressed(draft), draft.lost());
    }

    /** Writes a link of SudokuPad. */
    public static WrittenLink ofSudokuPad(ModelText text) {
        SudokuDraft draft = SudokuTexts.read(text, MOST);
        return new WrittenLink("https://sudokupad.app/fpuzzles" + escaped(compressed(draft)), draft.lost());
    }

    private static String compressed(SudokuDraft draft) {
        return LzString.compress(json(draft).toString());
    }

    /** Returns base 64 escaped for a path. */
    private static String escaped(String code) {
        return code.replace("+", "%2B").replace("/", "%2F").replace("=", "%3D");
    }

    private static JsonObject json(SudokuDraft draft) {
        JsonObject puzzle = new JsonObject();
        puzzle.addProperty("size", draft.size());
        puzzle.addProperty("title", RulesInWords.title(draft));
        puzzle.addProperty("ruleset", RulesInWords.of(draft));
        puzzle.add("grid", grid(draft));
        if (draft.hasRule("diagonal")) {
            puzzle.addProperty("diagonal+", true);
            puzzle.addProperty("diagonal-", true);
        }
        if (draft.hasRule("disjoint")) {
            puzzle.addProperty("disjointgroups", true);
        }
        JsonArray regions = new JsonArray();
        draft.extraRegions().forEach(cells -> regions.add(constraint(draft.size(), cells)));
        if (!regions.isEmpty()) {
            puzzle.add("extraregion", regions);
        }
        JsonArray cages = new JsonArray();
        draft.cages().forEach((cells, sum) -> {
            JsonObject cage = constraint(draft.size(), cells);
            if (sum > 0) {
                cage.addProperty("value", String.valueOf(sum));
            }
            cages.add(cage);
        });
        if (!cages.isEmpty()) {
            puzzle.add("killercage", cages);
        }
        return puzzle;
    }

    /**
     * Returns the rows of cells. Regions are written except for a board of nine boxes, which is the program's default.
     */
    private static JsonArray grid(SudokuDraft draft) {
        int n = draft.size();
        boolean usual = n == NINE && draft.hasBoxes();
        JsonArray grid = new JsonArray();
        for (int row = 0; row < n; row++) {
            JsonArray cells = new JsonArray();
            for (int column = 0; column < n; column++) {
                JsonObject cell = new JsonObject();
                if (draft.givens[row][column] > 0) {
                    cell.addProperty("value", draft.givens[row][column]);
                    cell.addProperty("given", true);
                }
                if (!usual) {
                    cell.addProperty("region", draft.regions()[row][column]);
                }
                cells.add(cell);
            }
            grid.add(cells);
        }
        return grid;
    }

    private static JsonObject constraint(int n, List<Integer> cells) {
        JsonArray places = new JsonArray();
        cells.stream().map(cell -> "R" + (cell / n + 1) + 'C' + (cell % n + 1)).forEach(places::add);
        JsonObject constraint = new JsonObject();
        constraint.add("cells", places);
        return constraint;
    }
}
