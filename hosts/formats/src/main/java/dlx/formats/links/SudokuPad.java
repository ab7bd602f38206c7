package dlx.formats.links;

import dlx.api.WatchedText;
import dlx.formats.sudoku.SudokuDraft;
import dlx.formats.text.Field;
import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Grids;
import dlx.formats.text.ReadPuzzles;
import dlx.formats.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads links of SudokuPad, whose puzzle has the format of f-puzzles ({@code fpuz}) or of SudokuPad ({@code scl}), and
 * the JSON of SudokuPad. That JSON writes cells as pairs of row and column from 0; {@link ZippedJson} describes its
 * shorter form in links.
 */
public final class SudokuPad implements ForeignFormat {

    private static final String PROGRAM = "SudokuPad";
    private static final Pattern LINK = Pattern.compile(
            "(?is)(?:https?://(?:[a-z]+\\.)?(?:sudokupad\\.app|crackingthecryptic\\.com|sudokupad\\.svencodes\\.com)/"
                    + "(?:sudoku/?)?(?:puzzle/)?(?:\\?(?:(?!puzzleid=)[^#&]*+&)*+puzzleid=)?|sudokupad://puzzle/)(.*+)");
    private static final Pattern PACKED = Pattern.compile("(?s)(fpuzzles|fpuz|sclzles|scl|ctc)([^?&#]*+).*+");

    private static final Map<String, String> DRAWINGS =
            Words.table("lines drawn line, arrows drawn arrow, underlays drawn shape, overlays drawn shape");

    @Override
    public Optional<ReadPuzzles> read(ForeignText text) {
        Matcher link = text.link(LINK);
        if (link.matches()) {
            return Optional.of(unpack(text, link.group(1)));
        }
        String json = text.text();
        boolean isPuzzle = json.startsWith("{") && json.contains("\"cells\"") && !json.contains("\"grid\"");
        return isPuzzle ? Optional.of(read(Field.parse(text, PROGRAM, json))) : Optional.empty();
    }

    private static ReadPuzzles unpack(ForeignText text, String id) {
        Matcher packed = WatchedText.matcher(PACKED, ForeignText.unescaped(id));
        if (!packed.matches()) {
            throw text.fault(
                    PROGRAM,
                    "'" + Words.plain(id)
                            + "' names a puzzle that only the site holds; expected a link in which scl or fpuz"
                            + " and the puzzle itself follow");
        }
        if (packed.group(1).startsWith("fpuz")) {
            return FPuzzles.unpack(text, PROGRAM, packed.group(2));
        }
        String json = FPuzzles.decompressed(text, PROGRAM, packed.group(2));
        return read(Field.parse(text, PROGRAM, ZippedJson.unquoted(json)));
    }

    private static ReadPuzzles read(Field puzzle) {
        Field grid = member(puzzle, "cells").orElseThrow(() -> puzzle.fault("a member cells"));
        List<Field> rows = grid.elements();
        int n = rows.size();
        if (n < SudokuDraft.LEAST || n > SudokuDraft.MOST) {
            throw puzzle.text()
                    .fault(
                            PROGRAM,
                            "cells has " + n + " rows; expected " + SudokuDraft.LEAST + " to " + SudokuDraft.MOST);
        }
        SudokuDraft draft = new SudokuDraft(n);
        for (int r = 0; r < n; r++) {
            readRow(rows.get(r), r, draft);
        }
        readRegions(puzzle, draft);
        StringBuilder rules = new StringBuilder();
        members(puzzle, "cages").forEach(cage -> rules.append(readCage(cage, draft)));
        for (Map.Entry<String, String> drawing : DRAWINGS.entrySet()) {
            draft.lose(members(puzzle, drawing.getKey()).size(), drawing.getValue());
        }
        puzzle.get("metadata")
                .flatMap(all -> all.get("rules"))
                .map(Field::string)
                .ifPresent(rules::append);
        String words = rules.toString();
        if (!words.isBlank()) {
            draft.remark("rules given only in words: " + Words.plain(words));
        }
        return draft.finish(puzzle.text(), PROGRAM);
    }

