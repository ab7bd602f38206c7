package dlx.formats.boards;

import dlx.formats.text.Phrases;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Sudoku boards of 81 cells, as programs write them in one line. */
final class NineByNine {

    private static final int SIZE = 9;

    /** Number of cells of a board. */
    static final int CELLS = SIZE * SIZE;

    private NineByNine() {}

    /**
     * Writes boards as the model {@code sudoku} reads them: one board in nine lines, several boards in a line each.
     *
     * @param boards 81 cells each: a digit; 0 or a dot for a free cell
     */
    static String text(List<String> boards) {
        List<String> dotted =
                boards.stream().map(board -> board.replace('0', '.')).toList();
        List<String> lines = dotted.size() == 1 ? rows(dotted.get(0)) : dotted;
        return lines.stream().map(line -> line + '\n').collect(Collectors.joining());
    }

    private static List<String> rows(String board) {
        return IntStream.range(0, SIZE)
                .mapToObj(row -> board.substring(row * SIZE, (row + 1) * SIZE))
                .toList();
    }

    /** Returns true if a character is a cell: a digit or a dot. */
    static boolean isCell(char character) {
        return character >= '0' && character <= '9' || character == '.';
    }

    /** Describes why a text is not a board; empty if it is a board. */
    static String problem(String board) {
        for (int at = 0; at < board.length(); at++) {
            if (!isCell(board.charAt(at))) {
                return Phrases.quoted(board.charAt(at)) + " at place " + (at + 1) + " is not a cell";
            }
        }
        return board.length() == CELLS ? "" : "it has " + Phrases.count(board.length(), "cell", "cells");
    }
}
