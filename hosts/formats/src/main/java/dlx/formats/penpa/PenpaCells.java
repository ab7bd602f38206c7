package dlx.formats.penpa;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.api.WatchedText;
import dlx.formats.text.CellBoard;
import dlx.formats.text.Field;
import dlx.formats.text.Grids;
import dlx.formats.text.ModelText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import dlx.formats.text.Rooms;
import dlx.formats.text.Walls;
import dlx.formats.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The boards of loops and areas as Penpa+ draws the puzzles of puzz.link: numbers in cells, circles of masyu, gray cells
 * of yajilin, thick lines of heyawake.
 */
final class PenpaCells {

    private static final int GRAY = 3;

    /** The models for which a question mark is more than a missing number. */
    private static final Set<String> NEED_MARKS = Set.of("nurikabe", "numberlink");

    /** The tools for lines; other models have black cells and points. */
    private static final Map<String, String> TOOLS =
            Words.table("slitherlink edgex, masyu linex, yajilin linex, numberlink linex");

    private final String model;
    private final PenpaBoard board;
    private final List<String> words;
    private final Map<String, Integer> lost = new LinkedHashMap<>();

    /** Creates a reader of a board. */
    PenpaCells(String model, PenpaBoard board) {
        this.model = model;
        this.board = board;
        board.check(true, "a rectangle");
        words = new ArrayList<>(Collections.nCopies(board.count(), CellBoard.FREE));
    }

    /**
     * Reads the puzzle.
     *
     * @param tags the tags of the link
     * @param rules the rules in words
     */
    ReadPuzzles read(List<String> tags, String rules) {
        board.at("number").forEach((point, number) -> {
            int cell = board.index(point);
            set(cell, word(number.elements()), cell < 0 ? "outside number" : "other cell mark");
        });
        String drawn = model.equals("masyu") ? "symbol" : model.equals("yajilin") ? "surface" : "number";
        board.at(drawn).forEach((point, value) -> {
            int cell = board.index(point);
            if (drawn.equals("symbol")) {
                set(cell, circle(value), "drawn symbol");
            } else if (drawn.equals("surface") && (cell < 0 || words.get(cell).equals(CellBoard.FREE))) {
                set(cell, "x", "shaded cell");
            }
        });
        PenpaEdges edges = new PenpaEdges(board);
        Walls walls = edges.walls();
        boolean hasRooms = model.equals(CellBoard.HEYAWAKE);
        String text = hasRooms ? rooms(walls).text() : new CellBoard(model, board.columns(), words).text();
        int lines = hasRooms ? edges.thin() + edges.left() : board.size("lineE");
        lose(drawn.equals("surface") ? 0 : lines, "drawn edge"); // gray cells have edges
        board.lose(drawn, (what, count) -> lose(count, what));
        lose(board.size("numberS"), "small number");
        lose(board.size("cage"), "cage line");
        List<String> parts = new ArrayList<>();
        lost.forEach((what, count) -> parts.add(Phrases.count(count, what)));
        tags.stream()
                .filter(tag -> !tag.equals(model))
                .forEach(tag -> parts.add("the rules of the genre " + Words.plain(tag)));
        if (!rules.isBlank()) {
            parts.add("rules given only in words: " + Words.plain(rules));
        }
        return new ReadPuzzles(Penpa.PROGRAM, model, text, parts);
    }

    private void lose(int count, String what) {
        if (count > 0) {
            lost.merge(what, count, Integer::sum);
        }
    }

    /** Sets the word of a cell, or reports it as lost if the model does not have such a word. */
    private void set(int cell, String word, String what) {
        if (cell >= 0 && CellBoard.accepts(model, word)) {
            words.set(cell, word);
        } else {
            lose(1, what);
        }
    }

    /** Returns the word of a number, which fills its cell and can have an arrow; empty for any other number. */
    private String word(List<Field> parts) {
        boolean isWord = parts.size() > 2
                && parts.stream().allMatch(part -> part.value().isJsonPrimitive())
                && WatchedText.matches("1|2|4|5|6|10", parts.get(2).string());
        if (!isWord) {
            return "";
        }
        String word = parts.get(0).string().strip();
        word = word.replace("_0", "^").replace("_1", "<").replace("_2", ">").replace("_3", "v");
        boolean isUnknown = WatchedText.matches("\\?[<^v>]?", word) && !NEED_MARKS.contains(model);
        return isUnknown && model.equals("yajilin") ? "x" : isUnknown || word.isEmpty() ? CellBoard.FREE : word;
    }

    private static String circle(Field symbol) {
        String value = symbol.value().toString();
        boolean isWhite = WatchedText.matches("\\[[18],\"circle_.*+", value);
        return isWhite ? "o" : value.startsWith("[2,\"circle_") ? "*" : "";
    }

    /** Returns the rooms. The number of a room is in one of its cells. */
    private Rooms rooms(Walls walls) {
        int[] flat = walls.regions();
        int[] counts = new int[1 + Arrays.stream(flat).max().orElse(0)];
        Arrays.fill(counts, Rooms.NONE);
        for (int cell = 0; cell < flat.length; cell++) {
            if (!words.get(cell).equals(CellBoard.FREE)) {
                lose(counts[flat[cell]] == Rooms.NONE ? 0 : 1, "other number of a room");
                counts[flat[cell]] = Integer.parseInt(words.get(cell));
            }
        }
        lose(walls.openIn(flat).isPresent() ? 1 : 0, "border with one room on both sides");
        return new Rooms(Grids.rows(flat, board.columns()), counts);
    }

    /** Returns the text of a link to the puzzle of a model. */
    static String text(ModelText text) {
        String model = text.model();
        JsonObject drawing = PenpaPage.empty();
        boolean hasRooms = model.equals(CellBoard.HEYAWAKE);
        CellBoard board = hasRooms ? Rooms.of(text).board() : CellBoard.of(text);
        PenpaPoints points = new PenpaPoints(board.width(), board.height());
        if (hasRooms) {
            PenpaPage.addBorders(drawing, points, Rooms.of(text).regions());
        }
        for (int cell = 0; cell < board.words().size(); cell++) {
            String word = board.words().get(cell);
            if (!word.equals(CellBoard.FREE)) {
                draw(word, "" + points.cell(cell / board.width(), cell % board.width()), model, drawing);
            }
        }
        String grid = model.equals("slitherlink") ? "[\"3\",\"1\",\"2\"]" : "[\"1\",\"2\",\"1\"]"; // dots, lines
        String title = model.substring(0, 1).toUpperCase(Locale.ROOT) + model.substring(1);
        String tool = "[\"" + TOOLS.getOrDefault(model, "blpo") + "\",\"\"]";
        return new PenpaPage("square", grid, "combi", tool, points, drawing).text(false, title, "", model);
    }

    private static void draw(String word, String cell, String model, JsonObject drawing) {
        if (model.equals("masyu")) {
            String circle = word.equals("o") ? "[1,\"circle_L\",1]" : "[2,\"circle_L\",1]";
            drawing.getAsJsonObject("symbol").add(cell, JsonParser.parseString(circle));
            return;
        }
        if (model.equals("yajilin")) {
            drawing.getAsJsonObject("surface").addProperty(cell, GRAY);
        }
        String number =
                word.replace("^", "_0").replace("<", "_1").replace(">", "_2").replace("v", "_3");
        if (!number.equals("x")) {
            drawing.getAsJsonObject("number").add(cell, PenpaPage.number(number, number.contains("_") ? "2" : "1"));
        }
    }
}
