package dlx.formats.boards;

import dlx.api.WatchedText;
import dlx.formats.text.ForeignText;
import dlx.formats.text.PlainFormat;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Optional;

/**
 * Boards of 81 digits in formats that do not belong to a program. {@code .sdm} has a board in each line. {@code .ss}
 * and many web pages have nine lines, with bars between the boxes.
 */
public final class SudokuBoards implements PlainFormat {

    private static final String NAME = "sudoku boards";
    private static final String MODEL = "sudoku";

    @Override
    public Optional<ReadPuzzles> read(ForeignText text, Optional<String> model) {
        if (!model.orElse(MODEL).equals(MODEL)) {
            return Optional.empty();
        }
        List<String> lines = text.whole()
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
        boolean isBoardPerLine = !lines.isEmpty() && lines.stream().allMatch(SudokuBoards::isBoard);
        List<String> boards = isBoardPerLine ? lines : drawn(lines);
        return boards.isEmpty()
                ? Optional.empty()
                : Optional.of(new ReadPuzzles(NAME, MODEL, NineByNine.text(boards), List.of()));
    }

    private static boolean isBoard(String cells) {
        return NineByNine.problem(cells).isEmpty();
    }

    /**
     * Returns one board that is drawn in nine rows, with or without lines of bars; empty if the lines are not such a
     * drawing.
     */
    private static List<String> drawn(List<String> lines) {
        List<String> rows = lines.stream()
                .filter(line -> !WatchedText.matches("[-=+*|: ]+", line))
                .map(line -> WatchedText.replaceAll("[|:! ]", line, ""))
                .toList();
        String board = WatchedText.replaceAll("[xX_*]", String.join("", rows), ".");
        boolean isSquare = rows.size() == 9 && rows.stream().allMatch(row -> row.length() == 9);
        return isSquare && isBoard(board) ? List.of(board) : List.of();
    }
}
