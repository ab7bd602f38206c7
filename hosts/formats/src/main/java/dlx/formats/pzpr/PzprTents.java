package dlx.formats.pzpr;

import dlx.formats.text.ReadPuzzles;
import java.util.List;

/** The genre tents: the numbers above the columns and left of the rows, then the places of the trees. */
final class PzprTents {

    private PzprTents() {}

    static ReadPuzzles read(PzprLink link) {
        int width = link.width();
        int height = link.height();
        PzprWords rim = PzprWords.numbers(
                link, link.body("counts"), width + height, "counts", false, k -> k < width ? height : width);
        List<String> trees = new PzprCells("tents").decode(link, rim.rest(), "trees", "'T' or '.'");
        List<String> counts = rim.words();
        counts.replaceAll(word -> word.equals("?") ? "." : word);
        StringBuilder lawn = new StringBuilder(String.join(" ", counts.subList(0, width)) + '\n');
        for (int row = 0; row < height; row++) {
            String cells = String.join("", trees.subList(row * width, (row + 1) * width));
            lawn.append(counts.get(width + row) + ' ' + cells + '\n');
        }
        return link.imported("tents", lawn.toString());
    }
}
