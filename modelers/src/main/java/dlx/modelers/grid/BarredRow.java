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

    /** What stands between two bars, or between one and an end of the line. */
    private record Part(int from, int to) {}

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

    /** The ways to see rows, the likeliest first: each has a cell for each blank that may be one. */
    static List<Layout> layouts(List<Line> rows) {
        List<BarredRow> barred = rows.stream().map(BarredRow::new).toList();
        if (barred.stream().anyMatch(row -> row.parts.size() <= 2)) {
            return List.of();
        }
        Layout fields = layout(true, row -> row.fields(row.inside()));
        Layout columns = layout(true, row -> row.columns(row.inside()));
        boolean oneEach = barred.stream().allMatch(BarredRow::isOneEach);
        return List.of(
                oneEach ? fields : columns,
                oneEach ? columns : fields,
                layout(true, row -> row.fields(row.parts.stream())),
                layout(true, row -> row.columns(row.parts.stream())),
                layout(false, BarredRow::characters));
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
        return inside().mapToInt(part -> part.to - part.from).max().orElse(0);
    }

    /** The parts between two bars. */
    private Stream<Part> inside() {
        return parts.stream().limit(parts.size() - 1L).skip(1);
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
