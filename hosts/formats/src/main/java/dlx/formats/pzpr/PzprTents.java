package dlx.formats.pzpr;

import dlx.formats.text.ReadPuzzles;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The genre tents: the numbers above the columns and left of the rows, then the places of the trees. */
final class PzprTents {

    private PzprTents() {}

    static ReadPuzzles read(PzprLink link) {
        int width = link.width();
        int height = link.height();
        PzprRim rim =
                PzprRim.read(link, link.body("counts"), width + height, "counts", k -> k < width ? height : width);
        List<String> trees = new PzprCells("tents").decode(link, rim.rest(), "trees", "'T' or '.'");
        StringBuilder lawn = new StringBuilder(Arrays.stream(rim.numbers())
                .limit(width)
                .mapToObj(PzprTents::word)
                .collect(Collectors.joining(" ", "", "\n")));
        for (int row = 0; row < height; row++) {
            lawn.append(word(rim.numbers()[width + row])).append(' ');
            lawn.append(String.join("", trees.subList(row * width, (row + 1) * width)))
                    .append('\n');
        }
        return link.imported("tents", lawn.toString());
    }

    private static String word(int count) {
        return count < 0 ? "." : String.valueOf(count);
    }
}
