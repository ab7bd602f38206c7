package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A line that bars cut into parts, in which blanks may be empty cells: {@code | 5 | 3 |   |}, {@code | 5 3   |   7   |}
 * or {@code |53 | 7 |}.
 */
final class BarredRow {

    /**
     * A part of a row between two bars, or between a bar and an end of the line.
     *
     * @param from index of its first character, from 0
     * @param to index after its last character
     */
    private record Part(int from, int to) {

        int width() {
            return to - from;
        }
    }

    /** Maximum width of a part that is one cell: a digit with a blank on each side. */
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
     * Returns true if blanks cannot be empty cells, because the parts of all rows have their characters at equal
     * places, with equal distances.
     *
     * @return true also for rows without bars
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
     * Returns the possible layouts of rows, from the most to the least likely. Each has a cell for each blank that may
     * be empty. A bar at an end of the rows is a border if nothing follows it.
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

    /**
     * Returns the possible numbers of border parts, which are not cells, at an end of the rows. It is 0 if the end has
     * characters of cells in some row. Otherwise it is 1, or also 0 if the end is as wide as the widest part.
     */
    private static List<Integer> borders(List<BarredRow> rows, Function<BarredRow, Part> end) {
        if (rows.stream().anyMatch(row -> row.shows(end.apply(row)))) {
            return List.of(0);
        }
        boolean mayBeCells = rows.stream().anyMatch(row -> end.apply(row).width() == row.width());
        return mayBeCells ? List.of(1, 0) : List.of(1);
    }

    /**
     * Returns true if a part contains characters of cells. A point after a row that begins with a bar, as in LaTeX,
     * does not count.
     */
    private boolean shows(Part part) {
        String shown = text.substring(part.from, part.to).strip();
        return shown.chars().anyMatch(c -> !Glyphs.isBetween((char) c))
                && !(shown.equals(".") && parts.get(0).width() == 0);
    }

    private static Layout layout(boolean spaced, Function<BarredRow, List<Word>> cut) {
        return new Layout(spaced, line -> cut.apply(new BarredRow(line)));
    }

    /**
     * Returns true if each part looks like one cell: it is narrow, or each part contains one character at an equal
     * place.
     */
    private boolean isOneEach() {
        List<List<Integer>> places = inside().map(this::filled)
                .filter(filled -> !filled.isEmpty())
                .distinct()
                .toList();
        return width() <= WIDEST_CELL || places.size() == 1 && places.get(0).size() == 1;
    }

    /** Returns the width of the widest part between two bars; 0 without such a part. */
    private int width() {
        return inside().mapToInt(Part::width).max().orElse(0);
    }

    /** Returns the parts between two bars. */
    private Stream<Part> inside() {
        return parts(1, 1);
    }

    /** Returns the parts without the first {@code begin} and the last {@code end}. */
    private Stream<Part> parts(int begin, int end) {
        return parts.stream().limit((long) parts.size() - end).skip(begin);
    }

    /** Returns the indices of the characters of a part that are not blank, counted from its bar. */
    private List<Integer> filled(Part part) {
        return IntStream.range(0, part.to - part.from)
                .filter(place -> !Glyphs.isBlank(text.charAt(part.from + place)))
                .boxed()
                .toList();
    }

    /** Returns one cell per part. */
    private List<Word> fields(Stream<Part> of) {
        List<Word> cells =
                of.map(part -> Layout.field(line, part.from, part.to)).toList();
        return cells.stream().allMatch(cell -> cell.text().isEmpty() || Layout.isCell(cell.text())) ? cells : List.of();
    }

    /**
     * Returns a cell at every other character. Each part has as many cells as a part between two bars, because blanks
     * at an end of the line may be lost.
     */
    private List<Word> columns(Stream<Part> of) {
        int width = width();
        if (width % 2 == 0) {
            return List.of();
        }
        List<Word> cells = new ArrayList<>();
        for (Part part : of.toList()) {
            int begin = part.from == 0 ? -1 : part.from; // a blank follows a bar, but does not begin the line
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

    /** Returns a cell per character between two bars, including blanks. */
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
