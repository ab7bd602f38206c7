package dlx.modelers.shading;

import dlx.api.Component;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.api.WordGrid;
import dlx.modelers.grid.BoardAhead;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a board of rooms, and the lines with their numbers below it. */
final class RoomReader {

    private static final String ROW = "a row of the board";

    private static final char SIGN = '=';

    private RoomReader() {}

    static Heyawake read(PuzzleText text) {
        text.skipBlank();
        int rows = 0;
        while (rows <= BoardAhead.MOST
                && text.glance(rows).filter(RoomReader::isRow).isPresent()) {
            rows++;
        }
        if (rows > BoardAhead.MOST) {
            throw text.glance(BoardAhead.MOST)
                    .orElseThrow()
                    .error(1, "the board continues here; expected at most " + BoardAhead.MOST + " rows");
        }
        int columns = text.look().map(line -> line.words().size()).orElse(0);
        WordGrid cells = text.words(ROW, Math.max(rows, 1), columns);
        ShadedBoard rooms =
                ShadedBoard.of(cells, "[0-9A-Za-z]{1,3}", "the label of a room, one to three letters or digits");
        checkPieces(cells, rooms);
        return new Heyawake(rooms, counts(text, rooms));
    }

    private static boolean isRow(Line line) {
        return !line.isBlank() && line.text().indexOf(SIGN) < 0;
    }

    private static void checkPieces(WordGrid cells, ShadedBoard rooms) {
        Map<String, List<Shade>> byRoom = new LinkedHashMap<>();
        rooms.all(true)
                .forEach(cell -> byRoom.computeIfAbsent(rooms.word(cell), room -> new ArrayList<>())
                        .add(cell));
        byRoom.forEach((room, all) -> {
            List<Component<Shade>> pieces = Component.of(all, rooms::neighbors);
            if (pieces.size() > 1) {
                Shade cell = pieces.get(1).things().iterator().next();
                throw cells.at(cell.row(), cell.column())
                        .wrong("is a room in several pieces", "this cell beside another of the room");
            }
        });
    }

    private static Map<String, Integer> counts(PuzzleText text, ShadedBoard rooms) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        while (text.look().filter(line -> !line.isBlank()).isPresent()) {
            for (Word word : text.next("numbers of rooms").words()) {
                List<Word> parts = word.parts(SIGN);
                if (parts.size() != 2 || !rooms.words().contains(parts.get(0).text())) {
                    throw word.wrong("is not the number of a room", "as A=2 for room A of the board");
                }
                int count = parts.get(1)
                        .toInt("a number of black cells", 0, rooms.words().size());
                if (counts.put(parts.get(0).text(), count) != null) {
                    throw word.wrong("is a second number of the room", "one at most");
                }
            }
        }
        return counts;
    }
}
