package dlx.formats.text;

import dlx.api.WatchedText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The rooms of a heyawake.
 *
 * @param regions rows of numbers of rooms, from 0 in the order of their first cells
 * @param counts the number of black cells of each room; negative if it is not given
 */
public record Rooms(int[][] regions, int[] counts) {

    public static final int NONE = -1;

    private static final int LARGEST = 100;

    /** Reads the text of the model. */
    public static Rooms of(ModelText text) {
        List<List<String>> map = new ArrayList<>(text.rows());
        boolean hasCounts = map.size() > 1 && map.get(map.size() - 1).get(0).contains("=");
        List<String> given = hasCounts ? map.remove(map.size() - 1) : List.of();
        List<String> names = ModelText.names(map);
        text.width(map, LARGEST);
        int[][] regions = map.stream()
                .map(row -> row.stream().mapToInt(names::indexOf).toArray())
                .toArray(int[][]::new);
        check(regions);
        int[] counts = new int[names.size()];
        Arrays.fill(counts, NONE);
        for (String word : given) {
            String[] parts = word.split("=", 2);
            int room = names.indexOf(parts[0]);
            if (room < 0 || parts.length < 2 || !WatchedText.matches("[0-9]{1,3}", parts[1])) {
                throw text.fault(Phrases.quoted(word) + " is not a room; expected room=number");
            }
            counts[room] = Integer.parseInt(parts[1]);
        }
        return new Rooms(regions, counts);
    }

    /** Returns the board whose words are the numbers, each in the first cell of its room. */
    public CellBoard board() {
        List<String> words = new ArrayList<>();
        int[] left = counts.clone();
        for (int room : Arrays.stream(regions).flatMapToInt(Arrays::stream).toArray()) {
            words.add(left[room] < 0 ? CellBoard.FREE : String.valueOf(left[room]));
            left[room] = NONE;
        }
        return new CellBoard(CellBoard.HEYAWAKE, regions[0].length, words);
    }

    /**
     * Checks that each cell is in a region and each region is connected, because a link contains only the borders
     * between regions.
     */
    public static void check(int[][] regions) {
        int width = regions[0].length;
        int[] flat = Arrays.stream(regions).flatMapToInt(Arrays::stream).toArray();
        int none = Arrays.stream(flat).boxed().toList().indexOf(NONE);
        if (none >= 0) {
            throw new NotTakenException(Cells.place(none / width, none % width)
                    + " is in no region; expected a map of regions that cover the board");
        }
        int pieces = Arrays.stream(Walls.between(regions).regions()).max().orElse(0);
        if (pieces != Arrays.stream(flat).max().orElse(0)) {
            throw new NotTakenException("a region is in several pieces; expected regions in one piece each");
        }
    }

    /** Returns the text as the model reads it. */
    public String text() {
        String given = IntStream.range(0, counts.length)
                .filter(room -> counts[room] >= 0)
                .mapToObj(room -> room + 1 + "=" + counts[room])
                .collect(Collectors.joining(" "));
        return Grids.lines(regions, room -> String.valueOf(room + 1), " ") + (given.isEmpty() ? "" : given + '\n');
    }
}
