package dlx.formats.penpa;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dlx.formats.sudoku.RulesInWords;
import dlx.formats.sudoku.SudokuDraft;
import dlx.formats.sudoku.SudokuTexts;
import dlx.formats.text.CellBoard;
import dlx.formats.text.ModelText;
import dlx.formats.text.WrittenLink;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes links of Penpa+, as {@link Penpa} reads them. A sudoku becomes a drawing: thick lines between regions,
 * digits, cages with a sum in a corner, dotted diagonals. The link opens it for solving, in the mode for sudokus.
 */
public final class PenpaLinks {

    private static final String PAGE = "https://swaroopg92.github.io/penpa-edit/#m=solve&p=";
    private static final int DOTTED = 12;
    private static final int CAGE_LINE = 10;

    private final SudokuDraft draft;
    private final int n;
    private final PenpaPoints points;

    private PenpaLinks(SudokuDraft draft) {
        this.draft = draft;
        this.n = draft.size();
        this.points = new PenpaPoints(n, n);
    }

    public static WrittenLink write(ModelText text) {
        if (CellBoard.MODELS.contains(text.model())) {
            return new WrittenLink(PAGE + PenpaCode.write(PenpaCells.text(text)), List.of());
        }
        SudokuDraft draft = SudokuTexts.read(text, SudokuDraft.MOST);
        if (draft.hasRule("disjoint")) {
            draft.remark("the rule disjoint, which is in its words and not in the drawing");
        }
        return new WrittenLink(PAGE + PenpaCode.write(new PenpaLinks(draft).text()), draft.lost());
    }

    private String text() {
        return new PenpaPage("sudoku", "[\"1\",\"2\",\"1\"]", "sudoku", "[\"1\",9]", points, drawing())
                .text(draft.hasRule("diagonal"), RulesInWords.title(draft), RulesInWords.of(draft), tag());
    }

    private String tag() {
        return draft.cages().isEmpty() ? draft.hasBoxes() ? "classic" : "irregular" : "killer";
    }

    private JsonObject drawing() {
        JsonObject drawing = PenpaPage.empty();
        JsonObject numbers = drawing.getAsJsonObject("number");
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (draft.givens[row][column] > 0) {
                    numbers.add(
                            String.valueOf(points.cell(row, column)),
                            PenpaPage.number(draft.givens[row][column] + "", "1"));
                }
            }
        }
        JsonObject lines = drawing.getAsJsonObject("lineE");
        PenpaPage.addBorders(drawing, points, draft.regions());
        if (draft.hasRule("diagonal")) {
            for (int k = 0; k < n; k++) {
                lines.addProperty(points.corner(k, k) + "," + points.corner(k + 1, k + 1), DOTTED);
                lines.addProperty(points.corner(k + 1, n - k - 1) + "," + points.corner(k, n - k), DOTTED);
            }
        }
        addSums(drawing); // first, because readers give a sum to the first cage that begins at its cell
        Stream.concat(
                        draft.cages().keySet().stream()
                                .filter(cells -> draft.cages().get(cells) == 0),
                        draft.extraRegions().stream())
                .forEach(cells -> addCage(drawing, cells));
        return drawing;
    }

    private void addSums(JsonObject drawing) {
        JsonObject sums = drawing.getAsJsonObject("numberS");
        draft.cages().forEach((cells, sum) -> {
            String place = String.valueOf(points.quarter(points.cell(cells.get(0) / n, cells.get(0) % n), 0));
            if (sum > 0) {
                addCage(drawing, cells);
                if (sums.has(place)) {
                    draft.lose(1, "unwritten cage sum");
                } else {
                    sums.add(place, PenpaPage.number(sum + ""));
                }
            }
        });
    }

    private void addCage(JsonObject drawing, List<Integer> cells) {
        JsonArray cage = new JsonArray();
        cells.stream().map(cell -> points.cell(cell / n, cell % n)).forEach(cage::add);
        drawing.getAsJsonArray("killercages").add(cage);
        PenpaCage.lines(
                        points,
                        cage.asList().stream().map(cell -> cell.getAsInt()).collect(Collectors.toSet()))
                .forEach(line -> drawing.getAsJsonObject("cage").addProperty(line, CAGE_LINE));
    }
}
