package dlx.modelers.langford;

import dlx.api.Area;
import dlx.api.Svg;
import dlx.modelers.langford.LangfordModel.Pair;
import java.util.List;

/**
 * Draws a row as boxes and joins the two copies of each number by a bracket. The bracket of a larger number is higher.
 * Givens are bold.
 */
final class RowPicture {

    /** Distance from one bracket to the next higher bracket, in cells. */
    private static final double STEP = 0.3;

    private static final double THICK = 0.12;

    private static final String GIVEN = "#c8c8c8";

    private RowPicture() {}

    static Svg draw(Row row, List<Pair> solution) {
        int slots = 2 * row.pairs();
        double top = STEP * (row.pairs() + 1);
        Svg picture = new Svg(slots, top + 1);
        for (int i = solution.size() - 1; i >= 0; i--) { // low brackets in front of high ones
            drawBracket(picture, solution.get(i), top, THICK + 0.06, "black");
            drawBracket(
                    picture, solution.get(i), top, THICK, color(solution.get(i).number()));
        }
        for (Pair pair : solution) {
            drawNumber(picture, row, pair.slot(), pair.number(), top);
            drawNumber(picture, row, pair.right(), pair.number(), top);
        }
        for (int edge = 0; edge <= slots; edge++) {
            picture.line(edge, top, edge, top + 1, 0.04, "black");
        }
        return picture.line(0, top, slots, top, 0.04, "black").line(0, top + 1, slots, top + 1, 0.04, "black");
    }

    /** Returns the area of a slot, which is counted from 1. */
    static Area slot(Row row, int slot) {
        return new Area(slot - 1, STEP * (row.pairs() + 1), 1, 1);
    }

    private static void drawBracket(Svg picture, Pair pair, double top, double width, String color) {
        double left = pair.slot() - 0.5;
        double right = pair.right() - 0.5;
        double height = top - STEP * pair.number();
        picture.line(left, top, left, height, width, color);
        picture.line(left, height, right, height, width, color);
        picture.line(right, height, right, top, width, color);
    }

    private static void drawNumber(Svg picture, Row row, int slot, int number, double top) {
        String word = Integer.toString(number);
        if (row.slots().get(slot - 1) == Row.FREE) {
            picture.box(slot - 1, top, 1, 1, color(number)).word(slot - 0.5, top + 0.5, 0.5, "black", word);
        } else {
            picture.box(slot - 1, top, 1, 1, GIVEN).boldWord(slot - 0.5, top + 0.5, 0.5, "black", word);
        }
    }

    private static String color(int number) {
        return Svg.color(number - 1);
    }
}
