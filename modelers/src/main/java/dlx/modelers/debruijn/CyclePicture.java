package dlx.modelers.debruijn;

import dlx.api.Area;
import dlx.api.Svg;
import dlx.modelers.grid.Ink;

/** A picture of the slots on a circle, clockwise from the first slot at the top. Givens have bold letters. */
final class CyclePicture {

    private static final double RADIUS = 0.4;

    /** Distance between the middles of two neighboring slots. */
    private static final double DISTANCE = 0.9;

    private static final String UNKNOWN = "#eeeeee";

    private CyclePicture() {}

    /** Returns the picture of letters and free slots. */
    static Svg draw(Cycle cycle, String row) {
        int m = cycle.size();
        double middle = radius(cycle) + RADIUS;
        Svg picture = new Svg(2 * middle, 2 * middle);
        for (int slot = 0; slot < m; slot++) {
            double x = x(cycle, slot);
            double y = y(cycle, slot);
            char letter = row.charAt(slot);
            if (letter == Cycle.FREE) {
                picture.circle(x, y, RADIUS, UNKNOWN);
            } else {
                picture.circle(x, y, RADIUS, Svg.color(cycle.letters().indexOf(letter)));
                boolean given = cycle.slots().charAt(slot) != Cycle.FREE;
                Ink.write(picture, given, x, y, 0.45, Ink.FOUND, String.valueOf(letter));
            }
        }
        return picture;
    }

    /** Returns the area of a slot, counted from 0. */
    static Area area(Cycle cycle, int slot) {
        return new Area(x(cycle, slot) - RADIUS, y(cycle, slot) - RADIUS, 2 * RADIUS, 2 * RADIUS);
    }

    private static double radius(Cycle cycle) {
        return Math.max(1, cycle.size() * DISTANCE / (2 * Math.PI));
    }

    private static double x(Cycle cycle, int slot) {
        return RADIUS + radius(cycle) * (1 + Math.sin(2 * Math.PI * slot / cycle.size()));
    }

    private static double y(Cycle cycle, int slot) {
        return RADIUS + radius(cycle) * (1 - Math.cos(2 * Math.PI * slot / cycle.size()));
    }
}
