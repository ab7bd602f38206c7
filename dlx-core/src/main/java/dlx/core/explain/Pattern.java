package dlx.core.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A pattern on a board or in a row that has a common name.
 *
 * @param marks returns true if a place belongs to the pattern
 * @param instruction a sentence that makes the pattern; {@code %s} is the plural of the noun
 * @param name the adjective for the places of the pattern
 * @param other the adjective for all other places
 * @param which words for each place of the pattern, without an instruction; {@code %s} is the noun
 */
record Pattern(Predicate<Place> marks, String instruction, String name, String other, String which) {

    /** Maximum period of a pattern; readers do not recognize longer periods. */
    private static final int MOST = 6;

    private static final int MOST_IN_SPACE = 4;

    private static final List<String> LINES = List.of("row", "column", "layer");

    /** Returns the patterns of places with a number of coordinates, the simplest first. */
    static List<Pattern> of(int dimensions) {
        List<Pattern> patterns = new ArrayList<>();
        if (dimensions == 1) {
            for (int k = 2; k <= MOST; k++) {
                numbers(k, patterns);
            }
        }
        if (dimensions > 1) {
            chessboard(dimensions, patterns);
            lines(2, dimensions, patterns);
            lattices(2, dimensions, patterns);
        }
        if (dimensions == 2) {
            blocks(patterns);
            pairs(patterns);
        }
        for (int k = 3; dimensions > 1 && k <= (dimensions == 2 ? MOST : MOST_IN_SPACE); k++) {
            lines(k, dimensions, patterns);
            if (dimensions == 2) {
                diagonals(k, patterns);
            }
            lattices(k, dimensions, patterns);
        }
        return patterns;
    }

    /** Returns the patterns that remain true if the first row or number is 0. The other patterns count lines from 1. */
    static List<Pattern> fromZero(int dimensions) {
        List<Pattern> patterns = new ArrayList<>();
        if (dimensions == 1) {
            numbers(2, patterns);
        }
        if (dimensions > 1) {
            chessboard(dimensions, patterns);
            lattices(2, dimensions, patterns);
        }
        return patterns;
    }

    private static Pattern colors(Predicate<Place> white, String instruction, String which) {
        return new Pattern(white, instruction, "white", "black", which);
    }

    private static Pattern marked(Predicate<Place> marks, String instruction, String which) {
        return new Pattern(marks, instruction, "marked", "unmarked", which);
    }

    private static void numbers(int k, List<Pattern> patterns) {
        for (int rest = 1; rest <= k; rest++) {
            int r = rest % k;
            Predicate<Place> marks = place -> place.at().get(0) % k == r;
            if (k == 2) {
                String name = r == 1 ? "odd" : "even";
                String other = r == 1 ? "even" : "odd";
                patterns.add(new Pattern(marks, "Look at the " + name + " %s.", name, other, "each " + name + " %s"));
            } else {
                String from = "every " + Nouns.ordinal(k) + " %s, from " + rest + " on";
                patterns.add(marked(marks, "Mark " + from.replace("%s", "of the %s") + ".", from));
            }
        }
    }

    private static void chessboard(int dimensions, List<Pattern> patterns) {
        String instruction = dimensions == 2
                ? "Color the board like a chessboard."
                : "Color the %s like a chessboard in space: neighbors differ.";
        String sum = dimensions == 2 ? "row and column" : "row, column and layer";
        for (int rest = 0; rest < 2; rest++) {
            int r = rest;
            patterns.add(colors(
                    place -> place.sum() % 2 == r,
                    instruction,
                    "each %s whose " + sum + " add up to an " + (r == 0 ? "even" : "odd") + " number"));
        }
    }

    private static void lines(int k, int dimensions, List<Pattern> patterns) {
        for (int axis = 0; axis < dimensions; axis++) {
            String line = LINES.get(axis);
            for (int rest = 1; rest <= k; rest++) {
                int a = axis;
                int r = rest % k;
                Predicate<Place> marks = place -> place.at().get(a) % k == r;
                if (k == 2) {
                    patterns.add(colors(
                            marks,
                            "Color the " + line + "s in turn " + (r == 1 ? "white and black." : "black and white."),
                            "each %s in an " + (r == 1 ? "odd " : "even ") + line));
                } else {
                    String from = "every " + Nouns.ordinal(k) + " " + line + ", from " + line + " " + rest + " on";
                    patterns.add(marked(marks, "Mark " + from + ".", "each %s of " + from));
                }
            }
        }
    }

