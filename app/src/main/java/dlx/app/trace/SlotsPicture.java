package dlx.app.trace;

import dlx.api.Svg;
import dlx.core.search.internal.SlotMatrix;
import dlx.core.search.internal.SlotMatrix.Column;
import dlx.core.search.internal.SlotMatrix.Slot;
import java.util.List;
import java.util.Optional;

/**
 * Draws the bit matrix of the engine {@code slots}: a column for each item, a row for each slot, and in each cell the
 * option and its bit. Changes since the previous picture are red.
 */
final class SlotsPicture {

    private static final double LEFT = 2.2;
    private static final double WIDTH = 1.4;
    private static final double HEIGHT = 1;
    private static final double BOLD = 0.4;
    private static final double SMALL = 0.3;
    private static final double THIN = 0.02;
    private static final double LEAST_WIDTH = 14;
    private static final String GRAY = "#999999";
    private static final String CHANGED = "#c00000";
    private static final List<String> LEGEND = List.of(
            "a cell of a slot: the bit, and the option that it stands for",
            "a row of cells: a word, one bit for each item; red: changed since the picture before");

    private final StepWords words;
    private Optional<SlotMatrix> before = Optional.empty();

    SlotsPicture(StepWords words) {
        this.words = words;
    }

    Svg draw(SlotMatrix matrix, Captions captions) {
        List<Column> columns = matrix.columns();
        int slots =
                columns.stream().mapToInt(column -> column.slots().size()).max().orElse(0);
        double top = captions.height() + 0.8;
        double bottom = top + HEIGHT * (slots + 1);
        double own = LEFT + WIDTH * columns.size();
        Svg svg = new Svg(Math.max(LEAST_WIDTH, own), bottom + 0.2 + 0.5 * LEGEND.size());
        double shift = (svg.width() - own) / 2;
        captions.draw(svg);
        svg.word(shift + LEFT / 2, top + HEIGHT / 2, BOLD, "black", "open");
        for (int k = 0; k < slots; k++) {
            svg.word(shift + LEFT / 2, top + HEIGHT * (k + 1.5), BOLD, "black", "slot " + k);
        }
        for (int c = 0; c < columns.size(); c++) {
            column(svg, columns.get(c), c, shift + LEFT + WIDTH * c, top);
        }
        grid(svg, shift + LEFT, top, columns.size(), slots + 1);
        for (int k = 0; k < LEGEND.size(); k++) {
            svg.word(svg.width() / 2, bottom + 0.4 + 0.5 * k, SMALL, "black", LEGEND.get(k));
        }
        before = Optional.of(matrix);
        return svg;
    }

    private void column(Svg svg, Column column, int c, double x, double top) {
        Optional<Column> was = before.map(matrix -> matrix.columns().get(c));
        svg.boldWord(x + WIDTH / 2, top - 0.3, BOLD, column.open() ? "black" : GRAY, words.head(column.item()));
        bit(svg, x, top, column.open(), was.isPresent() && was.get().open() != column.open(), "");
        for (int k = 0; k < column.slots().size(); k++) {
            Slot slot = column.slots().get(k);
            boolean changed = was.isPresent() && was.get().slots().get(k).left() != slot.left();
            bit(svg, x, top + HEIGHT * (k + 1), slot.left(), changed, "option " + (slot.option() + 1));
        }
    }

    private static void bit(Svg svg, double x, double y, boolean set, boolean changed, String what) {
        svg.box(x, y, WIDTH, HEIGHT, set ? "#d6e9f8" : "#eeeeee");
        String ink = changed ? CHANGED : set ? "black" : GRAY;
        double middle = x + WIDTH / 2;
        svg.boldWord(middle, y + (what.isEmpty() ? 0.5 : 0.35), BOLD, ink, set ? "1" : "0");
        svg.word(middle, y + 0.75, SMALL, ink, what);
    }

    private static void grid(Svg svg, double x, double y, int columns, int rows) {
        for (int c = 0; c <= columns; c++) {
            svg.line(x + WIDTH * c, y, x + WIDTH * c, y + HEIGHT * rows, THIN, GRAY);
        }
        for (int r = 0; r <= rows; r++) {
            svg.line(x, y + HEIGHT * r, x + WIDTH * columns, y + HEIGHT * r, THIN, GRAY);
        }
    }
}
