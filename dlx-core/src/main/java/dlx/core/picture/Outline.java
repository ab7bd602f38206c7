package dlx.core.picture;

import dlx.api.Area;
import dlx.api.Svg;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** A frame around some areas of a picture, without lines between areas that share a whole side. */
final class Outline {

    /**
     * Style of a frame; the styles also differ without color. Lengths are in units of the picture: line width, distance
     * of the line from the edge, length and gap of dashes (gap 0: a solid line).
     */
    enum Style {
        /** The option of the step, or a given. */
        OPTION("#0072b2", 0.09, 0.09, 0, 0),
        /** A demand. */
        DEMAND("#d55e00", 0.07, 0.04, 0.16, 0.17),
        /** An option taken that excludes options of the demands. */
        BLOCKER("#009e73", 0.08, 0.17, 0, 0.15);

        private final String color;
        private final double width;
        private final double inside;
        private final double dash;
        private final double gap;

        Style(String color, double width, double inside, double dash, double gap) {
            this.color = color;
            this.width = width;
            this.inside = inside;
            this.dash = dash;
            this.gap = gap;
        }
    }

    /** A side of an area, from one corner to the other in clockwise direction: the inside is to its right. */
    private record Side(double x1, double y1, double x2, double y2) {
        Side back() {
            return new Side(x2, y2, x1, y1);
        }
    }

    private record Point(double x, double y) {}

    private final Map<Side, Area> sides = new LinkedHashMap<>();

    Outline(Collection<Area> areas) {
        for (Area a : areas) {
            double right = a.x() + a.width();
            double bottom = a.y() + a.height();
            add(a, a.x(), a.y(), right, a.y());
            add(a, right, a.y(), right, bottom);
            add(a, right, bottom, a.x(), bottom);
            add(a, a.x(), bottom, a.x(), a.y());
        }
    }

    private void add(Area area, double x1, double y1, double x2, double y2) {
        Side side = new Side(x1, y1, x2, y2);
        if (sides.remove(side.back()) == null) {
            sides.put(side, area);
        }
    }

    void draw(Svg svg, Style style) {
        sides.keySet().forEach(side -> draw(svg, side, style));
    }

    private void draw(Svg svg, Side side, Style style) {
        double length = Math.hypot(side.x2() - side.x1(), side.y2() - side.y1());
        double dx = (side.x2() - side.x1()) / length;
        double dy = (side.y2() - side.y1()) / length;
        double in = style.inside;
        double begin = shift(side.x1(), side.y1(), dx, dy, side, true) * in;
        double end = shift(side.x2(), side.y2(), dx, dy, side, false) * in;
        double x1 = side.x1() + begin * dx - in * dy;
        double y1 = side.y1() + begin * dy + in * dx;
        double x2 = side.x2() - end * dx - in * dy;
        double y2 = side.y2() - end * dy + in * dx;
        if (style.gap > 0) {
            svg.dashes(x1, y1, x2, y2, style.width, style.color, style.dash, style.gap);
        } else {
            svg.line(x1, y1, x2, y2, style.width, style.color);
        }
    }

    /**
     * Returns the cut of the line at an end, in multiples of the distance to the edge: 1 at a convex corner, -1 at a
     * concave corner, else 0.
     */
    private int shift(double x, double y, double dx, double dy, Side side, boolean atBegin) {
        Point corner = new Point(x, y);
        for (Side other : sides.keySet()) {
            Point near = atBegin ? new Point(other.x2(), other.y2()) : new Point(other.x1(), other.y1());
            if (other.equals(side) || !near.equals(corner)) {
                continue;
            }
            double ox = Math.signum(other.x2() - other.x1());
            double oy = Math.signum(other.y2() - other.y1());
            double turn = atBegin ? ox * dy - oy * dx : dx * oy - dy * ox; // positive for a right turn
            return turn > 0 ? 1 : turn < 0 ? -1 : 0;
        }
        return 1;
    }
}
