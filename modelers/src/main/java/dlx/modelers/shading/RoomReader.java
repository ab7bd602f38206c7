package dlx.modelers.shading;

import dlx.api.Component;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.api.WordGrid;
import dlx.modelers.grid.BoardAhead;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a board of rooms, and the lines with their numbers below it. */
final class RoomReader {

    private static final char SIGN = '=';

    private RoomReader() {}

    static ShadedBoard read(PuzzleText text) {
        int rows = BoardAhead.rows(text, line -> !line.isBlank() && line.text().indexOf(SIGN) < 0);
        int columns = text.look().map(line -> line.words().size()).orElse(0);
        WordGrid cells = text.words("a row of the board", Math.max(rows, 1), columns);
        List<String> rooms =
                BoardAhead.words(cells, "[0-9A-Za-z]{1,3}", "the label of a room, one to three letters or digits");
        checkPieces(cells, new ShadedBoard(columns, rooms, Map.of()));
        return new ShadedBoard(columns, rooms, counts(text, rooms));
    }

    private static void checkPieces(WordGrid cells, ShadedBoard rooms) {
        rooms.byWord().forEach((room, all) -> {
            List<Component<Shade>> pieces = Component.of(all, rooms::neighbors);
            if (pieces.size() > 1) {
                Shade cell = pieces.get(1).things().iterator().next();
                throw cells.at(cell.row(), cell.column())
                        .wrong("is a room in several pieces", "this cell beside another of the room");
            }
        });
    }

    private static Map<String, Integer> counts(PuzzleText text, List<String> rooms) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        while (text.look().filter(line -> !line.isBlank()).isPresent()) {
            for (Word word : text.next("numbers of rooms").words()) {
                List<Word> parts = word.parts(SIGN);
                if (parts.size() != 2 || !rooms.contains(parts.get(0).text())) {
                    throw word.wrong("is not the number of a room", "as A=2 for room A of the board");
                }
                int count = parts.get(1).toInt("a number of black cells", 0, rooms.size());
                if (counts.put(parts.get(0).text(), count) != null) {
                    throw word.wrong("is a second number of the room", "one at most");
                }
            }
        }
        return counts;
    }
}
