package dlx.formats.sudoku;

import dlx.api.WatchedText;
import dlx.formats.text.Cells;
import dlx.formats.text.Grids;
import dlx.formats.text.ModelText;
import dlx.formats.text.NotTakenException;
import dlx.formats.text.Phrases;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads the texts of the sudoku models, as the models write them. */
public final class SudokuTexts {

    /** The ids of the sudoku models. */
    public static final List<String> MODELS = List.of("sudoku", "jigsaw", "killer", "sudoku-variants");

    private static final Pattern BOX = Pattern.compile("([2-6])x([2-6])");
    private static final Pattern PLACE = Pattern.compile("r(\\d{1,2})c(\\d{1,2})");
    private static final String REGIONS = "regions";
    private static final String CAGE = "cage";

    private final ModelText text;
    private final List<String> lines;

    private SudokuTexts(ModelText text) {
        this.text = text;
        this.lines = text.lines();
    }

    /**
     * Returns the puzzle of a text.
     *
     * @param most maximum number of rows in a link of the program
     * @throws NotTakenException if the puzzle has more rows
     */
    public static SudokuDraft read(ModelText text, int most) {
        SudokuTexts reader = new SudokuTexts(text);
        if (reader.lines.isEmpty()) {
            throw text.fault("the text is empty; expected a puzzle");
        }
        return switch (text.model()) {
            case "sudoku" -> reader.plain(reader.lines, most);
            case "jigsaw" -> reader.jigsaw(reader.lines, most);
            case "killer" -> reader.killer(most);
            default -> reader.variant(most);
        };
    }

    private SudokuDraft plain(List<String> rows, int most) {
        int cells = rows.stream().mapToInt(line -> ModelText.cells(line).size()).sum();
        SudokuDraft draft = draft((int) Math.round(Math.sqrt(cells)), most);
        board(draft, rows);
        return boxed(draft);
    }

    /** Fills in the board, whose cells are in rows or all in one line. */
    private void board(SudokuDraft draft, List<String> rows) {
        int n = draft.size();
        List<String> cells =
                rows.stream().flatMap(row -> ModelText.cells(row).stream()).toList();
        if (cells.size() != n * n) {
            throw text.fault("the board has " + cells.size() + " cells; expected " + n * n);
        }
        List<List<String>> all = IntStream.range(0, n)
                .mapToObj(row -> cells.subList(row * n, (row + 1) * n))
                .toList();
        int[][] values = text.values(all, n);
        for (int row = 0; row < n; row++) {
            draft.givens[row] = values[row];
        }
    }

    private SudokuDraft jigsaw(List<String> rows, int most) {
        int n = rows.size() / 2;
        SudokuDraft draft = draft(n, most);
        board(draft, text.square(rows, 0, n, "the board"));
        int[][] regions = text.regions(text.square(rows, n, n, "the map"));
        if (Arrays.stream(regions).flatMapToInt(Arrays::stream).anyMatch(region -> region < 0)) {
            throw text.fault("a cell of the map is in no region; expected regions that cover the board");
        }
        if (rows.size() != 2 * n || ModelText.cellsOfRegions(regions).size() != n) {
            throw text.fault("the map has " + ModelText.cellsOfRegions(regions).size() + " regions; expected " + n);
        }
        draft.regions(regions).ifPresent(problem -> {
            throw text.fault("the map: " + problem);
        });
        return draft;
    }

    private SudokuDraft killer(int most) {
        int n = ModelText.cells(lines.get(0)).size();
        SudokuDraft draft = boxed(draft(n, most));
        int sums = 0;
        while (sums < lines.size() && lines.get(sums).indexOf('=') < 0) {
            sums++;
        }
        if (sums == 2 * n) {
            board(draft, text.square(lines, 0, n, "the board"));
        }
        List<List<String>> map = text.square(lines, sums == 2 * n ? n : 0, n, "the map").stream()
                .map(ModelText::cells)
                .toList();
        List<String> names = ModelText.names(map);
        List<int[]> cells = ModelText.cellsOfRegions(
                text.regions(map.stream().map(row -> String.join(" ", row)).toList()));
        for (String line : lines.subList(sums, lines.size())) {
            for (String word : line.split("\\s+")) {
                addCage(draft, word, names, cells);
            }
        }
        return draft;
    }

    /** Adds a cage, written as its name or cells, and its sum or values. */
    private void addCage(SudokuDraft draft, String word, List<String> names, List<int[]> cells) {
        int is = word.indexOf('=');
        String name = word.substring(0, Math.max(0, is));
        String[] values = word.substring(is + 1).split("\\+");
        if (is < 1 || Arrays.stream(values).anyMatch(value -> !WatchedText.matches("\\d{1,4}", value))) {
            throw text.fault(Phrases.quoted(word) + " is not a sum; expected name=sum");
        }
        int known = names.indexOf(name);
        int[] cage = known >= 0 ? cells.get(known) : places(draft.size(), name);
        draft.cage(Arrays.stream(values).mapToInt(Integer::parseInt).sum(), cage);
        draft.lose(values.length > 1 ? 1 : 0, "known cage filling");
    }

