package dlx.formats.boards;

import dlx.api.WatchedText;
import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Lines of the library of HoDoKu, the solver of Bernhard Hobiger, with a board each. Blank lines and lines that start
 * with {@code '#'} are comments.
 *
 * <p>A line is {@code :TECHNIQUE:DIGITS:CELLS:CANDIDATES:ELIMINATIONS:COMMENT}. A cell is a dot, a given digit, or a
 * plus and a digit that was set. The candidates, three digits each, have been eliminated from the board. The fields
 * behind them describe the step that the board shows, not the puzzle. Source: {@code getSudoku} of the class
 * {@code Sudoku2}.
 */
public final class HoDoKu implements ForeignFormat {

    private static final String PROGRAM = "HoDoKu";
    private static final String EXPECTED =
            "; expected 81 cells: digits, '.' or 0 where one is free, \"+\" before a set digit";
    private static final Pattern START = Pattern.compile(":\\d{4}[^:\\s]*:[^:\\s]*:");
    private static final int FIELDS = 7;
    private static final int CELLS = 3;
    private static final int CANDIDATES = 4;

    @Override
    public Optional<ReadPuzzles> read(ForeignText text) {
        List<String> lines = text.text().lines().map(String::strip).toList();
        Optional<String> first = lines.stream().filter(line -> !isComment(line)).findFirst();
        if (first.filter(line -> WatchedText.matcher(START, line).lookingAt()).isEmpty()) {
            return Optional.empty();
        }
        List<String> boards = new ArrayList<>();
        int set = 0;
        int eliminated = 0;
        for (int k = 0; k < lines.size(); k++) {
            String line = lines.get(k);
            if (isComment(line)) {
                continue;
            }
            String where = "line " + (k + 1);
            if (!WatchedText.matcher(START, line).lookingAt()) {
                throw text.fault(
                        PROGRAM,
                        where + ": " + Phrases.quoted(line)
                                + " is not a line of a HoDoKu library; expected :0000:x:CELLS:::");
            }
            String[] fields = line.split(":", FIELDS);
            String board = givens(text, where, fields[CELLS]);
            boards.add(board);
            set += (int)
                    fields[CELLS].chars().filter(character -> character == '+').count();
            eliminated += fields.length > CANDIDATES ? candidates(text, where, fields[CANDIDATES]) : 0;
        }
        return Optional.of(new ReadPuzzles(PROGRAM, "sudoku", NineByNine.text(boards), lost(set, eliminated)));
    }

    private static boolean isComment(String line) {
        return line.isEmpty() || line.startsWith("#");
    }

    /** Returns the 81 cells of a field, with a dot for each digit that was set. */
    private static String givens(ForeignText text, String where, String cells) {
        StringBuilder board = new StringBuilder();
        for (int at = 0; at < cells.length(); at++) {
            boolean isSet = cells.charAt(at) == '+';
            char cell = isSet && at + 1 < cells.length() ? cells.charAt(++at) : cells.charAt(at);
            if (!NineByNine.isCell(cell) || isSet && (cell == '.' || cell == '0')) {
                throw text.fault(
                        PROGRAM,
                        where + ", cells: " + Phrases.quoted(cell) + " at place " + (at + 1) + " is not a cell"
                                + EXPECTED);
            }
            board.append(isSet ? '.' : cell);
        }
        if (board.length() != NineByNine.CELLS) {
            throw text.fault(PROGRAM, where + ": it has " + Phrases.count(board.length(), "cell", "cells") + EXPECTED);
        }
        return board.toString();
    }

    /** Returns the number of candidates in a field. A candidate is a digit, its row and its column. */
    private static int candidates(ForeignText text, String where, String field) {
        if (field.isBlank()) {
            return 0;
        }
        String[] candidates = field.strip().split("\\s+");
        for (String candidate : candidates) {
            if (!WatchedText.matches("[1-9]{3}", candidate)) {
                throw text.fault(
                        PROGRAM,
                        where + ", candidates: " + Phrases.quoted(candidate)
                                + " is not a candidate; expected a digit, its row and its column: 314");
            }
        }
        return candidates.length;
    }

    private static List<String> lost(int set, int eliminated) {
        List<String> lost = new ArrayList<>(Phrases.lost(set, "digit that was set", "digits that were set"));
        lost.addAll(Phrases.lost(eliminated, "candidate that was eliminated", "candidates that were eliminated"));
        return lost;
    }
}
