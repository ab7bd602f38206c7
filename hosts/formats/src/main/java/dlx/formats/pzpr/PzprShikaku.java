package dlx.formats.pzpr;

import dlx.formats.text.ReadPuzzles;
import java.util.Arrays;
import java.util.stream.Collectors;

/** The genre shikaku: the areas of rectangles, some of which are question marks. */
final class PzprShikaku implements PzprGenre {

    @Override
    public String name() {
        return "shikaku";
    }

    @Override
    public ReadPuzzles read(PzprLink link) {
        int[][] board = link.code().clues(link.body("cells"), link.width() * link.height());
        String rows = Arrays.stream(board)
                .map(row -> Arrays.stream(row).mapToObj(PzprShikaku::word).collect(Collectors.joining(" ", "", "\n")))
                .collect(Collectors.joining());
        return link.imported("rectangles", rows);
    }

    private static String word(int clue) {
        return clue == 0 ? "." : clue == PzprCode.UNKNOWN ? "?" : String.valueOf(clue);
    }
}
