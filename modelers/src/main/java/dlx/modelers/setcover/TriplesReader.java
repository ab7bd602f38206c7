package dlx.modelers.setcover;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.words.WordReader;

/**
 * Reads triples of which each must contain a chosen point: the numbers of points and triples, then three points on each
 * line. A point is a set: it contains the triples of which it is a point.
 */
final class TriplesReader {

    private TriplesReader() {}

    static NumberedFamily read(Line first, PuzzleText text) {
        SizeLine size = SizeLine.read(
                first, "a number of points", ScpReader.MOST_COLUMNS, "a number of triples", ScpReader.MOST_ROWS);
        Transposed points = new Transposed();
        for (int triple = 1; triple <= size.second(); triple++) {
            String expected = "triple " + triple + " of " + size.second();
            readTriple(new WordReader(text.nextFilled(expected)), size.first(), points);
        }
        SizeLine.checkNothingFollows(text);
        return points.family("point", "triple", point -> 1, false);
    }

    private static void readTriple(WordReader words, int most, Transposed points) {
        for (int k = 0; k < 3; k++) {
            Word point = words.next("three points of a triple");
            if (!points.add(point.toInt("a point", 1, most))) {
                throw point.wrong("appears in this triple twice", "three points that differ");
            }
        }
        words.end("the third point");
        points.endItem();
    }
}
