package dlx.formats.links;

import dlx.api.WatchedText;
import dlx.formats.sudoku.SudokuDraft;
import dlx.formats.text.Cells;
import dlx.formats.text.Field;
import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.ReadPuzzles;
import dlx.formats.text.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Links of f-puzzles with {@code load=}, and their JSON. Cells are objects with {@code value}, {@code given} and
 * {@code region}. Constraints are lists or booleans under their names, with cells written {@code R1C1}.
 */
public final class FPuzzles implements ForeignFormat {

    private static final String PROGRAM = "f-puzzles";
    private static final Pattern LINK =
            Pattern.compile("(?is)https?://(?:www\\.)?f-puzzles\\.com/[^?]*+\\?([^#]*+).*+");
    private static final Pattern CELL = Pattern.compile("(?i)R(\\d{1,2})C(\\d{1,2})");

    /**
     * Maximum number of members, because each unknown member is reported as lost; f-puzzles has fewer than a hundred.
     */
    private static final int MOST_RULES = 500;

    /** Names of members that do not constrain a solution. */
    private static final Set<String> SILENT =
            Words.set("size title author ruleset solution grid text line circle rectangle cage highlightConflicts "
                    + "successMessage disabledlogic truecandidatesoptions");

    /** Names of members that the models support and that are read separately. */
    private static final Set<String> KNOWN =
            Set.of("killercage", "extraregion", "diagonal+", "diagonal-", "disjointgroups");

    /** Drawings, whose meaning is only in the rules in words, with the noun for one of them. */
    private static final Map<String, String> DRAWINGS =
            Words.table("line drawn line, circle drawn circle, rectangle drawn rectangle, cage drawn cage, text text "
                    + "on the board");

    @Override
    public Optional<ReadPuzzles> read(ForeignText text) {
        Matcher link = text.link(LINK);
        if (link.matches()) {
            Optional<String> load = ForeignText.member(link.group(1), "load");
            if (load.isEmpty() && ForeignText.member(link.group(1), "id").isPresent()) {
                throw text.fault(
                        PROGRAM,
                        "id names a puzzle that only the site holds; expected a link with load=, from Export there");
            }
            return load.map(packed -> unpack(text, PROGRAM, ForeignText.unescaped(packed)));
        }
        if (text.text().startsWith("{") && text.text().contains("\"grid\"")) {
            return Optional.of(read(Field.parse(text, PROGRAM, text.text())));
        }
        return Optional.empty();
    }

    /** Reads the compressed puzzle in a link of a program that supports the format of f-puzzles. */
    static ReadPuzzles unpack(ForeignText text, String program, String compressed) {
        return read(Field.parse(text, program, decompressed(text, program, compressed)));
    }

    /** Returns the text that a link has in a compressed form. */
    static String decompressed(ForeignText text, String program, String compressed) {
        return LzString.decompress(compressed)
                .orElseThrow(() -> text.fault(
                        program, "cannot decompress the link; expected all of the link, as the site has written it"));
    }

    private static ReadPuzzles read(Field puzzle) {
        List<Field> rows = puzzle.all("grid");
        int n = puzzle.get("size")
                .map(size -> size.number(SudokuDraft.LEAST, SudokuDraft.MOST))
                .orElse(rows.size());
        if (rows.size() != n || n < SudokuDraft.LEAST || n > SudokuDraft.MOST) {
            throw puzzle.text()
                    .fault(
                            puzzle.program(),
                            "grid has " + rows.size() + " rows; expected as many as size says, from "
                                    + SudokuDraft.LEAST + " to " + SudokuDraft.MOST);
        }
        if (puzzle.names().size() > MOST_RULES) {
            throw puzzle.text()
                    .fault(
                            puzzle.program(),
                            "the puzzle has " + puzzle.names().size() + " members; expected at most " + MOST_RULES);
        }
        SudokuDraft draft = new SudokuDraft(n);
        readCells(rows, draft);
        puzzle.all("killercage").forEach(cage -> readCage(cage, draft));
        puzzle.all("extraregion").forEach(region -> draft.extraRegion(cells(region, n)));
        readRules(puzzle, draft);
        return draft.finish(puzzle.text(), puzzle.program());
    }

    private static void readCells(List<Field> rows, SudokuDraft draft) {
        int n = draft.size();
        int[][] regions = draft.boxes();
        int entered = 0;
        int marked = 0;
        for (int r = 0; r < n; r++) {
            List<Field> row = rows.get(r).elements();
            if (row.size() != n) {
                throw rows.get(r).fault(n + " cells, and not " + row.size());
            }
            for (int c = 0; c < n; c++) {
                Field cell = row.get(c);
                Optional<Field> value = cell.get("value");
                if (value.isPresent() && cell.has("given")) {
                    draft.givens[r][c] = value.get().number(1, n);
                } else if (value.isPresent()) {
                    entered++;
                }
                marked += cell.get("givenPencilMarks").isPresent() ? 1 : 0;
                if (cell.names().contains("region")) { // null for a cell without a region
                    Field region = cell.get("region").orElseThrow(() -> cell.fault("cells that are all in a region"));
                    regions[r][c] = region.number(0, n - 1);
                }
            }
        }
        draft.lose(entered, "entered value beside the givens");
        draft.lose(marked, "cell with given pencil marks");
        draft.regions(regions).ifPresent(problem -> {
            throw rows.get(0).text().fault(rows.get(0).program(), "grid: " + problem);
        });
    }

    private static void readCage(Field cage, SudokuDraft draft) {
        int[] cells = cells(cage, draft.size());
        String sum = cage.get("value").map(Field::string).orElse("").strip();
        if (WatchedText.matches("\\d{1,3}", sum)) {
            draft.cage(Integer.parseInt(sum), cells);
        } else {
            draft.cage(0, cells);
            draft.lose(sum.isEmpty() ? 0 : 1, "cage sum without a number");
        }
    }

    private static void readRules(Field puzzle, SudokuDraft draft) {
        draft.diagonals(puzzle.has("diagonal-"), puzzle.has("diagonal+"));
        if (puzzle.has("disjointgroups")) {
            draft.rule("disjoint");
        }
        for (String name : puzzle.names()) {
            Field member = puzzle.get(name).orElse(puzzle);
            boolean isList = member.value().isJsonArray();
            if (DRAWINGS.containsKey(name) && isList) {
                draft.lose(member.elements().size(), DRAWINGS.get(name));
            } else if (!SILENT.contains(name) && !KNOWN.contains(name)) {
                if (isList) {
                    draft.lose(member.elements().size(), Words.plain(name) + " constraint");
                } else if (puzzle.has(name)) {
                    draft.remark("the rule " + Words.plain(name));
                }
            }
        }
        puzzle.get("ruleset").map(Field::string).ifPresent(draft::words);
    }

    /** Returns the cells of a constraint, each once, as row * n + column from 0. */
    private static int[] cells(Field constraint, int n) {
        return constraint.all("cells").stream()
                .mapToInt(cell -> Cells.named(WatchedText.matcher(CELL, cell.string()), n)
                        .orElseThrow(() -> cell.fault("a cell from R1C1 to R" + n + 'C' + n)))
                .distinct()
                .toArray();
    }
}
