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
 * @param text that it is, for messages
 * @param parts what stands between its slashes
 * @param filled what it has left out so far, and what was made of that
 */
record PzprLink(ForeignText text, List<String> parts, List<String> filled) {

    /** What messages call it. */
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

    /** Its width, which is its height, too. */
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
     * A number.
     *
     * @param at which part it is, from 0
     * @param most the greatest that is allowed
     */
    int number(int at, String field, int most) {
        String number = part(at);
        if (!WatchedText.matcher(NUMBER, number).matches() || Integer.parseInt(number) > most) {
            String found = number.isEmpty() ? "it is missing" : "it is " + Phrases.quoted(number);
            throw fault(field + ": " + found + "; expected 1 to " + most);
        }
        return Integer.parseInt(number);
    }

    /** What follows the size: one part, with or without a slash at its end. */
    String body(String field) {
        return body(field, BODY);
    }

    /** The part at a place, the last one. */
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

    /** The codes of its body. */
    PzprCode code() {
        return new PzprCode(this);
    }

    /** What it says, for a model. */
    ReadPuzzles imported(String model, String puzzle, String... lost) {
        return new ReadPuzzles(
                PROGRAM,
                model,
                puzzle,
                Stream.concat(Arrays.stream(lost), filled.stream()).toList());
    }

    /** Notes that it ends early, which the pages do not mind. */
    void fills(String what, int missing) {
        if (missing > 0) {
            filled.add(what + " that the link leaves out at its end (" + missing + "), empty as on the page");
        }
    }

    /** An error. */
    PuzzleSyntaxException fault(String problem) {
        return text.fault(PROGRAM, problem);
    }
}
