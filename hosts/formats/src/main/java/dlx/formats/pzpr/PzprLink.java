package dlx.formats.pzpr;

import dlx.api.PuzzleSyntaxException;
import dlx.api.WatchedText;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A link of pzpr.js: its genre, its width, its height, and a body.
 *
 * @param text the whole link, for messages
 * @param parts the texts between its slashes, from the genre on
 * @param filled remarks on parts that the link omits, in a mutable list
 */
record PzprLink(ForeignText text, List<String> parts, List<String> filled) {

    /** The name of the program in messages. */
    static final String PROGRAM = "puzz.link";

    private static final Pattern NUMBER = Pattern.compile("[1-9]\\d{0,3}");
    private static final int LARGEST = 100;
    private static final int WIDTH = 1;
    private static final int BODY = 3;

    String genre() {
        String genre = parts.get(0);
        boolean isOfPage = genre.endsWith("_edit") || genre.endsWith("_play");
        return isOfPage ? genre.substring(0, genre.length() - "_edit".length()) : genre;
    }

    /** Returns this link without its genre, if a variant that does not change the rules follows it. */
    PzprLink without(String variant) {
        int from = part(WIDTH).equals(variant) ? 1 : 0;
        return new PzprLink(text, parts.subList(from, parts.size()), filled);
    }

    int width() {
        String width = part(WIDTH);
        if (!width.isEmpty() && !Character.isDigit(width.charAt(0))) {
            throw fault("variant: " + Phrases.quoted(width) + " is not read here; expected the width next");
        }
        return number(WIDTH, "width", LARGEST);
    }

    int height() {
        return number(2, "height", LARGEST);
    }

    /** Returns the width of the board, which must equal its height. */
    int side() {
        int width = width();
        if (width != height()) {
            throw fault("size: it is " + width + "x" + height() + "; expected as many rows as columns");
        }
        return width;
    }

    private String part(int at) {
        return at < parts.size() ? parts.get(at) : "";
    }

    /**
     * Returns a part as a number.
     *
     * @param at index of the part, from 0
     * @param field name of the number, for messages
     * @param most maximum of the number
     */
    int number(int at, String field, int most) {
        String number = part(at);
        if (!WatchedText.matcher(NUMBER, number).matches() || Integer.parseInt(number) > most) {
            String found = number.isEmpty() ? "it is missing" : "it is " + Phrases.quoted(number);
            throw fault(field + ": " + found + "; expected 1 to " + most);
        }
        return Integer.parseInt(number);
    }

    /** Returns the part behind the size, which must be the last one. A slash may follow it. */
    String body(String field) {
        return body(field, BODY);
    }

    /** Returns the part at an index, which must be the last one. A slash may follow it. */
    String body(String field, int at) {
        if (parts.size() <= at) {
            throw fault(field + ": they are missing; expected them after the size");
        }
        for (String part : parts.subList(at + 1, parts.size())) {
            if (!part.isEmpty()) {
                throw fault(field + ": " + Phrases.quoted(part) + " follows them; expected the end");
            }
        }
        return parts.get(at);
    }

    /** Returns a reader of the codes in the body. */
    PzprCode code() {
        return new PzprCode(this, width(), height());
    }

    /** Returns the puzzle for a model. */
    ReadPuzzles imported(String model, String puzzle, String... lost) {
        return new ReadPuzzles(
                PROGRAM,
                model,
                puzzle,
                Stream.concat(Arrays.stream(lost), filled.stream()).toList());
    }

    /** Records parts that the link omits at its end, which the pages accept as empty. */
    void fills(String what, int missing) {
        if (missing > 0) {
            filled.add(what + " that the link leaves out at its end (" + missing + "), empty as on the page");
        }
    }

    /** Checks that a part of the body is its end. */
    void end(String field, String rest) {
        if (!rest.isEmpty()) {
            throw fault(field + ": they continue with " + Phrases.quoted(rest) + "; expected the end of the link");
        }
    }

    /** Creates an error at this link. */
    PuzzleSyntaxException fault(String problem) {
        return text.fault(PROGRAM, problem);
    }
}
