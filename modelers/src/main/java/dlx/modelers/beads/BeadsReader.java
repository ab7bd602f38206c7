package dlx.modelers.beads;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.modelers.packing.Cell;
import dlx.modelers.packing.Drawing;
import dlx.modelers.packing.DrawnSign;
import dlx.modelers.packing.Packing;
import dlx.modelers.packing.PlacedPieces;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a triangle of ten rows. */
final class BeadsReader {

    private BeadsReader() {}

    static Packing read(PuzzleText text) {
        List<DrawnSign> beads = new ArrayList<>();
        for (int row = 0; row < Beads.ROWS; row++) {
            addRow(nextRow(text, row + 1), row, beads);
        }
        Optional<Line> after = text.look().filter(BeadsReader::isRow);
        after.ifPresent(line -> {
            throw line.error(1, "the board has " + Beads.ROWS + " rows already; expected a blank line after it");
        });
        return new Packing(Beads.PIECES, Beads.EMPTY.board(), PlacedPieces.of(Beads.PIECES, beads));
    }

    /** Skips the rows left of a board that was refused. */
    static boolean skipRest(PuzzleText text) {
        text.skipWhile(line -> !line.isBlank());
        return true;
    }

    private static boolean isRow(Line line) {
        return !line.isBlank() && !line.startsWith('#');
    }

    private static Line nextRow(PuzzleText text, int number) {
        String expected = "row " + number + " of " + Beads.ROWS;
        text.skipWhile(line -> line.startsWith('#'));
        Line line = text.look().orElseThrow(() -> text.endOfText(expected));
        if (line.isBlank()) {
            throw line.error(1, "the board ends here; expected " + expected);
        }
        return text.next(expected);
    }

    private static void addRow(Line line, int row, List<DrawnSign> beads) {
        int holes = 0;
        for (int i = 0; i < line.text().length(); i++) {
            char c = line.text().charAt(i);
            if (c == ' ' || c == '\t') {
                continue;
            }
            DrawnSign mark = new DrawnSign(Cell.flat(row, holes), c, line, i + 1);
            if (holes > row) {
                throw line.error(i + 1, "the row goes on here; expected " + holes(row + 1) + " in row " + (row + 1));
            }
            if (c != Drawing.FREE && (c < 'A' || c > 'L')) {
                throw mark.wrong("is not a hole", "'.' or a letter from A to L");
            }
            if (c != Drawing.FREE) {
                beads.add(mark);
            }
            holes++;
        }
        if (holes <= row) {
            throw line.error(line.text().length() + 1, "the row has " + holes(holes) + "; expected " + holes(row + 1));
        }
    }

    private static String holes(int count) {
        return count == 1 ? "1 hole" : count + " holes";
    }
}
