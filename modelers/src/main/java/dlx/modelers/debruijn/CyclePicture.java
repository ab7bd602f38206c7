package dlx.modelers.debruijn;

import dlx.api.Svg;

/** Draws the slots on a circle, the first on top and clockwise from there. Givens have bold letters. */
final class CyclePicture {

    private static final double RADIUS = 0.4;

    /** From the middle of one slot to that of the next. */
    private static final double DISTANCE = 0.9;

    private static final String UNKNOWN = "#eeeeee";

    private CyclePicture() {}

    /** Draws letters and free slots. */
    static Svg draw(Cycle cycle, String row) {
        int m = cycle.size();
        double radius = Math.max(1, m * DISTANCE / (2 * Math.PI));
        double middle = radius + RADIUS;
        Svg picture = new Svg(2 * middle, 2 * middle);
        for (int slot = 0; slot < m; slot++) {
            double angle = 2 * Math.PI * slot / m;
            double x = middle + radius * Math.sin(angle);
            double y = middle - radius * Math.cos(angle);
            char letter = row.charAt(slot);
            if (letter == Cycle.FREE) {
                picture.circle(x, y, RADIUS, UNKNOWN);
            } else {
                picture.circle(x, y, RADIUS, Svg.color(cycle.letters().indexOf(letter)));
                write(picture, x, y, cycle.slots().charAt(slot) != Cycle.FREE, letter);
            }
        }
        return picture;
    }

    private static void write(Svg picture, double x, double y, boolean given, char letter) {
        String word = String.valueOf(letter);
        if (given) {
            picture.boldWord(x, y, 0.45, "black", word);
        } else {
            picture.word(x, y, 0.45, "black", word);
        }
    }
}
