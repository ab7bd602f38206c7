package dlx.formats.boards;

import dlx.api.WatchedText;
import dlx.formats.text.Field;
import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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
        List<List<Integer>> pieces = data.all("pieces").stream()
                .map(piece -> piece.elements().stream()
                        .map(color -> color.number(0, MOST_COLORS))
                        .toList())
                .toList();
        if (pieces.size() != rows * columns
                || pieces.stream().anyMatch(piece -> piece.size() != 4)
                || pieces.stream().noneMatch(piece -> piece.contains(0))) {
            throw text.fault(
                    PROGRAM,
                    "pieces: there are " + pieces.size() + "; expected n * m = " + rows * columns
                            + " of four colors each, 0 at the border");
        }
        String tiles = pieces.stream()
                .map(piece -> WatchedText.replaceAll("[\\[\\],]", piece.toString(), "") + '\n')
                .collect(Collectors.joining("", rows + " " + columns + '\n', ""));
        return new ReadPuzzles(PROGRAM, "macmahon", tiles, List.of());
    }
}
