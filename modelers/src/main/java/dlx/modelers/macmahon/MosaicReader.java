package dlx.modelers.macmahon;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a puzzle: a head, own tiles if any, and a board unless the head names one. */
record MosaicReader(PuzzleText text, Head head) {

    static Mosaic read(PuzzleText text, boolean fixed) {
        Line first = text.nextFilled("a set of tiles");
        return NumberTiles.isOne(first)
                ? new NumberTiles(text, first, fixed).read()
                : new MosaicReader(text, Head.read(first, fixed)).rest();
    }

    /** Skips the rest of a rejected puzzle. */
    static void skipRest(PuzzleText text) {
        text.skipWhile(line -> !Head.isOne(line));
    }

    private Mosaic rest() {
        Tiles tiles = head.set().orElseGet(this::ownTiles);
        String border = head.border(tiles);
        Optional<MosaicBoard> named = head.withSizeBelow(text, tiles).board(tiles.sides());
        if (named.isPresent()) {
            return checked(new Mosaic(tiles, named.get(), border, List.of()));
        }
        MosaicBoardReader reader = new MosaicBoardReader(text, tiles.sides());
        Mosaic empty = checked(new Mosaic(tiles, reader.read(), border, List.of()));
        return new Mosaic(tiles, empty.board(), border, reader.given(empty));
    }

    private Mosaic checked(Mosaic mosaic) {
        return checked(text, head.line(), mosaic);
    }

    /** Returns the puzzle; warns if it has fewer tiles than cells. */
    static Mosaic checked(PuzzleText text, Line line, Mosaic mosaic) {
        if (mosaic.lacksTiles()) {
            text.warn(line, mosaic.numbers() + "; there is no solution");
        }
        return mosaic;
    }

    private Tiles ownTiles() {
        List<String> tiles = new ArrayList<>();
        text.skipBlank();
        do {
            text.next("a tile").words().forEach(word -> tiles.add(tile(word, tiles)));
        } while (Head.blockContinues(text));
        return new Tiles("", head.fixed(), tiles);
    }

    private static String tile(Word word, List<String> before) {
        String sides = before.isEmpty() ? "3,4" : Integer.toString(before.get(0).length());
        if (!WatchedText.matches(Head.COLOR + '{' + sides + '}', word.text())) {
            throw word.wrong("is not a tile", sides.replace(",", " or ") + " letters or digits");
        }
        if (before.size() == Head.MOST) {
            throw word.wrong("is one tile too many", "at most " + Head.MOST);
        }
        return word.text();
    }
}
