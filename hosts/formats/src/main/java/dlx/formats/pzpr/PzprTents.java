package dlx.formats.pzpr;

import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import java.util.Arrays;
import java.util.stream.Collectors;

/** The genre tents: the numbers above the columns and left of the rows, then the places of the trees. */
final class PzprTents {

    private PzprTents() {}

    static ReadPuzzles read(PzprLink link) {
        int width = link.width();
        int height = link.height();
        PzprRim rim =
                PzprRim.read(link, link.body("counts"), width + height, "counts", k -> k < width ? height : width);
        boolean[] trees = trees(link, rim.rest(), width * height);
        StringBuilder lawn = new StringBuilder(Arrays.stream(rim.numbers())
                .limit(width)
                .mapToObj(PzprTents::word)
                .collect(Collectors.joining(" ", "", "\n")));
        for (int row = 0; row < height; row++) {
            lawn.append(word(rim.numbers()[width + row])).append(' ');
            for (int column = 0; column < width; column++) {
                lawn.append(trees[row * width + column] ? 'T' : '.');
            }
            lawn.append('\n');
        }
        return link.imported("tents", lawn.toString());
    }

    private static String word(int count) {
        return count < 0 ? "." : String.valueOf(count);
    }

    /**
     * Reads the trees. A digit from 0 to h is a tree and that number of free cells behind it; i to z are 1 to 18 free
     * cells.
     */
    private static boolean[] trees(PzprLink link, String code, int cells) {
        boolean[] trees = new boolean[cells];
        int cell = 0;
        for (int at = 0; at < code.length(); at++) {
            char mark = code.charAt(at);
            if (cell >= cells) {
                throw link.fault("trees: they continue after cell " + cells + "; expected the end of the link");
            }
            if (!(mark >= '0' && mark <= '9' || mark >= 'a' && mark <= 'z')) {
                throw link.fault("trees: " + Phrases.quoted(mark)
                        + " is not a tree; expected 0 to 9 and a to h for a tree, i to" + " z for a gap");
            }
            trees[cell] = mark <= 'h';
            cell += mark <= 'h' ? Character.digit(mark, 36) + 1 : mark - 'i' + 1;
        }
        if (cell > cells) {
            throw link.fault("trees: there are " + cell + " cells; expected " + cells);
        }
        link.fills("cells", cells - cell);
        return trees;
    }
}
