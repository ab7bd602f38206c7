package dlx.formats.pzpr;

import dlx.formats.text.ReadPuzzles;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The genre nonogram. For each column there are as many places as it can have blocks, from the board upwards. The
 * places of each row follow, from the board to the left.
 */
final class PzprNonogram {

    private PzprNonogram() {}

    static ReadPuzzles read(PzprLink link) {
        int width = link.width();
        int height = link.height();
        int above = (height + 1) / 2;
        int aside = (width + 1) / 2;
        int places = width * above + height * aside;
        String code = link.body("blocks");
        List<String> numbers = PzprWords.numbers(
                        link, code, places, "blocks", false, k -> k < width * above ? height : width)
                .last(link, "blocks");
        if (numbers.contains("?")) {
            throw link.fault("blocks: a length is a question mark, which no model here reads; expected a number");
        }
        return link.imported(
                "nonogram",
                "width " + width + "\nheight " + height + "\n\nrows\n"
                        + lines(numbers, width * above, height, aside) + "\ncolumns\n"
                        + lines(numbers, 0, width, above));
    }

    private static String lines(List<String> numbers, int from, int count, int places) {
        return IntStream.range(0, count)
                .mapToObj(line -> line(numbers, from + line * places, places))
                .collect(Collectors.joining());
    }

    private static String line(List<String> numbers, int from, int places) {
        List<String> blocks = new ArrayList<>();
        for (int at = from + places - 1; at >= from; at--) {
            if (PzprWords.number(numbers.get(at), 0) > 0) {
                blocks.add(numbers.get(at));
            }
        }
        return blocks.isEmpty() ? "0\n" : String.join(",", blocks) + '\n';
    }
}
