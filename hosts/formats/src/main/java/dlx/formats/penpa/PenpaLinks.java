package dlx.formats.penpa;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dlx.formats.sudoku.RulesInWords;
import dlx.formats.sudoku.SudokuDraft;
import dlx.formats.sudoku.SudokuTexts;
import dlx.formats.text.ModelText;
import dlx.formats.text.Walls;
import dlx.formats.text.Words;
import dlx.formats.text.WrittenLink;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes links of Penpa+, as {@link Penpa} reads them. The puzzle becomes a drawing: thick lines between regions,
 * digits, cages with a sum in a corner, dotted diagonals. The link opens it for solving, in the mode for sudokus.
 *
 * <p>The text of a link has nineteen lines, in the order of maketext_solve in class_p.js of penpa-edit.
 */
public final class PenpaLinks {

    private static final int CELL_SIZE = 38;
    private static final int THICK = 2;
    private static final int DOTTED = 12;
    private static final int CAGE_LINE = 10;
    private static final int BLACK = 1;

    private static final String MODE = mode();

    private final SudokuDraft draft;
    private final int n;
    private final PenpaPoints points;

    private PenpaLinks(SudokuDraft draft) {
        this.draft = draft;
        this.n = draft.size();
        this.points = new PenpaPoints(n, n);
    }

    public static WrittenLink write(ModelText text) {
        SudokuDraft draft = SudokuTexts.read(text, SudokuDraft.MOST);
        if (draft.hasRule("disjoint")) {
            draft.remark("the rule disjoint, which is in its words and not in the drawing");
        }
        String code = PenpaCode.write(new PenpaLinks(draft).text());
        return new WrittenLink("https://swaroopg92.github.io/penpa-edit/#m=solve&p=" + code, draft.lost());
    }

    private String text() {
        String drawing = PenpaCode.shortened(drawing().toString());
        String nothing = PenpaCode.shortened(empty().toString());
        return String.join(
                "\n",
                header(),
                "[0,0,0,0]", // number of omitted rows and columns on each side of the board
                "[\"1\",\"2\",\"1\"]~\"sudoku\"~[\"1\",9]",
                drawing,
                "", // the drawing of the solver
                cells(),
                "[]",
                "", // the parts of an answer that are checked
                "\"x\"",
                "\"x\"",
                "[3,1,4]",
                PenpaCode.shortened(MODE),
                "\"x\"",
                "0",
                nothing, // colors
                "x",
                "",
                tags(),
                "false");
    }

    private String header() {
        int diagonal = draft.hasRule("diagonal") ? 1 : 0;
        int side = (n + 1) * CELL_SIZE;
        return String.join(
                ",",
                "sudoku",
                n + "," + n + ',' + CELL_SIZE + ",0,1,1," + side + ',' + side,
                points.center() + "," + points.center(),
                diagonal + ",0,0," + diagonal,
                "Title: " + RulesInWords.title(draft),
                "Author: ",
                "",
                RulesInWords.of(draft).replace(",", "%2C"),
                "OFF",
                "false");
    }

    private String tags() {
        return draft.cages().isEmpty() ? draft.hasBoxes() ? "[\"classic\"]" : "[\"irregular\"]" : "[\"killer\"]";
    }

    /** Returns the cells of the board, each as the difference from the cell before. */
    private String cells() {
        int[] cells = IntStream.range(0, n * n)
                .map(cell -> points.cell(cell / n, cell % n))
                .toArray();
        return IntStream.range(0, cells.length)
                .map(k -> k == 0 ? cells[0] : cells[k] - cells[k - 1])
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(",", "[", "]"));
    }

    private static JsonObject empty() {
        JsonObject drawing = new JsonObject();
        for (String stack : List.of("command_redo", "command_undo", "command_replay")) {
            JsonObject steps = new JsonObject();
            steps.add("__a", new JsonArray());
            drawing.add(stack, steps);
        }
        Set<String> lists = Words.set("thermo arrows direction squareframe polygon killercages nobulbthermo");
        String names = "surface number numberS symbol freeline freelineE thermo arrows direction squareframe "
                + "polygon line lineE wall cage deletelineE killercages nobulbthermo";
        for (String name : names.split(" ")) {
            drawing.add(name, lists.contains(name) ? new JsonArray() : new JsonObject());
        }
        return drawing;
    }

    private JsonObject drawing() {
        JsonObject drawing = empty();
        JsonObject numbers = drawing.getAsJsonObject("number");
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (draft.givens[row][column] > 0) {
                    numbers.add(String.valueOf(points.cell(row, column)), number(draft.givens[row][column], "1"));
                }
            }
        }
        JsonObject lines = drawing.getAsJsonObject("lineE");
        addBorders(lines);
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
                    sums.add(place, number(sum));
                }
            }
        });
    }

    private static JsonArray number(int number, String... style) {
        JsonArray value = new JsonArray();
        value.add(String.valueOf(number));
        value.add(BLACK);
        Arrays.stream(style).forEach(value::add);
        return value;
    }

    /** Adds the thick lines between regions. */
    private void addBorders(JsonObject lines) {
        Walls walls = Walls.between(draft.regions());
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (column + 1 < n && walls.right()[row * (n - 1) + column]) {
                    lines.addProperty(points.corner(row, column + 1) + "," + points.corner(row + 1, column + 1), THICK);
                }
                if (row + 1 < n && walls.below()[row * n + column]) {
                    lines.addProperty(points.corner(row + 1, column) + "," + points.corner(row + 1, column + 1), THICK);
                }
            }
        }
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

    /** Returns the modes with which the page opens. */
    private static String mode() {
        Map<Boolean, String> colors = Map.of(true, "2", false, "3");
        StringBuilder mode = new StringBuilder("{\"qa\":\"pu_a\",\"grid\":[\"1\",\"2\",\"1\"]");
        for (boolean isQuestion : new boolean[] {true, false}) {
            String line = "[\"1\"," + colors.get(isQuestion) + ']';
            mode.append(isQuestion ? ",\"pu_q\":{\"edit_mode\":\"surface\"" : ",\"pu_a\":{\"edit_mode\":\"sudoku\"")
                    .append(",\"surface\":[\"\",1],\"line\":")
                    .append(line)
                    .append(",\"lineE\":")
                    .append(line)
                    .append(",\"wall\":")
                    .append(line.replace("\"1\"", "\"\""))
                    .append(",\"cage\":[\"1\",10],\"number\":[\"1\",")
                    .append(isQuestion ? 1 : 2)
                    .append("],\"symbol\":[\"circle_L\",1],\"special\":[\"thermo\",\"\"],\"board\":[\"\",\"\"],")
                    .append("\"move\":[\"1\",\"\"],\"combi\":[\"battleship\",\"\"],\"sudoku\":[\"1\",")
                    .append(isQuestion ? 1 : 9)
                    .append("]}");
        }
        return mode.append('}').toString();
    }
}
