package dlx.formats.penpa;

import dlx.api.WatchedText;
import dlx.formats.sudoku.SudokuDraft;
import dlx.formats.text.CellBoard;
import dlx.formats.text.Field;
import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import dlx.formats.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Links of Penpa+ ({@code #m=edit&p=} or {@code #m=solve&p=}) that contain a sudoku, or a puzzle with the tag of a
 * model in {@link CellBoard#MODELS}. {@link PenpaCode} decompresses them, {@link PenpaDrawing} or {@link PenpaCells}
 * reads the drawing.
 *
 * <p>Penpa+ has lines and digits, but not rules. A puzzle is a sudoku if the link names such a genre, or if its thick
 * lines make the regions of a sudoku and it has digits or cages. Other puzzles are rejected.
 */
public final class Penpa implements ForeignFormat {

    static final String PROGRAM = "Penpa+";

    private static final Pattern LINK = Pattern.compile("(?is)https?://[^/?#]++(/[^?#]*+)[?#](.*+)");
    private static final String FOLDER = "/penpa-edit/";

    /** Tags of sudokus, including sudokus with rules that the models do not support. */
    private static final Set<String> TAGS =
            Words.set("classic irregular alphabet arrow thermo tightfit evenodd consecutivepairs killer consecutive "
                    + "nonconsecutive outside");

    private static final Set<String> KNOWN = Set.of("classic", "irregular", "killer");

    /**
     * Indices of the lines that are read (DRAWING, CELLS, TAG_LINE) and of fields of the first line (RULES, FALLING,
     * RISING), from 0.
     */
    private static final int DRAWING = 3;

    private static final int CELLS = 5;
    private static final int TAG_LINE = 17;
    private static final int RULES = 18;
    private static final int FALLING = 11;
    private static final int RISING = 14;
    private static final int LARGEST = 100;

    @Override
    public Optional<ReadPuzzles> read(ForeignText text) {
        Matcher link = text.link(LINK);
        if (!link.matches() || !link.group(1).toLowerCase(Locale.ROOT).contains(FOLDER)) {
            return Optional.empty();
        }
        String code = ForeignText.member(link.group(2), "p")
                .orElseThrow(
                        () -> text.fault(PROGRAM, "the link does not have a p=; expected a link from Share there"));
        String drawn = PenpaCode.read(ForeignText.unescaped(code))
                .orElseThrow(() -> text.fault(
                        PROGRAM, "cannot decompress the link; expected all of the link, as the site has written it"));
        return Optional.of(read(text, drawn.split("\n", -1)));
    }

    private static ReadPuzzles read(ForeignText text, String... lines) {
        String[] header = lines[0].split(",", -1);
        if (WatchedText.matches("\\d+", header[0])) {
            throw text.fault(PROGRAM, "the link is of an old version; expected one that the site has written again");
        }
        boolean isSudoku = header[0].equals("sudoku");
        if (!isSudoku && !header[0].equals("square")) {
            throw text.fault(
                    PROGRAM, "the grid is " + Phrases.quoted(header[0]) + "; expected \"sudoku\" or \"square\"");
        }
        if (lines.length <= CELLS) {
            throw text.fault(PROGRAM, "the text has " + lines.length + " lines; expected " + (CELLS + 1) + " or more");
        }
        List<String> tags = tags(text, lines);
        Optional<String> model =
                tags.stream().filter(CellBoard.MODELS::contains).findFirst();
        List<String> others = tags.stream().filter(tag -> !TAGS.contains(tag)).toList();
        if (model.isEmpty() && !others.isEmpty() && others.size() == tags.size()) {
            throw text.fault(
                    PROGRAM,
                    "genre: " + Phrases.quoted(others.get(0)) + " is not read here; expected a sudoku, "
                            + String.join(", ", CellBoard.MODELS));
        }
        PenpaPoints points = new PenpaPoints(number(text, header, 1, "columns"), number(text, header, 2, "rows"));
        Field drawing = Field.parse(text, PROGRAM, PenpaCode.expanded(lines[DRAWING]));
        PenpaBoard board = PenpaBoard.of(points, drawing, cells(text, lines[CELLS]));
        String rules = field(header, RULES).replace("%2D", "\n").replace("%2C", ",");
        rules = rules.replace("%2E", "&").replace("%2F", "=");
        if (model.isPresent()) {
            return new PenpaCells(model.get(), board).read(tags, rules);
        }
        boolean isFalling = isSudoku && field(header, FALLING).equals("1");
        boolean isRising = isSudoku && field(header, RISING).equals("1");
        SudokuDraft draft = new PenpaDrawing(board).read(!isSudoku && tags.isEmpty(), isFalling, isRising);
        tags.stream()
                .filter(tag -> !KNOWN.contains(tag))
                .forEach(tag -> draft.remark("the rules of the genre " + Words.plain(tag)));
        draft.words(rules);
        return draft.finish(text, PROGRAM);
    }

    /** Returns the tags of the genre that the author has chosen; empty if the link does not have tags. */
    private static List<String> tags(ForeignText text, String... lines) {
        boolean hasTags = lines.length > TAG_LINE && lines[TAG_LINE].startsWith("[");
        String tags = hasTags ? PenpaCode.expanded(lines[TAG_LINE]) : "[]";
        List<Field> genres =
                Field.parse(text, PROGRAM, "{\"genre\":" + tags + '}').all("genre");
        return genres.stream().map(Field::string).toList();
    }

    /**
     * Returns the cells of the board as numbers of {@link PenpaPoints}. The line contains the differences between
     * successive cells.
     */
    private static int[] cells(ForeignText text, String line) {
        int most = 2 * LARGEST * LARGEST;
        List<Field> steps =
                Field.parse(text, PROGRAM, "{\"cells\":" + line + '}').all("cells");
        int[] cells = steps.stream().mapToInt(step -> step.number(-most, most)).toArray();
        for (int k = 1; k < cells.length; k++) {
            cells[k] += cells[k - 1];
        }
        return cells;
    }

    private static int number(ForeignText text, String[] header, int at, String what) {
        String word = field(header, at);
        int number = WatchedText.matches("\\d{1,3}", word) ? Integer.parseInt(word) : 0;
        if (number < 1 || number > LARGEST) {
            throw text.fault(PROGRAM, what + ": it is " + Phrases.quoted(word) + "; expected 1 to " + LARGEST);
        }
        return number;
    }

    private static String field(String[] header, int at) {
        return at < header.length ? header[at] : "";
    }
}
