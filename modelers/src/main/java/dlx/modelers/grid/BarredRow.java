package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A line that bars cut into parts, where blanks may be empty cells: {@code | 5 | 3 |   |}, {@code | 5 3   |   7   |} or
 * {@code |53 | 7 |}.
 */
final class BarredRow {

    /** A part of a row between two bars, or between one and an end of the line. */
    private record Part(int from, int to) {

        int width() {
            return to - from;
        }
    }

    /** A digit with a blank on each side. */
    private static final int WIDEST_CELL = 3;

    private final Line line;
    private final String text;
    private final List<Part> parts = new ArrayList<>();

    private BarredRow(Line line) {
        this.line = line;
        this.text = line.text();
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || Glyphs.isBar(text.charAt(i))) {
                parts.add(new Part(from, i));
                from = i + 1;
            }
        }
    }

    /**
     * Whether no cell needs to be looked for among the blanks: what the parts of all rows show stands at the same places in each,
     * and equally far apart.
     *
     * @return {@code true} too where no bar is
     */
    static boolean areRegular(List<Line> rows) {
        Set<List<Integer>> places = rows.stream()
                .map(BarredRow::new)
                .flatMap(row -> row.inside().map(row::filled))
                .collect(Collectors.toSet());
        return places.isEmpty()
                || places.size() == 1 && isEven(places.iterator().next());
    }

    private static boolean isEven(List<Integer> places) {
        for (int k = 2; k < places.size(); k++) {
            if (places.get(k) - places.get(k - 1) != places.get(1) - places.get(0)) {
                return false;
            }
        }
        return true;
    }

    /**
     * The ways to see rows, the likeliest first: each has a cell for each blank that may be one. A bar at an end of the rows
     * is a border where nothing stands after it.
     */
    static List<Layout> layouts(List<Line> rows) {
        List<BarredRow> barred = rows.stream().map(BarredRow::new).toList();
        if (barred.stream().anyMatch(row -> row.parts.size() <= 2)) {
            return List.of();
        }
        boolean oneEach = barred.stream().allMatch(BarredRow::isOneEach);
        List<Integer> begins = borders(barred, row -> row.parts.get(0));
        List<Integer> ends = borders(barred, row -> row.parts.get(row.parts.size() - 1));
        List<Layout> all = new ArrayList<>();
        for (int begin : begins) {
            for (int end : ends) {
                Layout fields = layout(true, row -> row.fields(row.parts(begin, end)));
                Layout columns = layout(true, row -> row.columns(row.parts(begin, end)));
                all.addAll(oneEach ? List.of(fields, columns) : List.of(columns, fields));
            }
        }
        boolean framed = begins.contains(1) && ends.contains(1);
        all.addAll(framed ? List.of(layout(false, BarredRow::characters)) : List.of());
        return all;
    }

    /** How many parts at an end of the rows are no cells: one where nothing shows, and none where it might all the same. */
    private static List<Integer> borders(List<BarredRow> rows, Function<BarredRow, Part> end) {
        if (rows.stream().anyMatch(row -> row.shows(end.apply(row)))) {
            return List.of(0);
        }
        boolean mayBeCells = rows.stream().anyMatch(row -> end.apply(row).width() == row.width());
        return mayBeCells ? List.of(1, 0) : List.of(1);
    }

    /** Whether a part is neither empty nor what stands around a row, as the point of LaTeX after one that begins with a bar. */
    private boolean shows(Part part) {
        String shown = text.substring(part.from, part.to).strip();
        return shown.chars().anyMatch(c -> !Glyphs.isBetween((char) c))
                && !(shown.equals(".") && parts.get(0).width() == 0);
    }

    private static Layout layout(boolean spaced, Function<BarredRow, List<Word>> cut) {
        return new Layout(spaced, line -> cut.apply(new BarredRow(line)));
    }

    /** Whether a part looks like a cell: it is narrow, or each shows one character, at the same place. */
    private boolean isOneEach() {
        List<List<Integer>> places = inside().map(this::filled)
                .filter(filled -> !filled.isEmpty())
                .distinct()
                .toList();
        return width() <= WIDEST_CELL || places.size() == 1 && places.get(0).size() == 1;
    }

    /** Of the widest part between two bars. */
    private int width() {
        return inside().mapToInt(Part::width).max().orElse(0);
    }

    /** The parts between two bars. */
    private Stream<Part> inside() {
        return parts(1, 1);
    }

    /** The parts but so many at each end. */
    private Stream<Part> parts(int begin, int end) {
        return parts.stream().limit((long) parts.size() - end).skip(begin);
    }

    /** Where in a part something stands, from its bar on. */
    private List<Integer> filled(Part part) {
        List<Integer> places = new ArrayList<>();
        for (int i = part.from; i < part.to; i++) {
            if (!Glyphs.isBlank(text.charAt(i))) {
                places.add(i - part.from);
            }
        }
        return places;
    }

    /** A cell per part. */
    private List<Word> fields(Stream<Part> of) {
        List<Word> cells =
                of.map(part -> Layout.field(line, part.from, part.to)).toList();
        return cells.stream().allMatch(cell -> cell.text().isEmpty() || Layout.isCell(cell.text())) ? cells : List.of();
    }

    /**
     * A cell at every other character, and as many in each part: as many as between two bars, for at an end blanks may have
     * got lost.
     */
    private List<Word> columns(Stream<Part> of) {
        int width = width();
        if (width % 2 == 0) {
            return List.of();
        }
        List<Word> cells = new ArrayList<>();
        for (Part part : of.toList()) {
            int begin = part.from == 0 ? -1 : part.from; // a blank follows a bar, and none begins the line
            boolean isWhole = part.to - begin == width || part.to == text.length() && part.to - begin < width;
            if (!isWhole || filled(part).stream().anyMatch(place -> (place + part.from - begin) % 2 == 0)) {
                return List.of();
            }
            for (int at = begin + 1; at < begin + width; at += 2) {
                boolean isThere = at < part.to && !Glyphs.isBlank(text.charAt(at));
                cells.add(new Word(line, at + 1, isThere ? text.substring(at, at + 1) : ""));
            }
        }
        return cells;
    }

    /** A cell per character between two bars, blanks too. */
    private List<Word> characters() {
        List<Word> cells = new ArrayList<>();
        for (Part part : inside().toList()) {
            for (int at = part.from; at < part.to; at++) {
                char c = text.charAt(at);
                cells.add(new Word(line, at + 1, Glyphs.isBlank(c) ? "" : String.valueOf(c)));
            }
        }
        return cells;
    }
}
