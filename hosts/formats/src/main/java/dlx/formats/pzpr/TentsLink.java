package dlx.formats.pzpr;

import dlx.api.WatchedText;
import dlx.formats.text.CellBoard;
import dlx.formats.text.ModelText;
import dlx.formats.text.Phrases;
import dlx.formats.text.WrittenLink;
import java.util.ArrayList;
import java.util.List;

/** Writes tents links of puzz.link, as {@link PzprTents} reads them. */
final class TentsLink {

    private static final int LARGEST = 100;

    private TentsLink() {}

    static WrittenLink write(ModelText text) {
        List<String> lines = text.lines();
        List<String> above = List.of(lines.get(0).split("\\s+"));
        List<List<String>> rows =
                lines.subList(1, lines.size()).stream().map(TentsLink::row).toList();
        int width = above.size();
        if (rows.isEmpty() || rows.size() > LARGEST || rows.stream().anyMatch(row -> row.size() != width + 1)) {
            throw text.fault("the lawn is not numbers above, then rows with a number at the left; expected at most "
                    + LARGEST + " rows");
        }
        List<String> counts = new ArrayList<>(above);
        rows.forEach(row -> counts.add(row.get(0)));
        counts.replaceAll(word -> count(word, text));
        List<String> lawn = new ArrayList<>();
        rows.forEach(row -> lawn.addAll(row.subList(1, width + 1)));
        int given = (int) lawn.stream().filter(List.of("A", "x")::contains).count();
        lawn.replaceAll(cell -> cell.equals("T") ? cell : CellBoard.FREE);
        List<String> lost = Phrases.lost(
                given, "cell that is given as a tent or as none", "cells that are given as tents or as none");
        String body = PzprWords.NUMBERS.encode(counts) + new PzprCells("tents").encode(lawn);
        return PzprText.link("tents", width, rows.size(), body, lost);
    }

    /** Returns the number at the left, then the cells, which may be written without blanks. */
    private static List<String> row(String line) {
        List<String> words = List.of(line.split("\\s+"));
        return words.size() == 2 && words.get(1).length() > 1
                ? List.of((words.get(0) + " " + WatchedText.replaceAll("(.)", words.get(1), "$1 ")).split("\\s+"))
                : words;
    }

    private static String count(String word, ModelText text) {
        if (word.equals(".") || word.equals("?")) {
            return CellBoard.FREE;
        }
        if (!WatchedText.matches("[0-9]{1,2}", word)) {
            throw text.fault(Phrases.quoted(word) + " is not a number of tents; expected 0 to 99, or '.'");
        }
        return String.valueOf(Integer.parseInt(word));
    }
}
