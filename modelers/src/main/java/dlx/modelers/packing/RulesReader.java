package dlx.modelers.packing;

import dlx.api.Word;
import dlx.modelers.packing.PackingRules.Colors;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The rules after a board in its line: {@code holes 4}, as a number, a range, or {@code *}, then {@code colors AB CD}.
 *
 * @param holes the word after {@code holes}; absent without that rule
 * @param colors the groups of pieces after {@code colors}
 */
record RulesReader(Optional<Word> holes, Colors colors) {

    static final String HOLES = "holes";

    private static final String COLORS = "colors";
    private static final String CORNERS = "corners";

    /** The words that start a rule. */
    static final Set<String> WORDS = Set.of(HOLES, COLORS);

    /** Reads the rules, which end the line. */
    static RulesReader read(HeadWords words, List<Piece> pieces) {
        Optional<Word> holes = Optional.empty();
        if (words.take(HOLES)) {
            Word number = words.next("a number of holes");
            if (!Count.isOne(number.text())) {
                throw number.wrong("is not a number of holes", "one like 4 or 2..4, or '*' for any number");
            }
            holes = Optional.of(number);
        }
        Colors colors = words.take(COLORS) ? colors(words, pieces) : Colors.NONE;
        words.end();
        return new RulesReader(holes, colors);
    }

    private static Colors colors(HeadWords words, List<Piece> pieces) {
        boolean corners = words.take(CORNERS);
        List<String> groups = new ArrayList<>();
        Set<Integer> seen = new HashSet<>();
        do {
            Word group = words.next("the letters of pieces of one color");
            for (int i = 0; i < group.text().length(); i++) {
                char name = group.text().charAt(i);
                Word letter = new Word(group.line(), group.column() + i, String.valueOf(name));
                if (pieces.stream().noneMatch(piece -> piece.name().equals(letter.text()))) {
                    throw letter.wrong("is not a piece", "the letters of pieces of one color");
                }
                if (!seen.add((int) name)) {
                    throw letter.wrong("has a color already", "each piece in one color");
                }
            }
            groups.add(group.text());
        } while (words.hasNext());
        return new Colors(groups, corners);
    }

    /** Returns true if the line has the rule {@code holes}, so that all cells of a box may stay empty. */
    boolean isOfHoles() {
        return holes.isPresent();
    }

    /**
     * Rejects a drawn board that contradicts the rule about holes.
     *
     * @param board the board as it was drawn
     * @param placed the letters and the signs of holes on the board
     * @throws dlx.api.PuzzleSyntaxException if holes are counted without {@code ?}, drawn without a count, or drawn
     *     elsewhere
     */
    void check(Board board, List<DrawnSign> placed) {
        holes.filter(word -> board.optionalCells() == 0).ifPresent(word -> {
            throw word.wrong("asks for holes in a board without '?'", "a '?' for each cell that may stay empty");
        });
        for (DrawnSign mark : placed) {
            if (mark.sign() == DrawnRows.HOLE && !rules().countsHoles()) {
                throw mark.wrong(
                        "is a hole that counts", "'#' for a cell that stays empty, or a number of holes above");
            }
            if (mark.sign() == DrawnRows.HOLE && !board.isOptional(board.indexOf(mark.cell()))) {
                throw mark.wrong("is a hole where the board has none", "'.' or a letter");
            }
        }
    }

    /** Returns the words that state the rules of a puzzle, each after a blank. */
    static String text(Packing packing) {
        Colors colors = packing.rules().colors();
        String holes = packing.rules().countsHoles()
                ? " " + HOLES + " " + packing.rules().holes()
                : "";
        String corners = colors.corners() ? CORNERS + " " : "";
        return colors.isNone() ? holes : holes + " " + COLORS + " " + corners + String.join(" ", colors.groups());
    }

    /** Returns the rules that the words state. */
    PackingRules rules() {
        return new PackingRules(
                holes.map(word -> Count.read(word, "a number of holes", DrawnRows.MOST))
                        .orElse(Count.ANY),
                colors);
    }
}
