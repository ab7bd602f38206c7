package dlx.modelers.macmahon;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.words.WordReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * First line of a puzzle: the set of tiles, the color of the border, and possibly the size of the board.
 *
 * @param line the line itself
 * @param kind {@code squares}, {@code triangles} or {@code tiles}
 * @param fixed true if tiles may not be turned
 * @param colors number of colors of a set, 1 to 7; 0 for the usual number
 * @param borderWord the color of the border; empty if the border is free
 * @param board the words of the size of the board; empty if the line does not contain a size
 */
record Head(Line line, String kind, boolean fixed, int colors, Optional<Word> borderWord, List<Word> board) {

    static final String FIXED = "fixed";
    static final String SQUARES = "squares";
    static final String TRIANGLES = "triangles";
    static final String OWN = "tiles";

    /** Regular expression of a color: a letter or a digit. */
    static final String COLOR = "[A-Za-z0-9]";

    static final int MOST_COLORS = 7;

    /** Maximum number of cells, and of tiles. */
    static final int MOST = 1024;

    private static final String SIZE = "[0-9]{1,9}x[0-9]{1,9}|hexagon|triangle";

    private static final String KINDS = "squares, triangles or tiles, perhaps with fixed in front";

    static boolean isOne(Line line) {
        WordReader words = new WordReader(line);
        return words.hasNext()
                && List.of(FIXED, SQUARES, TRIANGLES, OWN)
                        .contains(words.next(KINDS).text());
    }

    /** Returns true if a block of lines continues; a blank line or the next head ends the block. Skips comments. */
    static boolean blockContinues(PuzzleText text) {
        text.skipWhile(line -> line.startsWith('#'));
        return text.look().filter(line -> !line.isBlank() && !isOne(line)).isPresent();
    }

    static Head read(Line line, boolean fixed) {
        WordReader words = new WordReader(line);
        Word kind = words.next(KINDS);
        boolean fixedHere = kind.text().equals(FIXED);
        if (fixedHere) {
            kind = words.next("squares, triangles or tiles");
        }
        if (!List.of(SQUARES, TRIANGLES, OWN).contains(kind.text())) {
            throw kind.wrong("is not a set of tiles", KINDS);
        }
        int colors = 0;
        Optional<Word> border = Optional.empty();
        List<Word> board = new ArrayList<>();
        while (words.hasNext()) {
            Word word = words.next("a word");
            switch (word.text()) {
                case "colors" -> colors = colors(word, kind, words);
                case "border" -> border = Optional.of(border(words));
                case "hexagon", "triangle" -> board = List.of(word, words.next("the side of the " + word.text()));
                default -> board = List.of(size(word));
            }
        }
        return new Head(line, kind.text(), fixed || fixedHere, colors, border, board);
    }

    /** Returns the set that the head names; empty if the tiles follow. */
    Optional<Tiles> set() {
        if (kind.equals(OWN)) {
            return Optional.empty();
        }
        boolean squares = kind.equals(SQUARES);
        int usual = squares ? 3 : 4;
        String name = colors == 0 || colors == usual ? kind : kind + " colors " + colors;
        return Optional.of(Tiles.all(name, fixed, squares ? 4 : 3, colors == 0 ? usual : colors));
    }

    /**
     * Returns this head with the size of the board from a line of its own; this head unchanged if the board is drawn.
     */
    Head withSizeBelow(PuzzleText text, Tiles tiles) {
        if (!board.isEmpty()) {
            return this;
        }
        text.skipBlank();
        Optional<Line> below = text.look().filter(next -> isSize(next, tiles));
        if (below.isEmpty()) {
            return this;
        }
        WordReader words = new WordReader(text.next("the size of the board"));
        Word first = words.next("the size of the board");
        boolean isForm = Set.of("hexagon", "triangle").contains(first.text());
        List<Word> size = isForm ? List.of(first, words.next("the side of the " + first.text())) : List.of(first);
        if (words.hasNext()) {
            throw words.next("a word").wrong("is one too many", "the line to end after the size of the board");
        }
        if (blockContinues(text)) {
            throw text.next("a blank line").error(1, "the size of the board is above; expected a blank line after it");
        }
        return new Head(line, kind, fixed, colors, borderWord, size);
    }

    /** Returns true if a line is a size, and not a row that begins with a tile like {@code 1x11}. */
    private static boolean isSize(Line line, Tiles tiles) {
        WordReader words = new WordReader(line);
        String first = words.next("a size").text();
        return WatchedText.matches(SIZE, first)
                && !(first.length() == tiles.sides() && tiles.words().contains(tiles.tile(first)));
    }

    /** Returns the color of the border, which some tile must have; empty if the border is free. */
    String border(Tiles tiles) {
        borderWord.ifPresent(word -> {
            if (!tiles.colors().contains(word.text().charAt(0))) {
                throw word.wrong(
                        kind.equals(OWN) ? "is not a color of these tiles" : "is not a color of this set",
                        oneOf(tiles.colors()));
            }
        });
        return borderWord.map(Word::text).orElse("");
    }

    /** Returns the board that the head names, for tiles with {@code sides} sides; empty if the board is drawn. */
    Optional<MosaicBoard> board(int sides) {
        if (board.isEmpty()) {
            return Optional.empty();
        }
        Word first = board.get(0);
        boolean forSquares = board.size() == 1;
        if (forSquares != (sides == 4)) {
            throw first.wrong(
                    "is not a board for tiles with " + sides + " sides",
                    forSquares ? "hexagon or triangle, and a side" : "ROWSxCOLUMNS");
        }
        MosaicBoard named = forSquares ? rectangle(first) : triangles(first.text(), board.get(1));
        if (named.cells().size() > MOST) {
            throw first.wrong("has " + named.cells().size() + " cells", "at most " + MOST);
        }
        return Optional.of(named);
    }

    private static MosaicBoard rectangle(Word size) {
        List<Word> sides = size.parts('x');
        return MosaicBoard.rectangle(
                sides.get(0).toInt("a number of rows", 1, MOST), sides.get(1).toInt("a number of columns", 1, MOST));
    }

    private static MosaicBoard triangles(String form, Word side) {
        return form.equals("hexagon")
                ? MosaicBoard.hexagon(side.toInt("the side of a hexagon", 1, 13))
                : MosaicBoard.triangle(side.toInt("the side of a triangle", 1, 32));
    }

    private static Word size(Word word) {
        if (word.parts('x').size() != 2) {
            throw word.wrong("does not describe a puzzle", "colors, border, hexagon, triangle or a size, ROWSxCOLUMNS");
        }
        return word;
    }

    private static int colors(Word word, Word kind, WordReader words) {
        if (kind.text().equals(OWN)) {
            throw word.wrong("is for the sets", "own tiles to show their colors");
        }
        return words.next("a number of colors").toInt("a number of colors", 1, MOST_COLORS);
    }

    /** Returns the colors as a list in words: {@code a, b or c}. */
    private static String oneOf(List<Character> colors) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < colors.size(); i++) {
            text.append(i == 0 ? "" : i == colors.size() - 1 ? " or " : ", ").append(colors.get(i));
        }
        return text.toString();
    }

    private static Word border(WordReader words) {
        Word color = words.next("the color of the border");
        if (!WatchedText.matches(COLOR, color.text())) {
            throw color.wrong("is not a color", "a letter or a digit");
        }
        return color;
    }
}
