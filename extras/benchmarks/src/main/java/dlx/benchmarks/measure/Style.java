package dlx.benchmarks.measure;

import dlx.api.Svg;

/** How a contestant looks in all pictures. The colors are those of Okabe and Ito. */
enum Style {
    YARDSTICK("#000000") {
        @Override
        void mark(Svg svg, double x, double y) {
            outline(svg, x, y, -SIZE, -SIZE, SIZE, SIZE);
            outline(svg, x, y, -SIZE, SIZE, SIZE, -SIZE);
        }
    },
    LINKS("#0072b2") {
        @Override
        void mark(Svg svg, double x, double y) {
            svg.circle(x, y, SIZE, color());
        }
    },
    SLOTS("#d55e00") {
        @Override
        void mark(Svg svg, double x, double y) {
            svg.box(x - SIZE, y - SIZE, 2 * SIZE, 2 * SIZE, color());
        }
    },
    MASKS("#009e73") {
        @Override
        void mark(Svg svg, double x, double y) {
            outline(svg, x, y, 0, -1.2 * SIZE, 1.2 * SIZE, SIZE, -1.2 * SIZE, SIZE, 0, -1.2 * SIZE);
        }
    },
    MEMO("#cc79a7") {
        @Override
        void mark(Svg svg, double x, double y) {
            double r = 1.3 * SIZE;
            outline(svg, x, y, 0, -r, r, 0, 0, r, -r, 0, 0, -r);
        }
    },
    PRICES("#56b4e9") {
        @Override
        void mark(Svg svg, double x, double y) {
            outline(svg, x, y, 0, 1.2 * SIZE, 1.2 * SIZE, -SIZE, -1.2 * SIZE, -SIZE, 0, 1.2 * SIZE);
        }
    },
    OTHER("#e69f00") {
        @Override
        void mark(Svg svg, double x, double y) {
            outline(svg, x, y, -SIZE, 0, SIZE, 0);
            outline(svg, x, y, 0, -SIZE, 0, SIZE);
        }
    };

    /** Half the width of a marker, in cells. */
    private static final double SIZE = 0.15;

    private final String color;

    Style(String color) {
        this.color = color;
    }

    /** By the first word of its name. */
    static Style of(String name) {
        for (Style style : values()) {
            if (name.split("\\W")[0].equalsIgnoreCase(style.name())) {
                return style;
            }
        }
        return OTHER;
    }

    String color() {
        return color;
    }

    /** Draws the marker around a place. */
    abstract void mark(Svg svg, double x, double y);

    /** Lines from corner to corner, which are given as x and y from the middle. */
    void outline(Svg svg, double x, double y, double... corners) {
        for (int i = 2; i < corners.length; i += 2) {
            svg.line(x + corners[i - 2], y + corners[i - 1], x + corners[i], y + corners[i + 1], 0.06, color);
        }
    }
}
