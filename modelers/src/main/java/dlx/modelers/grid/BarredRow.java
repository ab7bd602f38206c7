package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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

    /**
     * A line.
     *
     * @param line with whose places the cells are told
     * @param text its characters, without the comment
     */
    BarredRow(Line line, String text) {
        this.line = line;
        this.text = text;
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || PastedRow.isBar(text.charAt(i))) {
                parts.add(new Part(from, i));
                from = i + 1;
            }
        }
    }

    /**
     * Whether no cell needs to be looked for among the blanks: what the parts show stands at the same places in each, and equally
     * far apart.
     *
     * @return {@code true} too where no bar is
     */
    boolean isRegular() {
        List<List<Integer>> places = inside().map(this::filled).distinct().toList();
        return places.isEmpty() || places.size() == 1 && isEven(places.get(0));
    }

    private static boolean isEven(List<Integer> places) {
        return IntStream.range(1, places.size())
                        .map(k -> places.get(k) - places.get(k - 1))
                        .distinct()
                        .count()
                <= 1;
    }

    /** The ways to see it, the likeliest first: each has a cell for each blank that may be one. */
    Stream<PastedRow> ways() {
        List<Part> inside = inside().toList();
        if (inside.isEmpty()) {
            return Stream.of();
        }
        Stream<Optional<PastedRow>> within =
                isOneEach() ? Stream.of(fields(inside), columns(inside)) : Stream.of(columns(inside), fields(inside));
        return Stream.concat(within, Stream.of(fields(parts), columns(parts), characters(inside)))
                .flatMap(Optional::stream);
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
            if (!PastedRow.isBlank(text.charAt(i))) {
                places.add(i - part.from);
            }
        }
        return places;
    }

    /** A cell per part. */
    private Optional<PastedRow> fields(List<Part> of) {
        List<Word> cells = new ArrayList<>();
        for (Part part : of) {
            Word cell = PastedRow.field(line, text, part.from, part.to);
            if (!cell.text().isEmpty() && !PastedRow.isCell(cell.text())) {
                return Optional.empty();
            }
            cells.add(cell);
        }
        return Optional.of(new PastedRow(cells, true));
    }

    /**
     * A cell at every other character, and as many in each part: as many as between two bars, for at an end blanks may have
     * got lost.
     */
    private Optional<PastedRow> columns(List<Part> of) {
        int width = width();
        if (width % 2 == 0) {
            return Optional.empty();
        }
        List<Word> cells = new ArrayList<>();
        for (Part part : of) {
            int begin = part.from == 0 ? -1 : part.from; // a blank follows a bar, and none begins the line
            boolean isWhole = part.to - begin == width || part.to == text.length() && part.to - begin < width;
            if (!isWhole || filled(part).stream().anyMatch(place -> (place + part.from - begin) % 2 == 0)) {
                return Optional.empty();
            }
            for (int at = begin + 1; at < begin + width; at += 2) {
                boolean isThere = at < part.to && !PastedRow.isBlank(text.charAt(at));
                cells.add(new Word(line, at + 1, isThere ? text.substring(at, at + 1) : ""));
            }
        }
        return Optional.of(new PastedRow(cells, true));
    }

    /** A cell per character, blanks too. */
    private Optional<PastedRow> characters(List<Part> of) {
        List<Word> cells = new ArrayList<>();
        for (Part part : of) {
            for (int at = part.from; at < part.to; at++) {
                char c = text.charAt(at);
                cells.add(new Word(line, at + 1, PastedRow.isBlank(c) ? "" : String.valueOf(c)));
            }
        }
        return Optional.of(new PastedRow(cells, false));
    }
}
