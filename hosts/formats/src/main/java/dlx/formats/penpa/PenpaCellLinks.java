package dlx.formats.penpa;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dlx.formats.text.CellBoard;
import dlx.formats.text.ModelText;
import dlx.formats.text.Rooms;
import java.util.Locale;

/** Writes the drawings of loops and areas, as Penpa+ draws the puzzles of puzz.link. */
final class PenpaCellLinks {

    /** The style of numbers with an arrow. */
    static final String WITH_ARROW = "2";

    /** The arrows of numbers, in the order of their codes. */
    static final String ARROWS = "^<>v";

    /** The styles of circles of masyu; their values count from 1. */
    static final String CIRCLES = "o#";

    private static final int GRAY = 3;

    private PenpaCellLinks() {}

    /** Returns the text of a link. */
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
                add(drawing, model, "" + points.cell(cell / board.width(), cell % board.width()), word);
            }
        }
        String tool = switch (model) {
            case "slitherlink" -> "edgex";
            case "masyu", "yajilin", "numberlink" -> "linex";
            default -> "blpo"; // black cells and points
        };
        String grid = model.equals("slitherlink") ? "[\"3\",\"1\",\"2\"]" : "[\"1\",\"2\",\"1\"]"; // dots, lines
        String title = model.substring(0, 1).toUpperCase(Locale.ROOT) + model.substring(1);
        return new PenpaPage("square", grid, "combi", "[\"" + tool + "\",\"\"]", points, drawing)
                .text(false, title, "", model);
    }

    private static void add(JsonObject drawing, String model, String cell, String word) {
        JsonObject numbers = drawing.getAsJsonObject("number");
        if (model.equals("masyu")) {
            JsonArray circle = new JsonArray();
            circle.add(1 + CIRCLES.indexOf(word));
            circle.add("circle_L");
            circle.add(1);
            drawing.getAsJsonObject("symbol").add(cell, circle);
        } else if (model.equals("yajilin")) {
            drawing.getAsJsonObject("surface").addProperty(cell, GRAY);
            if (word.length() > 1) {
                int end = word.length() - 1;
                String arrow = word.substring(0, end) + '_' + ARROWS.indexOf(word.charAt(end));
                numbers.add(cell, PenpaPage.number(arrow, WITH_ARROW));
            }
        } else {
            numbers.add(cell, PenpaPage.number(word, "1"));
        }
    }
}
