package dlx.formats.boards;

import dlx.api.WatchedText;
import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Files of SadMan Sudoku (.sdk) and of SudoCue, which uses the same format.
 *
 * <p>Sections begin with their name in brackets. {@code [Puzzle]} has nine lines of nine cells, with a dot for a free
 * cell. {@code [State]} has the same board as far as it was solved. Other sections are ignored. Lines that start with
 * {@code '#'} and one of the letters ABCDLSU contain the author, the date and so on. SudoCue omits the name of the
 * section: a text without it must consist of such lines and nine lines of cells. Source: "File Formats" of sudocue.net.
 */
public final class SadMan implements ForeignFormat {

    private static final String PROGRAM = "SadMan Sudoku";
    private static final String PUZZLE = "[puzzle]";
    private static final String STATE = "[state]";

    /**
     * The pattern of a header. A lower-case letter after the first letter makes the line a comment, except after U,
     * which begins a URL.
     */
    private static final Pattern HEADER = Pattern.compile("#(?:[ABCDLS](?![a-z])|U).*");

    private static final Pattern SECTION = Pattern.compile("\\[[A-Za-z ]+]");
    private static final Pattern ROW = Pattern.compile("[.0-9]{9}");
    private static final int ROWS = 9;

    @Override
    public Optional<ReadPuzzles> read(ForeignText text) {
        List<String> lines = text.text()
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        boolean isNamed = lines.stream()
                .filter(line -> !line.startsWith("#"))
                .findFirst()
                .filter(PUZZLE::equalsIgnoreCase)
                .isPresent();
        if (isNamed) {
            return Optional.of(imported(text, section(lines, PUZZLE), section(lines, STATE)));
        }
        List<String> rows = lines.stream().filter(line -> !line.startsWith("#")).toList();
        boolean isCertain = lines.size() > rows.size()
                && rows.size() == ROWS
                && rows.stream().allMatch(row -> WatchedText.matcher(ROW, row).matches())
                && lines.stream()
                        .filter(line -> line.startsWith("#"))
                        .allMatch(line -> WatchedText.matcher(HEADER, line).matches());
        return isCertain ? Optional.of(imported(text, rows, List.of())) : Optional.empty();
    }

    /** Returns the lines of a section, without those that start with '#'; empty if the section is missing. */
    private static List<String> section(List<String> lines, String name) {
        List<String> section = new ArrayList<>();
        boolean isInside = false;
        for (String line : lines) {
            if (WatchedText.matcher(SECTION, line).matches()) {
                isInside = line.toLowerCase(Locale.ROOT).equals(name);
            } else if (isInside && !line.startsWith("#")) {
                section.add(line);
            }
        }
        return section;
    }

    private static ReadPuzzles imported(ForeignText text, List<String> rows, List<String> state) {
        String board = board(text, "[Puzzle]", rows);
        String solved = state.isEmpty() ? board : board(text, "[State]", state);
        int entered = (int) IntStream.range(0, NineByNine.CELLS)
                .filter(cell -> isFree(board.charAt(cell)) && !isFree(solved.charAt(cell)))
                .count();
        List<String> lost = Phrases.lost(entered, "digit that was entered", "digits that were entered");
        return new ReadPuzzles(PROGRAM, "sudoku", NineByNine.text(List.of(board)), lost);
    }

    private static String board(ForeignText text, String section, List<String> rows) {
        for (int row = 0; row < rows.size() && row < ROWS; row++) {
            if (!WatchedText.matcher(ROW, rows.get(row)).matches()) {
                throw text.fault(
                        PROGRAM,
                        section + ", row " + (row + 1) + ": it is " + Phrases.quoted(rows.get(row))
                                + "; expected nine cells: digits, '.' where one is free");
            }
        }
        if (rows.size() != ROWS) {
            throw text.fault(
                    PROGRAM, section + ": it has " + Phrases.count(rows.size(), "row", "rows") + "; expected 9");
        }
        return String.join("", rows);
    }

    private static boolean isFree(char cell) {
        return cell == '.' || cell == '0';
    }
}
