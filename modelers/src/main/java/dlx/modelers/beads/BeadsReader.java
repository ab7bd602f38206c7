package dlx.modelers.beads;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.modelers.grid.LinesWithinBoard;
import dlx.modelers.packing.Cell;
import dlx.modelers.packing.Drawing;
import dlx.modelers.packing.DrawnSign;
import dlx.modelers.packing.Packing;
import dlx.modelers.packing.PlacedPieces;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A reader of triangles of ten rows. */
final class BeadsReader {

    private BeadsReader() {}

    static Packing read(PuzzleText text) {
        List<DrawnSign> beads = new ArrayList<>();
        for (int row = 0; row < Beads.ROWS; row++) {
            addRow(LinesWithinBoard.next(text, "the board", "row " + (row + 1) + " of " + Beads.ROWS), row, beads);
        }
        Optional<Line> after = text.look().filter(BeadsReader::isRow);
        after.ifPresent(line -> {
            throw line.error(1, "the board has " + Beads.ROWS + " rows already; expected a blank line after it");
        });
        return new Packing(Beads.PIECES, Beads.EMPTY.board(), PlacedPieces.of(Beads.PIECES, beads));
    }

    private static boolean isRow(Line line) {
        return !line.isBlank() && !line.startsWith('#');
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
                throw line.error(
                        i + 1,
                        "the row continues here; expected " + PuzzleText.counted(row + 1, "hole") + " in row "
                                + (row + 1));
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
            throw line.error(
                    line.text().length() + 1,
                    "the row has " + PuzzleText.counted(holes, "hole") + "; expected "
                            + PuzzleText.counted(row + 1, "hole"));
        }
    }
}
