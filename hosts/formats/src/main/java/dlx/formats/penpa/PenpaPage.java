package dlx.formats.penpa;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.formats.text.Walls;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The text of a link that opens a drawing for solving. It has nineteen lines, in the order of maketext_solve in
 * class_p.js of penpa-edit.
 *
 * @param kind the kind of the grid
 * @param grid the styles of the grid's lines, corners and frame, as JSON
 * @param mode the mode in which the page opens
 * @param tool the tool of this mode, as JSON
 * @param points the points of the grid, which the board fills
 * @param drawing the drawing
 */
record PenpaPage(String kind, String grid, String mode, String tool, PenpaPoints points, JsonObject drawing) {

    private static final int CELL_SIZE = 38;
    private static final int THICK = 2;
    private static final int BLACK = 1;

    /** A drawing without any element, with short names. */
    private static final String NOTHING = "{zR:{z_:[]},zU:{z_:[]},z8:{z_:[]},zS:{},zN:{},z1:{},zY:{},zF:{},z2:{},zT:[],"
            + "z3:[],zD:[],z0:[],z5:[],zL:{},zE:{},zW:{},zC:{},z4:{},z6:[],z7:[]}";

    /** The tool of the mode combi while another mode is chosen. */
    private static final String TOOL = "[\"battleship\",\"\"]";

    /** Returns the text. */
    String text(boolean hasDiagonals, String title, String rules, String tag) {
        return String.join(
                "\n",
                header(hasDiagonals ? 1 : 0, title, rules),
                "[0,0,0,0]", // number of omitted rows and columns on each side of the board
                grid + "~\"" + mode + "\"~" + tool,
                PenpaCode.shortened(drawing.toString()),
                "", // the drawing of the solver
                cells(),
                "[]\n\n\"x\"\n\"x\"\n[3,1,4]", // without an answer to check
                PenpaCode.shortened("{\"qa\":\"pu_a\",\"grid\":" + grid + ",\"pu_q\":" + mode("surface", TOOL, 1, 2)
                        + ",\"pu_a\":" + mode(mode, mode.equals("combi") ? tool : TOOL, 2, 3) + '}'),
                "\"x\"\n0",
                NOTHING, // colors
                "x\n\n[\"" + tag + "\"]\nfalse");
    }

    private String header(int diagonal, String title, String rules) {
        return kind + ',' + points.columns() + ',' + points.rows() + ',' + CELL_SIZE + ",0,1,1,"
                + side(points.columns()) + ',' + side(points.rows()) + ',' + points.center() + ',' + points.center()
                + ',' + diagonal + ",0,0," + diagonal + ",Title: " + title + ",Author: ,," + rules.replace(",", "%2C")
                + ",OFF,false";
    }

    private static int side(int cells) {
        return (cells + 1) * CELL_SIZE;
    }

    /** Returns the cells of the board, each as the difference from the cell before. */
    private String cells() {
        int columns = points.columns();
        return IntStream.range(0, columns * points.rows())
                .map(cell -> cell == 0 ? points.cell(0, 0) : cell % columns > 0 ? 1 : points.width() - columns + 1)
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(",", "[", "]"));
    }

    /** Returns a drawing without any element. */
    static JsonObject empty() {
        return JsonParser.parseString(PenpaCode.expanded(NOTHING)).getAsJsonObject();
    }

    /** Returns the number of a cell, which has a style, or of a corner. */
    static JsonArray number(String number, String... style) {
        JsonArray value = new JsonArray();
        value.add(number);
        value.add(BLACK);
        Arrays.stream(style).forEach(value::add);
        return value;
    }

    /** Adds the thick lines between the regions of a board that fills the grid. */
    static void addBorders(JsonObject drawing, PenpaPoints points, int[][] regions) {
        JsonObject lines = drawing.getAsJsonObject("lineE");
        Walls walls = Walls.between(regions);
        int rows = points.rows();
        int columns = points.columns();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (column + 1 < columns && walls.right()[row * (columns - 1) + column]) {
                    lines.addProperty(points.corner(row, column + 1) + "," + points.corner(row + 1, column + 1), THICK);
                }
                if (row + 1 < rows && walls.below()[row * columns + column]) {
                    lines.addProperty(points.corner(row + 1, column) + "," + points.corner(row + 1, column + 1), THICK);
                }
            }
        }
    }

    /** Returns the tools of a mode. */
    private static String mode(String edited, String combi, int number, int line) {
        String lines = "\"line\":[\"1\",2],\"lineE\":[\"1\",2],\"wall\":[\"\",2]".replace("2", "" + line);
        return "{\"edit_mode\":\"" + edited + "\",\"surface\":[\"\",1]," + lines
                + ",\"cage\":[\"1\",10],\"number\":[\"1\"," + number
                + "],\"symbol\":[\"circle_L\",1],\"special\":[\"thermo\",\"\"],\"board\":[\"\",\"\"],\"move\":[\"1\",\"\"],\"combi\":"
                + combi + ",\"sudoku\":[\"1\"," + (number == 1 ? 1 : 9) + "]}";
    }
}
