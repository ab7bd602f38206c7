package dlx.modelers.packing;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A piece to be packed: its name, the ways in which it may lie, and how often it is used.
 *
 * @param name one character, as drawings show it
 * @param forms the different forms, sorted; at least one, all of the same size
 * @param copies how often it is used
 * @since 0.1
 */
public record Piece(String name, List<PieceShape> forms, Count copies) {

    /** As many copies as it takes, perhaps none. */
    public static final Count ANY_NUMBER = Count.ANY;

    private static final Count ONCE = Count.of(1);

    /** The characters that can name pieces, in the order in which nameless pieces get them. */
    public static final String NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    /** A piece with copies of what was given. */
    public Piece {
        forms = List.copyOf(forms);
    }

    /**
     * A piece that is used once.
     *
     * @param name one character
     * @param form any of its forms
     * @param motions what makes the others of it
     * @return the piece
     */
    public static Piece of(String name, PieceShape form, Collection<Motion> motions) {
        return new Piece(name, form.orientations(motions), ONCE);
    }

    /**
     * Returns pieces that are used once each.
     *
     * @param drawings as of {@link #drawings}
     * @param motions what makes all forms of a piece of its drawing
     * @return the pieces, in the same order
     */
    public static List<Piece> all(String drawings, Collection<Motion> motions) {
        return drawings(drawings).entrySet().stream()
                .map(piece -> of(piece.getKey(), PieceShape.drawn(piece.getValue()), motions))
                .toList();
    }

    /**
     * Returns the drawings of pieces by their names.
     *
     * @param pieces a letter and a drawing for each: {@code L ###/#.., V ##/#.}
     * @return the drawings, in the same order
     */
    public static Map<String, String> drawings(String pieces) {
        Map<String, String> drawings = new LinkedHashMap<>();
        for (String piece : pieces.split(", ")) {
            drawings.put(piece.substring(0, 1), piece.substring(2));
        }
        return drawings;
    }

    /**
     * This piece, used so many times.
     *
     * @param newCopies how often
     * @return a piece that differs in its copies only
     */
    public Piece times(Count newCopies) {
        return new Piece(name, forms, newCopies);
    }

    /**
     * This piece with another name.
     *
     * @param newName one character
     * @return a piece that differs in its name only
     */
    public Piece named(String newName) {
        return new Piece(newName, forms, copies);
    }

    /**
     * How many cells it covers.
     *
     * @return {@code >= 1}
     */
    public int size() {
        return forms.get(0).cells().size();
    }

    /**
     * Whether it is used exactly once.
     *
     * @return {@code false} if there may be more of it, or less
     */
    public boolean isSingle() {
        return copies.equals(ONCE);
    }
}
