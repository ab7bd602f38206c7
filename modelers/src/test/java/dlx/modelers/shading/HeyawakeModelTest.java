package dlx.modelers.shading;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.model.LoadedModel;
import dlx.testkit.ExactCoverModelContract;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HeyawakeModelTest extends ExactCoverModelContract<ShadedBoard, Shade> {

    private final LoadedModel<ShadedBoard, Shade> boards = LoadedModel.of(new HeyawakeModel(), "test");

    @Override
    protected HeyawakeModel model() {
        return new HeyawakeModel();
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        return Map.of(
                "A .\n",
                "<text>:1:3: '.' is not a cell; expected the label of a room, one to three letters or digits",
                "A B A\n",
                "<text>:1:5: 'A' is a room in several pieces; expected this cell beside another of the room",
                "A B\nC=1\n",
                "<text>:2:1: 'C=1' is not the number of a room; expected as A=2 for room A of the board",
                "A B\nA=1 A=1\n",
                "<text>:2:5: 'A=1' is a second number of the room; expected one at most",
                "A B\nA=3\n",
                "<text>:2:3: '3' is not a number of black cells",
                "A B\nC\n",
                "<text>:2:2: the row has 1 cell; expected 2",
                "A\n".repeat(101),
                "<text>:101:1: the board continues here; expected at most 100 rows");
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of("A\n", 2L, "A B\n", 3L, "A A\nA A\n", 5L, "A B C\n", 3L, "A B A\nA A A\nA=0\n", 1L);
    }

    /** Compares with all ways to color small boards, most of them with the numbers of a right coloring. */
    @Test
    void countsAsTryingAllColorings() {
        Random random = new Random(11);
        int unique = 0;
        for (int round = 0; round < 1500; round++) {
            Colorings all = Colorings.draw(round, random);
            int[] rooms = rooms(all, random);
            Map<Integer, Integer> counts = counts(all, rooms, random);
            long count = all.check(boards, text(all, rooms, counts), black -> isRight(all, rooms, counts, black));
            unique += count == 1 ? 1 : 0;
        }
        assertThat(unique).isGreaterThan(300);
    }

    /** Returns the room of each cell: neighbors are joined at random, so that rooms have any shape. */
    private static int[] rooms(Colorings all, Random random) {
        int[] rooms = IntStream.range(0, all.rows() * all.columns()).toArray();
        for (int k = random.nextInt(2 * rooms.length); k > 0; k--) {
            int cell = random.nextInt(rooms.length);
            boolean isBeside = random.nextBoolean();
            int other = isBeside ? cell + 1 : cell + all.columns();
            if (isBeside ? other % all.columns() > 0 : other < rooms.length) {
                int from = rooms[other];
                int to = rooms[cell];
                IntStream.range(0, rooms.length).filter(c -> rooms[c] == from).forEach(c -> rooms[c] = to);
            }
        }
        return rooms;
    }

    private static Map<Integer, Integer> counts(Colorings all, int[] rooms, Random random) {
        int black = random.nextInt(1 << rooms.length);
        for (int k = 0; k < 200 && !isRight(all, rooms, Map.of(), black); k++) {
            black = random.nextInt(1 << rooms.length);
        }
        int hidden = black;
        Map<Integer, Integer> counts = new TreeMap<>();
        IntStream.of(rooms)
                .distinct()
                .filter(room -> random.nextInt(4) > 0)
                .forEach(room -> counts.put(
                        room, Math.min(blacks(rooms, room, hidden) + random.nextInt(20) / 19, size(rooms, room))));
        return counts;
    }

    private static int blacks(int[] rooms, int room, int black) {
        return (int) IntStream.range(0, rooms.length)
                .filter(cell -> rooms[cell] == room && (black >> cell & 1) != 0)
                .count();
    }

    private static int size(int[] rooms, int room) {
        return blacks(rooms, room, -1);
    }

    private static String text(Colorings all, int[] rooms, Map<Integer, Integer> counts) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < rooms.length; cell++) {
            text.append('r').append(rooms[cell]).append((cell + 1) % all.columns() == 0 ? '\n' : ' ');
        }
        return counts.entrySet().stream()
                .map(room -> "r" + room.getKey() + "=" + room.getValue() + "\n")
                .collect(Collectors.joining("", text, ""));
    }

    private static boolean isRight(Colorings all, int[] rooms, Map<Integer, Integer> counts, int black) {
        return !all.touch(black)
                && all.areas(all.white(black)).size() < 2
                && counts.entrySet().stream().allMatch(room -> blacks(rooms, room.getKey(), black) == room.getValue())
                && IntStream.range(0, rooms.length)
                        .allMatch(cell -> isShort(all, rooms, black, cell, 1, all.columns() - cell % all.columns())
                                && isShort(all, rooms, black, cell, all.columns(), all.rows() - cell / all.columns()));
    }

    /** Returns true if the white line from a cell on crosses one border at most. */
    private static boolean isShort(Colorings all, int[] rooms, int black, int first, int step, int length) {
        int borders = 0;
        for (int k = 0; k < length && (black >> first + k * step & 1) == 0; k++) {
            int cell = first + k * step;
            borders += k > 0 && rooms[cell] != rooms[cell - step] ? 1 : 0;
        }
        return borders < 2;
    }
}
