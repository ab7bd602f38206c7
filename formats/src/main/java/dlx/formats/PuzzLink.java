package dlx.formats;

import dlx.api.PuzzleSyntaxException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Links of puzz.link and the other pages that run pzpr.js: {@code https://puzz.link/p?GENRE/WIDTH/HEIGHT/BODY}.
 *
 * <p>A body is cells for sudoku and fillomino; for star battle it is {@code STARS/BORDERS}. {@link PzprCode} reads
 * them. Between the genre and the width there may be the name of a variant of the rules, which is refused.
 */
final class PuzzLink implements ForeignFormat {

    private static final String PROGRAM = "puzz.link";

    /** The model looks no further than this unless it is told to. */
    private static final String WITHOUT_NUMBER =
            "that regions without a number may have more cells than the greatest number: see the setting largest";

    private static final Pattern LINK = Pattern.compile("(?i)https?://(?:www\\.)?"
            + "(?:puzz\\.link|pzv\\.jp|pzprxs\\.vercel\\.app|pzplus\\.tck\\.mn|indi\\.s58\\.xrea\\.com)(?::\\d+)?"
            + "/(?:pzpr/v3/)?p(?:_\\w+)?(?:\\.html)?\\?(?:v:)?([^#]*).*");
    private static final Pattern NUMBER = Pattern.compile("[1-9]\\d{0,3}");
    private static final int LARGEST = 100;
    private static final int MOST_STARS = 50;
    private static final int LARGEST_REGION = 99;
    private static final List<Integer> SUDOKU_SIZES = List.of(4, 6, 9, 16, 25);
    private static final int HEADER = 3; // genre, width, height

    @Override
    public Optional<Imported> read(ForeignText text) {
        Matcher link = text.link(LINK);
        if (!link.matches()) {
            return Optional.empty();
        }
        String[] parts = ForeignText.unescaped(link.group(1)).split("/", -1);
        String genre = parts[0].replaceFirst("_(?:edit|play)$", "");
        return Optional.of(
                switch (genre) {
                    case "sudoku" -> sudoku(text, parts);
                    case "fillomino" -> fillomino(text, parts);
                    case "starbattle" -> starBattle(text, parts);
                    default ->
                        throw fault(
                                text,
                                "genre: " + Phrases.quoted(genre)
                                        + " is not read here; expected sudoku, fillomino or starbattle");
                });
    }

    private static Imported sudoku(ForeignText text, String[] parts) {
        int width = size(text, parts, 1, "width");
        int height = size(text, parts, 2, "height");
        if (width != height || !SUDOKU_SIZES.contains(width)) {
            throw fault(text, "size: it is " + width + "x" + height + "; expected 4x4, 6x6, 9x9, 16x16 or 25x25");
        }
        int[][] board = new PzprCode(text, width, height).numbers(body(text, parts, "cells"), width);
        return new Imported(PROGRAM, "sudoku", Grids.sudoku(board), List.of());
    }

    private static Imported fillomino(ForeignText text, String[] parts) {
        int width = size(text, parts, 1, "width");
        int height = size(text, parts, 2, "height");
        int most = width == 1 ? 9 : LARGEST_REGION; // the model tells numbers of two digits by blanks between cells
        int[][] board = new PzprCode(text, width, height).numbers(body(text, parts, "cells"), most);
        return new Imported(PROGRAM, "fillomino", Grids.numbers(board), List.of(WITHOUT_NUMBER));
    }

    private static Imported starBattle(ForeignText text, String[] parts) {
        int width = size(text, parts, 1, "width");
        int height = size(text, parts, 2, "height");
        if (width != height) {
            throw fault(text, "size: it is " + width + "x" + height + "; expected as many rows as columns");
        }
        int stars = number(text, parts, HEADER, "stars", MOST_STARS);
        String borders = body(text, Arrays.copyOfRange(parts, 1, parts.length), "borders");
        int[][] regions = new PzprCode(text, width, height).regions(borders);
        long count =
                Arrays.stream(regions).flatMapToInt(Arrays::stream).distinct().count();
        if (count > Grids.marks()) {
            throw fault(text, "borders: there are " + count + " regions; expected at most " + Grids.marks());
        }
        String map = stars + (stars == 1 ? " star\n" : " stars\n") + Grids.regions(regions);
        return new Imported(PROGRAM, "star-battle", map, List.of());
    }

    private static int size(ForeignText text, String[] parts, int at, String field) {
        if (at == 1 && parts.length > 1 && !parts[1].isEmpty() && !Character.isDigit(parts[1].charAt(0))) {
            throw fault(text, "variant: " + Phrases.quoted(parts[1]) + " is not read here; expected the width next");
        }
        return number(text, parts, at, field, LARGEST);
    }

    private static int number(ForeignText text, String[] parts, int at, String field, int most) {
        String number = at < parts.length ? parts[at] : "";
        if (!NUMBER.matcher(number).matches() || Integer.parseInt(number) > most) {
            String found = number.isEmpty() ? "it is missing" : "it is " + Phrases.quoted(number);
            throw fault(text, field + ": " + found + "; expected 1 to " + most);
        }
        return Integer.parseInt(number);
    }

    /** What follows the size: one part, with or without a slash at its end. */
    private static String body(ForeignText text, String[] parts, String field) {
        if (parts.length <= HEADER) {
            throw fault(text, field + ": they are missing; expected them after the size");
        }
        for (int k = HEADER + 1; k < parts.length; k++) {
            if (!parts[k].isEmpty()) {
                throw fault(text, field + ": " + Phrases.quoted(parts[k]) + " follows them; expected the end");
            }
        }
        return parts[HEADER];
    }

    private static PuzzleSyntaxException fault(ForeignText text, String problem) {
        return text.fault(PROGRAM, problem);
    }
}