    private int[] places(int n, String name) {
        return Arrays.stream(name.split("\\+"))
                .mapToInt(place -> Cells.named(WatchedText.matcher(PLACE, place), n)
                        .orElseThrow(() -> text.fault(
                                Phrases.quoted(name) + " is not a cage; expected a name of the map, or cells")))
                .toArray();
    }

    private SudokuDraft variant(int most) {
        List<String> rules = new ArrayList<>();
        List<String> cages = new ArrayList<>();
        List<int[]> extra = new ArrayList<>();
        int at = 0;
        while (at < lines.size() && WatchedText.matches("[a-z][a-z -]*(r[0-9].*)?", lines.get(at))) {
            List<String> words = List.of(lines.get(at++).split("\\s+"));
            int cage = words.contains(CAGE) ? words.indexOf(CAGE) : words.size();
            cages.addAll(words.subList(Math.min(cage + 1, words.size()), words.size()));
            words = words.subList(0, cage);
            rules.addAll(words);
            if (words.contains(REGIONS) && at < lines.size()) {
                int n = ModelText.cells(lines.get(at)).size();
                extra.addAll(ModelText.cellsOfRegions(text.regions(text.square(lines, at, n, "the map"))));
                at += n;
            }
        }
        List<String> board = lines.subList(at, lines.size());
        boolean isJigsaw = rules.contains("jigsaw");
        SudokuDraft draft = isJigsaw ? jigsaw(board, most) : plain(board, most);
        rules.forEach(rule -> addRule(draft, rule));
        extra.forEach(draft::extraRegion);
        for (String cage : cages) {
            if (cage.indexOf('=') >= 0) {
                addCage(draft, cage, List.of(), List.of());
            } else {
                draft.cage(0, places(draft.size(), cage));
            }
        }
        return draft;
    }

    private void addRule(SudokuDraft draft, String rule) {
        int n = draft.size();
        int[][] boxes = draft.regions();
        switch (rule) {
            case REGIONS, "jigsaw" -> {} // their maps define the regions
            case "diagonal", "disjoint" -> draft.rule(rule);
            case "windoku" -> windows(draft);
            case "center-dot" ->
                draft.extraRegion(IntStream.range(0, n * n)
                        .filter(cell -> placeInBox(boxes, cell, n) == n / 2)
                        .toArray());
            case "asterisk" -> draft.extraRegion(13, 20, 24, 37, 40, 43, 56, 60, 67);
            default -> throw text.fault(Phrases.quoted(rule) + " is not a rule; expected one of sudoku-variants");
        }
    }

    /** Returns the number of cells of the same box before a cell. */
    private static int placeInBox(int[][] boxes, int cell, int n) {
        return (int) IntStream.range(0, cell)
                .filter(before -> boxes[before / n][before % n] == boxes[cell / n][cell % n])
                .count();
    }

    /** Adds the boxes of a windoku, with one row or column between any two and around all. */
    private static void windows(SudokuDraft draft) {
        int n = draft.size();
        int side = (int) Math.round(Math.sqrt(n));
        for (int top = 1; top + side < n; top += side + 1) {
            for (int left = 1; left + side < n; left += side + 1) {
                int first = top * n + left;
                draft.extraRegion(IntStream.range(0, n)
                        .map(k -> first + k / side * n + k % side)
                        .toArray());
            }
        }
    }

    private SudokuDraft draft(int n, int most) {
        if (n > most) {
            throw new NotTakenException("the board has " + n + " rows; expected " + SudokuDraft.LEAST + " to " + most);
        }
        if (n < SudokuDraft.LEAST) {
            throw text.fault("the board has " + n + " rows; expected " + SudokuDraft.LEAST + " or more");
        }
        return new SudokuDraft(n);
    }

    /** Sets the boxes of the setting {@code box}, if the puzzle has it. */
    private SudokuDraft boxed(SudokuDraft draft) {
        Optional.ofNullable(text.settings().get("box"))
                .map(box -> WatchedText.matcher(BOX, box))
                .ifPresent(box -> {
                    int rows = box.matches() ? Integer.parseInt(box.group(1)) : 0;
                    int columns = rows > 0 ? Integer.parseInt(box.group(2)) : 0;
                    if (rows * columns != draft.size()) {
                        throw text.fault("the setting box is "
                                + Phrases.quoted(text.settings().get("box")) + "; expected rows x columns with "
                                + draft.size() + " cells");
                    }
                    draft.regions(Grids.boxes(draft.size(), rows, columns)).ifPresent(problem -> {
                        throw text.fault("the setting box: " + problem);
                    });
                });
        return draft;
    }
}
