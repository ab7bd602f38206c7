package dlx.formats.pzpr;

import dlx.api.WatchedText;
import dlx.formats.sudoku.SudokuDraft;
import dlx.formats.sudoku.SudokuTexts;
import dlx.formats.text.CellBoard;
import dlx.formats.text.ModelText;
import dlx.formats.text.NotTakenException;
import dlx.formats.text.Phrases;
import dlx.formats.text.Rooms;
import dlx.formats.text.WrittenLink;
import java.util.Arrays;
import java.util.List;

/** Writes links of puzz.link, as {@link PuzzLink} reads them. */
public final class PzprLinks {

    private static final int LARGEST = 100;
    private static final int LARGEST_NUMBER = 99;
    private static final int WITHOUT_NUMBERS = 9;

    private PzprLinks() {}

    public static WrittenLink write(ModelText text) {
        if (text.lines().isEmpty() && !CellBoard.MODELS.contains(text.model())) {
            throw text.fault("the text is empty; expected a puzzle");
        }
        return switch (text.model()) {
            case "sudoku" -> sudoku(text);
            case "fillomino" -> fillomino(text);
            case "tents" -> TentsLink.write(text);
            case "kakuro" -> KakuroLink.write(text);
            case "star-battle" -> starBattle(text);
            case CellBoard.HEYAWAKE -> PzprHeyawake.write(text);
            case "yajilin" -> new PzprCells("yajilin").write("yajilin/b", text); // draws clues on gray
            default -> new PzprCells(text.model()).write(text.model(), text);
        };
    }

    private static WrittenLink sudoku(ModelText text) {
        SudokuDraft draft = SudokuTexts.read(text, SudokuDraft.MOST);
        int n = draft.size();
        if (!PzprSudoku.SIZES.contains(n)) {
            throw new NotTakenException("the board is " + n + 'x' + n + "; expected 4x4, 6x6, 9x9, 16x16 or 25x25");
        }
        if (!draft.hasBoxes()) {
            throw new NotTakenException(
                    "the boxes are not those that it has; expected the usual ones, without --set box");
        }
        return PzprText.link("sudoku", n, n, PzprText.numbers(draft.givens), List.of());
    }

    private static WrittenLink fillomino(ModelText text) {
        List<List<String>> rows = text.lines().stream().map(ModelText::cells).toList();
        int width = text.width(rows, LARGEST);
        int[][] board = text.values(rows, LARGEST_NUMBER);
        int greatest = Arrays.stream(board).flatMapToInt(Arrays::stream).max().orElse(0);
        int most = setting(text, "largest", greatest == 0 ? WITHOUT_NUMBERS : greatest);
        String lost = "that a region without a number has at most " + Phrases.count(most, "cell", "cells");
        boolean isLost = most < width * rows.size();
        return PzprText.link(
                "fillomino", width, rows.size(), PzprText.numbers(board), isLost ? List.of(lost) : List.of());
    }

    private static int setting(ModelText text, String name, int usual) {
        String setting = text.settings().getOrDefault(name, "");
        return WatchedText.matches("[0-9]{1,2}", setting) ? Integer.parseInt(setting) : usual;
    }

    private static WrittenLink starBattle(ModelText text) {
        List<String> lines = text.lines();
        boolean hasHeader = WatchedText.matches("[0-9]{1,2}\\s++stars?.*+", lines.get(0));
        int stars = hasHeader ? Integer.parseInt(lines.get(0).split("\\s+")[0]) : setting(text, "stars", 1);
        List<String> rows = lines.subList(hasHeader ? 1 : 0, lines.size());
        if (rows.isEmpty()
                || hasHeader && lines.get(0).contains("no regions")
                || WatchedText.matches("[0-9]{1,3}", rows.get(0))) {
            throw new NotTakenException("the star battle does not have regions; expected one with a map");
        }
        int n = ModelText.cells(rows.get(0)).size();
        boolean hasBoard = rows.size() == 2 * n;
        int[][] regions = text.regions(text.square(rows, hasBoard ? n : 0, n, "the map"));
        Rooms.check(regions);
        String board = String.join("", rows.subList(0, hasBoard ? n : 0));
        int given = (int) board.chars().filter(cell -> cell == '*').count();
        List<String> lost = Phrases.lost(given, "star that is given", "stars that are given");
        return PzprText.link("starbattle", n, n, stars + "/" + PzprText.borders(regions), lost);
    }
}
