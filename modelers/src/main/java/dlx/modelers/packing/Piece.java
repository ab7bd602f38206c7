package dlx.modelers.packing;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A piece to be packed.
 *
 * @param name one character, as drawings show it
 * @param forms the different forms in which the piece may lie, sorted; at least one, all of the same size
 * @param copies the number of times that the piece is used
 * @since 0.1
 */
public record Piece(String name, List<PieceShape> forms, Count copies) {

    /** The count of a piece that may be used any number of times, 0 included. */
    public static final Count ANY_NUMBER = Count.ANY;

    private static final Count ONCE = Count.of(1);

    /** The characters that can name pieces, in the order in which nameless pieces get them. */
    public static final String NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    /** Creates a piece with a copy of the list. */
    public Piece {
        forms = List.copyOf(forms);
    }

    /**
     * Returns a piece that is used once.
     *
     * @param name one character
     * @param form any of its forms
     * @param motions the motions that generate its other forms
     * @return the piece
     */
    public static Piece of(String name, PieceShape form, Collection<Motion> motions) {
        return new Piece(name, form.orientations(motions), ONCE);
    }

    /**
     * Returns pieces that are used once each.
     *
     * @param drawings the drawings, as in {@link #drawings}
     * @param motions the motions that generate all forms of a piece from its drawing
     * @return the pieces, in the order of the drawings
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
     * @return the drawings, in the order of the text
     */
    public static Map<String, String> drawings(String pieces) {
        Map<String, String> drawings = new LinkedHashMap<>();
        for (String piece : pieces.split(", ")) {
            drawings.put(piece.substring(0, 1), piece.substring(2));
        }
        return drawings;
    }

    /**
     * Returns this piece with another number of copies.
     *
     * @param newCopies the number of copies
     * @return a piece that differs in its copies only
     */
    public Piece times(Count newCopies) {
        return new Piece(name, forms, newCopies);
    }

    /**
     * Returns this piece with another name.
     *
     * @param newName one character
     * @return a piece that differs in its name only
     */
    public Piece named(String newName) {
        return new Piece(newName, forms, copies);
    }

    /**
     * Returns the number of cells that the piece covers.
     *
     * @return {@code >= 1}
     */
    public int size() {
        return forms.get(0).cells().size();
    }

    /**
     * Returns true if the piece is used exactly once.
     *
     * @return false if the number of copies may be 0, or more than 1
     */
    public boolean isSingle() {
        return copies.equals(ONCE);
    }
}
