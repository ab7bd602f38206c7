package dlx.formats.pzpr;

import dlx.formats.text.CellBoard;
import dlx.formats.text.Cells;
import dlx.formats.text.ModelText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import dlx.formats.text.WrittenLink;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * A genre whose body is the codes of its cells, row by row. A code is that of one cell or of several; the table of
 * codes serves to read and to write. Cells that a link omits at its end are free, as on the pages. Source: Encode.js and
 * hitori.js of pzpr.js.
 */
final class PzprCells {

    private static final String FREE = CellBoard.FREE;

    /** Maximum number of cells of a code. */
    private static final int MOST_CELLS = 26;

    /** Maximum length of a code. */
    private static final int LONGEST = 4;

    /** Maximum number of free cells beyond the board, which are in the last code. */
    private static final int BEYOND = 2;

    private static final int MOST = 999;
    private static final int RADIX = 36;

    private final String model;

    /** The words of each code, with blanks between. */
    private final Map<String, String> words = new HashMap<>();

    /** The code that is written for words. */
    private final Map<String, String> codes = new HashMap<>();

    /** Creates the table of codes of a model. The first of several codes is written. */
    PzprCells(String model) {
        this.model = model;
        switch (model) {
            case "slitherlink" -> {
                addGaps('g');
                addDigits(List.of("0", "1", "2", "3"), 5, 2);
                add(".", FREE); // a question mark, which does not demand anything
            }
            case "masyu" -> circles();
            case "yajilin" -> arrows();
            case "hitori" -> labels();
            case "tents" -> {
                addGaps('i');
                addDigits(List.of("T"), 1, 17);
            }
            default -> numbers();
        }
    }

    private void add(String code, String cells) {
        words.put(code, cells);
        codes.putIfAbsent(cells, code);
    }

    private void addGaps(char first) {
        for (char letter = first; letter <= 'z'; letter++) {
            add("" + letter, FREE + (" " + FREE).repeat(letter - first));
        }
    }

    /**
     * Adds digits of base 36: a value and the free cells behind it.
     *
     * @param step amount that each of these cells adds to the value
     * @param most maximum number of these cells
     */
    private void addDigits(List<String> values, int step, int most) {
        for (int digit = 0; digit < step * (most + 1); digit++) {
            if (digit % step < values.size()) {
                add(Integer.toString(digit, RADIX), values.get(digit % step) + (" " + FREE).repeat(digit / step));
            }
        }
    }

    /** Three cells, each a digit of base 3. */
    private void circles() {
        for (int digit = 0; digit < 27; digit++) {
            String three = Integer.toString(27 + digit, 3).substring(1);
            three = three.replace("0", FREE).replace('1', 'o').replace('2', '*');
            add(Integer.toString(digit, RADIX), three.charAt(0) + " " + three.charAt(1) + " " + three.charAt(2));
        }
    }

    /** A number and its arrow. A number that is a question mark does not demand anything. */
    private void arrows() {
        addGaps('a');
        add("0.", "x");
        for (int arrow = 1; arrow <= 4; arrow++) {
            add(arrow + ".", "x");
            for (int number = 0; number < 100; number++) {
                int first = number < 16 ? arrow : arrow + 5;
                add(first + Integer.toHexString(number), number + "^v<>".substring(arrow - 1, arrow));
            }
        }
    }

    /** A number. The pages ignore 0 and question marks. */
    private void labels() {
        List.of(".", "@", "%", "0").forEach(code -> add(code, FREE));
        for (int number = 1; number <= MOST; number++) {
            add((number < RADIX ? "" : "-") + Integer.toString(number, RADIX), "" + number);
        }
    }

    /** Numbers of a board, or the numbers in links of other genres, which may be 0 or a question mark. */
    private void numbers() {
        addGaps('g');
        boolean isBoard = CellBoard.MODELS.contains(model);
        for (int number = isBoard ? 1 : 0; number <= (isBoard ? MOST : PzprText.MOST); number++) {
            String code = PzprText.number16(number);
            add(code, "" + number);
            add(code.replace('@', '%'), "" + number);
            String digits = Integer.toHexString(number);
            for (int length = digits.length() + 1; length <= 3; length++) { // leading zeros, as parseInt reads them
                add((length == 2 ? "-" : "+") + "0".repeat(length - digits.length()) + digits, "" + number);
            }
        }
        if (!isBoard || CellBoard.accepts(model, "?")) {
            add(".", "?");
        }
    }

    ReadPuzzles read(PzprLink link) {
        int width = link.width(); // first, because a link can have a variant in the place of the width
        List<String> cells = decode(link, link.body("cells"), "cells", CellBoard.expected(model));
        return link.imported(model, new CellBoard(model, width, cells).text());
    }

    /**
     * Returns the words of all cells.
     *
     * @param body the codes
     * @param field the name of the cells, for messages
     * @param expected the words, for messages
     */
    List<String> decode(PzprLink link, String body, String field, String expected) {
        int width = link.width();
        int count = width * link.height();
        List<String> cells = begin(link, body, count, k -> field + ", " + Cells.place(k / width, k % width), expected)
                .last(link, field);
        if (cells.size() > count + BEYOND || cells.stream().skip(count).anyMatch(word -> !word.equals(FREE))) {
            throw link.fault(field + ": there are " + cells.size() + "; expected " + count);
        }
        link.fills("cells", count - cells.size());
        cells.addAll(Collections.nCopies(Math.max(0, count - cells.size()), FREE));
        return cells.subList(0, count);
    }

    /**
     * Reads words at the beginning of a code, until there is one for each place or the code ends.
     *
     * @param count number of places; the last code may have more words
     * @param place returns the name of a place, for messages
     * @param expected the words, for messages
     */
    PzprWords begin(PzprLink link, String code, int count, IntFunction<String> place, String expected) {
        List<String> cells = new ArrayList<>();
        int at = 0;
        while (at < code.length() && cells.size() < count) {
            int end = Math.min(at + LONGEST, code.length());
            while (end > at && !words.containsKey(code.substring(at, end))) {
                end--;
            }
            if (end == at) {
                throw link.fault(place.apply(cells.size()) + ": " + Phrases.quoted(code.substring(at))
                        + " does not begin with a code; expected that of " + expected);
            }
            cells.addAll(List.of(words.get(code.substring(at, end)).split(" ")));
            at = end;
        }
        return new PzprWords(cells, code.substring(at));
    }

    /**
     * Writes a link.
     *
     * @param genre the genre, and perhaps its variant
     */
    WrittenLink write(String genre, ModelText text) {
        CellBoard board = CellBoard.of(text);
        return PzprText.link(genre, board.width(), board.height(), encode(board.words()), List.of());
    }

    /** Returns the codes of the words of all cells. */
    String encode(List<String> words) {
        List<String> cells = new ArrayList<>(words);
        while (model.equals("masyu") && cells.size() % 3 > 0) {
            cells.add(FREE);
        }
        StringBuilder body = new StringBuilder();
        int at = 0;
        while (at < cells.size()) {
            int end = Math.min(at + MOST_CELLS, cells.size());
            while (!codes.containsKey(String.join(" ", cells.subList(at, end)))) {
                end--;
            }
            body.append(codes.get(String.join(" ", cells.subList(at, end))));
            at = end;
        }
        return body.toString();
    }
}
