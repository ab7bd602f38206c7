package dlx.formats.pzpr;

import dlx.api.WatchedText;
import dlx.formats.text.CellBoard;
import dlx.formats.text.Cells;
import dlx.formats.text.ModelText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import dlx.formats.text.WrittenLink;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A genre whose body is the codes of its cells, row by row. A token of a code is one or more cells. Cells that a link
 * omits at its end are free, as on the pages. Source: Encode.js and hitori.js of pzpr.js.
 *
 * @param model the id of the model
 * @param name the name of the genre in links, with the variant that is written
 * @param token the pattern of a token
 * @param decoder returns the words of a token's cells, with blanks between
 * @param encoder returns the code of the words of all cells
 */
record PzprCells(
        String model,
        String name,
        Pattern token,
        Function<String, String> decoder,
        Function<List<String>, String> encoder) {

    /** Maximum number of free cells beyond the board, which are in the last token. */
    private static final int BEYOND = 2;

    private static final int LONGEST_GAP = 20;
    private static final int BEFORE_GAPS = 15;
    private static final int BEHIND_NUMBER = 2;
    private static final int NUMBERS = 5;

    /** The circles of masyu, by their values: none, white, black. */
    private static final String CIRCLES = ".o#";

    /** The arrows of yajilin; their values count from 1. */
    private static final String ARROWS = "^v<>";

    private static final int HEXADECIMAL = 16;
    private static final int RADIX = 36;
    private static final Pattern NUMBER = Pattern.compile("[0-9a-z.]|-[0-9a-f]{2}|\\+[0-9a-f]{3}");

    private static final List<PzprCells> ALL = List.of(
            new PzprCells(
                    "slitherlink",
                    "slither",
                    Pattern.compile("[0-9a-eg-z.]"),
                    PzprCells::sides,
                    words -> PzprText.digits(values("0123", words), BEHIND_NUMBER, NUMBERS, LONGEST_GAP, BEFORE_GAPS)),
            new PzprCells("masyu", "mashu", Pattern.compile("[0-9a-q]"), PzprCells::circles, PzprCells::ofCircles),
            new PzprCells(
                    "yajilin",
                    "yajilin/b",
                    Pattern.compile("[0-4][0-9a-f.]|[5-9][0-9a-f]{2}|[a-z]"),
                    PzprCells::arrow,
                    words ->
                            PzprText.gaps(words.stream().map(PzprCells::ofArrow).toList(), 'a')),
            new PzprCells(
                    "hitori",
                    "hitori",
                    Pattern.compile("[0-9a-z.%@]|-[0-9a-z]{2}"),
                    PzprCells::label,
                    words -> words.stream().map(PzprCells::ofLabel).collect(Collectors.joining())),
            new PzprCells("nurikabe", "nurikabe", NUMBER, PzprCells::number, PzprCells::ofNumbers),
            new PzprCells("numberlink", "numlin", NUMBER, PzprCells::number, PzprCells::ofNumbers));

    /** Returns the genre of a model. */
    static PzprCells of(String model) {
        return ALL.stream()
                .filter(genre -> genre.model.equals(model))
                .findFirst()
                .orElseThrow();
    }

    ReadPuzzles read(PzprLink link) {
        int width = link.width();
        int cells = width * link.height();
        String code = link.body("cells");
        Matcher next = WatchedText.matcher(token, code);
        List<String> words = new ArrayList<>();
        for (int at = 0; at < code.length(); at = next.end()) {
            int cell = words.size();
            if (cell >= cells) {
                throw link.fault("cells: they continue after cell " + cells + "; expected the end of the link");
            }
            String place = "cells, " + Cells.place(cell / width, cell % width) + ": ";
            String expected = CellBoard.expected(model);
            if (!next.region(at, code.length()).lookingAt()) {
                throw link.fault(place + Phrases.quoted(code.substring(at))
                        + " does not begin with the code of a cell; expected the code of " + expected);
            }
            for (String word : decoder.apply(next.group()).split(" ")) {
                if (!CellBoard.accepts(model, word)) {
                    throw link.fault(place + Phrases.quoted(word) + " is not a cell; expected " + expected);
                }
                words.add(word);
            }
        }
        boolean isLong = words.size() > cells + BEYOND
                || words.stream().skip(cells).anyMatch(word -> !word.equals(CellBoard.FREE));
        if (isLong) {
            throw link.fault("cells: there are " + words.size() + "; expected " + cells);
        }
        link.fills("cells", cells - words.size());
        while (words.size() < cells) {
            words.add(CellBoard.FREE);
        }
        return link.imported(model, new CellBoard(model, width, words.subList(0, cells)).text());
    }

    WrittenLink write(String page, ModelText text) {
        CellBoard board = CellBoard.of(text);
        String code = encoder.apply(board.words());
        return new WrittenLink(page + name + '/' + board.width() + '/' + board.height() + '/' + code, List.of());
    }

    private static String free(int cells) {
        return ". ".repeat(cells);
    }

    /** Returns the place of each word in a text of characters; negative for other words. */
    private static int[] values(String characters, List<String> words) {
        return words.stream().mapToInt(characters::indexOf).toArray();
    }

    /** Decodes a number and up to two free cells behind it, or a gap. A question mark does not demand anything. */
    private static String sides(String token) {
        int digit = Character.digit(token.charAt(0), RADIX);
        return digit < 0
                ? CellBoard.FREE
                : digit > BEFORE_GAPS ? free(digit - BEFORE_GAPS) : digit % NUMBERS + " " + free(digit / NUMBERS);
    }

    /** Decodes three cells. */
    private static String circles(String token) {
        int digit = Character.digit(token.charAt(0), RADIX);
        return IntStream.of(digit / 9, digit / 3 % 3, digit % 3)
                .mapToObj(value -> CIRCLES.substring(value, value + 1))
                .collect(Collectors.joining(" "));
    }

    private static String ofCircles(List<String> words) {
        int[] values = values(CIRCLES, words);
        return IntStream.range(0, (values.length + 2) / 3)
                .map(group -> IntStream.range(3 * group, 3 * group + 3)
                        .reduce(0, (sum, cell) -> 3 * sum + (cell < values.length ? values[cell] : 0)))
                .mapToObj(digit -> Integer.toString(digit, RADIX))
                .collect(Collectors.joining());
    }

    /** Decodes a number and its arrow. A number that is a question mark does not demand anything. */
    private static String arrow(String token) {
        char first = token.charAt(0);
        if (first >= 'a') {
            return free(first - 'a' + 1);
        }
        String number = token.substring(1);
        int arrow = (first - '0') % NUMBERS;
        return number.equals(".")
                ? "#"
                : Integer.parseInt(number, HEXADECIMAL) + (arrow == 0 ? "" : ARROWS.substring(arrow - 1, arrow));
    }

    private static String ofArrow(String word) {
        if (word.length() == 1) {
            return word.equals("#") ? "0." : "";
        }
        int number = Integer.parseInt(word.substring(0, word.length() - 1));
        int arrow = 1 + ARROWS.indexOf(word.charAt(word.length() - 1));
        return (number < HEXADECIMAL ? arrow : arrow + NUMBERS) + Integer.toHexString(number);
    }

    /** Decodes a number. The pages ignore 0 and question marks. */
    private static String label(String token) {
        return WatchedText.matches("[.%@0]", token)
                ? CellBoard.FREE
                : String.valueOf(Integer.parseInt(token.replace("-", ""), RADIX));
    }

    private static String ofLabel(String word) {
        int number = word.equals(CellBoard.FREE) ? 0 : Integer.parseInt(word);
        return number == 0 ? word : (number < RADIX ? "" : "-") + Integer.toString(number, RADIX);
    }

    private static String number(String token) {
        char first = token.charAt(0);
        return first == '.'
                ? "?"
                : first > 'f'
                        ? free(first - 'f')
                        : String.valueOf(Integer.parseInt(token.substring(first < '0' ? 1 : 0), HEXADECIMAL));
    }

    private static String ofNumbers(List<String> words) {
        return PzprText.gaps(
                words.stream()
                        .map(word -> switch (word) {
                            case CellBoard.FREE -> "";
                            case "?" -> ".";
                            default -> PzprText.number16(Integer.parseInt(word));
                        })
                        .toList(),
                'g');
    }
}