    /** Adds the patterns with one residue per coordinate; the pattern with all residues 1 comes first. */
    private static void lattices(int k, int dimensions, List<Pattern> patterns) {
        int all = (int) Math.pow(k, dimensions);
        for (int code = 0; code < all; code++) {
            int[] rest = new int[dimensions];
            int left = code;
            for (int axis = dimensions - 1; axis >= 0; axis--) {
                rest[axis] = left % k + 1;
                left /= k;
            }
            Predicate<Place> marks = place ->
                    IntStream.range(0, dimensions).allMatch(axis -> place.at().get(axis) % k == rest[axis] % k);
            String where = k == 2 ? parities(rest) : multiples(k, rest);
            patterns.add(marked(marks, "Mark the %s " + where + ".", "each %s " + where));
        }
    }

    private static String parities(int[] rest) {
        boolean alike = IntStream.of(rest).allMatch(r -> r == rest[0]);
        String odd = rest[0] == 1 ? "odd" : "even";
        if (alike) {
            return rest.length == 2
                    ? "whose row and column are both " + odd
                    : "whose row, column and layer are all " + odd;
        }
        return "in "
                + Sentences.and(IntStream.range(0, rest.length)
                        .mapToObj(axis -> (rest[axis] == 1 ? "odd " : "even ") + LINES.get(axis) + "s")
                        .toList());
    }

    private static String multiples(int k, int[] rest) {
        return "where every " + Nouns.ordinal(k) + " line of each direction cross, from "
                + IntStream.range(0, rest.length)
                        .mapToObj(axis -> LINES.get(axis) + " " + rest[axis])
                        .collect(Collectors.joining(", "))
                + " on";
    }

    private static void blocks(List<Pattern> patterns) {
        for (int rest = 0; rest < 2; rest++) {
            int r = rest;
            patterns.add(colors(
                    place -> ((place.row() - 1) / 2 + (place.column() - 1) / 2) % 2 == r,
                    "Divide the board into blocks of 2x2, and color them like a chessboard.",
                    "each %s of every second block of 2x2, like the " + (r == 0 ? "white" : "black")
                            + " ones of a chessboard"));
        }
    }

    /** Adds the patterns of lines in pairs: two white, two black, and so on. */
    private static void pairs(List<Pattern> patterns) {
        for (int rest = 1; rest <= 4; rest++) {
            int r = rest;
            pair("rows", rest, place -> place.row() - r, patterns);
            pair("columns", rest, place -> place.column() - r, patterns);
            pair("rising diagonals", rest, place -> place.sum() - 1 - r, patterns);
            pair("falling diagonals", rest, place -> place.column() - place.row() + 1 - r, patterns);
        }
    }

    private static void pair(String lines, int first, ToIntFunction<Place> line, List<Pattern> patterns) {
        String where = lines.endsWith("diagonals")
                ? "those of r1c" + first + " and r1c" + (first + 1)
                : first + " and " + (first + 1);
        patterns.add(colors(
                place -> Math.floorMod(line.applyAsInt(place), 4) < 2,
                "Color the " + lines + " in pairs, two white and two black in turn: " + where + " are white.",
                "each %s of every second pair of " + lines + ", from " + where + " on"));
    }

    private static void diagonals(int k, List<Pattern> patterns) {
        for (int rest = 0; rest < k; rest++) {
            int r = rest;
            patterns.add(diagonal(k, "rising", "r1c" + (Math.floorMod(r - 2, k) + 1), place -> place.sum() % k == r));
            patterns.add(diagonal(
                    k,
                    "falling",
                    "r1c" + (Math.floorMod(r, k) + 1),
                    place -> Math.floorMod(place.column() - place.row(), k) == r));
        }
    }

    private static Pattern diagonal(int k, String kind, String corner, Predicate<Place> marks) {
        String from = "every " + Nouns.ordinal(k) + " " + kind + " diagonal, beginning with that of " + corner;
        return marked(marks, "Mark " + from + ".", "each %s on " + from);
    }
}
