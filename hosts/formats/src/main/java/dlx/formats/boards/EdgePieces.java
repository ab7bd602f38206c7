package dlx.formats.boards;

import dlx.formats.text.Field;
import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Boards of edge matching in the JSON of XCSP3's family Eternity: {@code {"n": 7, "m": 5, "pieces": [[0, 0, 1, 2],
 * ...]}} with n rows, m columns, and the colors of each piece clockwise, 0 for the border. Source: the model
 * {@code Eternity.py} of PyCSP3.
 */
public final class EdgePieces implements ForeignFormat {

    private static final String PROGRAM = "XCSP3";
    private static final int MOST_CELLS = 1024;
    private static final int MOST_COLORS = 61;

    @Override
    public Optional<ReadPuzzles> read(ForeignText text) {
        return text.text().startsWith("{")
                        && Stream.of("\"n\"", "\"m\"", "\"pieces\"").allMatch(text.text()::contains)
                ? Optional.of(puzzle(text, Field.parse(text, PROGRAM, text.text())))
                : Optional.empty();
    }

    private static ReadPuzzles puzzle(ForeignText text, Field data) {
        int rows = data.get("n").map(n -> n.number(1, MOST_CELLS)).orElse(0);
        int columns = data.get("m").map(m -> m.number(1, MOST_CELLS)).orElse(0);
        StringBuilder tiles = new StringBuilder(rows + " " + columns + '\n');
        List<Field> pieces = data.all("pieces");
        boolean hasBorder = false;
        for (Field piece : pieces) {
            List<Field> colors = piece.elements();
            if (colors.size() != 4) {
                throw piece.fault("four colors");
            }
            for (Field color : colors) {
                int number = color.number(0, MOST_COLORS);
                hasBorder |= number == 0;
                tiles.append(number).append(color == colors.get(3) ? '\n' : ' ');
            }
        }
        if (pieces.size() != rows * columns || !hasBorder) {
            String found = Phrases.count(pieces.size(), "piece") + (hasBorder ? "" : " without the color 0");
            throw text.fault(
                    PROGRAM,
                    "pieces: there are " + found + "; expected n * m = " + rows * columns + ", with 0 at the border");
        }
        return new ReadPuzzles(PROGRAM, "macmahon", tiles.toString(), List.of());
    }
}
