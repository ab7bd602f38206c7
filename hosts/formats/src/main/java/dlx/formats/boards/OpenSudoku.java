package dlx.formats.boards;

import dlx.api.WatchedText;
import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import dlx.formats.text.Xml;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Files of OpenSudoku, a game for telephones: XML with a {@code <game data="...">} per board. Version 3 of the files
 * calls the attribute {@code cells_data}.
 *
 * <p>The data of a new game are 81 digits, 0 for a free cell. The data of a saved game are {@code version: N}, a line
 * end, and fields with a bar behind each. The fields of a cell are its value, notes, and last 1 if the player may
 * change the cell, else 0. Versions 1 to 3 have three fields per cell, version 4 has four, version 5 five. Source: the
 * classes {@code SudokuBoard} and {@code ExportTask} of OpenSudoku.
 */
public final class OpenSudoku implements ForeignFormat {

    private static final String PROGRAM = "OpenSudoku";
    private static final String EXPECTED = "; expected 81 digits, 0 where a cell is free";
    private static final Pattern VERSIONED = Pattern.compile("version: ([1-5])\\s++(\\S*+)\\s*+");

    /** Number of fields of a cell, indexed by the version of the data. */
    private static final int[] FIELDS = {0, 3, 3, 3, 4, 5};

    @Override
    public Optional<ReadPuzzles> read(ForeignText text) {
        List<String> games = new ArrayList<>();
        boolean isRead = Xml.read(text, PROGRAM, "opensudoku", "<game data=\"...\"/>", (element, reader) -> {
            if (element.equals("game")) {
                games.add(Xml.attribute(reader, "data", Xml.attribute(reader, "cells_data", "")));
            }
        });
        return isRead ? Optional.of(imported(text, games)) : Optional.empty();
    }

    private static ReadPuzzles imported(ForeignText text, List<String> games) {
        if (games.isEmpty()) {
            throw text.fault(PROGRAM, "game: missing; expected <game data=\"...\"/> at least once");
        }
        List<String> boards = new ArrayList<>();
        int entered = 0;
        for (String data : games) {
            String where = "game " + (boards.size() + 1);
            Matcher versioned = WatchedText.matcher(VERSIONED, data);
            if (versioned.matches()) {
                int fields = FIELDS[Integer.parseInt(versioned.group(1))];
                StringBuilder board = new StringBuilder();
                entered += givens(text, where, versioned.group(2), fields, board);
                boards.add(board.toString());
            } else {
                String problem = NineByNine.problem(data);
                if (!problem.isEmpty()) {
                    throw text.fault(PROGRAM, where + ": " + problem + EXPECTED);
                }
                boards.add(data);
            }
        }
        List<String> lost = Phrases.lost(entered, "digit that was entered", "digits that were entered");
        return new ReadPuzzles(PROGRAM, "sudoku", NineByNine.text(boards), lost);
    }

    /**
     * Adds the cells of a saved game to a board, without the digits that the player entered. Returns the number of
     * these digits.
     */
    private static int givens(ForeignText text, String where, String cells, int fields, StringBuilder board) {
        StringTokenizer tokens = new StringTokenizer(cells, "|"); // version 2 may have two bars after its notes
        int count = tokens.countTokens();
        if (count != fields * NineByNine.CELLS) {
            throw text.fault(
                    PROGRAM, where + ": it has " + count + " fields; expected " + fields + " for each of 81 cells");
        }
        int entered = 0;
        for (int cell = 1; cell <= NineByNine.CELLS; cell++) {
            String value = tokens.nextToken();
            String last = value;
            for (int field = 1; field < fields; field++) {
                last = tokens.nextToken();
            }
            if (!WatchedText.matches("[0-9]", value) || !WatchedText.matches("[01]", last)) {
                throw text.fault(
                        PROGRAM,
                        where + ", cell " + cell + ": it begins with " + Phrases.quoted(value) + " and ends with "
                                + Phrases.quoted(last) + "; expected a digit, and 0 or 1");
            }
            boolean isEntered = last.equals("1") && !value.equals("0");
            entered += isEntered ? 1 : 0;
            board.append(isEntered ? "." : value);
        }
        return entered;
    }
}