    private static void readRow(Field row, int r, SudokuDraft draft) {
        List<Field> cells = row.elements();
        int n = draft.size();
        if (cells.size() > n) {
            throw row.fault("a square board: " + n + " cells, and not " + cells.size());
        }
        for (int c = 0; c < cells.size(); c++) { // empty cells at the end of a row can be missing
            Optional<Field> value = member(cells.get(c), "value");
            if (value.isPresent()) {
                draft.givens[r][c] = value.get().number(1, n);
            }
        }
    }

    /** Reads the regions. In a puzzle without regions the rows are the regions, which adds nothing to its rules. */
    private static void readRegions(Field puzzle, SudokuDraft draft) {
        int n = draft.size();
        int[][] map = Grids.boxes(n, 1, n);
        List<Field> regions = members(puzzle, "regions");
        if (!regions.isEmpty()) {
            if (regions.size() != n) {
                throw puzzle.text().fault(PROGRAM, "regions has " + regions.size() + " of them; expected " + n);
            }
            Arrays.stream(map).forEach(row -> Arrays.fill(row, -1));
            for (int k = 0; k < n; k++) {
                for (int cell : cells(regions.get(k).elements(), n)) {
                    if (map[cell / n][cell % n] >= 0) {
                        throw puzzle.text()
                                .fault(PROGRAM, "regions: " + place(cell, n) + " is in two of them; expected one");
                    }
                    map[cell / n][cell % n] = k;
                }
            }
            for (int cell = 0; cell < n * n; cell++) {
                if (map[cell / n][cell % n] < 0) {
                    throw puzzle.text()
                            .fault(PROGRAM, "regions: " + place(cell, n) + " is in none of them; expected one");
                }
            }
        }
        draft.regions(map).ifPresent(problem -> {
            throw puzzle.text().fault(PROGRAM, "regions: " + problem);
        });
    }

    private static String place(int cell, int n) {
        return "r" + (cell / n + 1) + 'c' + (cell % n + 1);
    }

    /**
     * Reads a cage. A number is a sum if the cells must differ; a cage without a value only demands that they differ;
     * other cages are reported as lost. A cage without cells is a remark: returns the rules of the puzzle if the remark
     * contains them, else nothing.
     */
    private static String readCage(Field cage, SudokuDraft draft) {
        int[] cells = cells(members(cage, "cells"), draft.size());
        String value = member(cage, "value").map(Field::string).orElse("").strip();
        if (cells.length == 0) {
            return value.startsWith("rules:") ? value.substring("rules:".length()) + ' ' : "";
        }
        boolean differ = !cage.get("unique").isPresent() || cage.has("unique");
        if (WatchedText.matches("\\d{1,3}", value) && differ) {
            draft.cage(Integer.parseInt(value), cells);
        } else if (value.isEmpty() && cage.has("unique")) {
            draft.cage(0, cells);
        } else {
            draft.lose(1, "cage whose sum or rule is not read");
        }
        return "";
    }

    private static int[] cells(List<Field> places, int n) {
        List<Integer> cells = new ArrayList<>();
        for (Field place : places) {
            List<Field> pair = place.elements();
            if (pair.size() != 2) {
                throw place.fault("a row and a column");
            }
            cells.add(pair.get(0).number(0, n - 1) * n + pair.get(1).number(0, n - 1));
        }
        return cells.stream().mapToInt(cell -> cell).distinct().toArray();
    }

    private static Optional<Field> member(Field object, String name) {
        return object.get(name).or(() -> object.get(ZippedJson.shortName(name)));
    }

    private static List<Field> members(Field object, String name) {
        return member(object, name).map(Field::elements).orElse(List.of());
    }
}
