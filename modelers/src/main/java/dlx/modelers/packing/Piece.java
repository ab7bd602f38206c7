package dlx.modelers.packing;

import java.util.Collection;
import java.util.List;

/**
 * A piece to be packed: its name, the ways in which it may lie, and how often it is used.
 *
 * @param name one character, as drawings show it
 * @param forms the different forms, sorted; at least one, all of the same size
 * @param copies how often it is used, or {@link #ANY_NUMBER}
 * @since 0.1
 */
public record Piece(String name, List<PieceShape> forms, int copies) {

    /** As many copies as it takes, perhaps none. */
    public static final int ANY_NUMBER = 0;

    /** The characters that can name pieces, in the order in which nameless pieces get them. */
    public static final String NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    /**
     * A piece that nobody else can change.
     *
     * @throws IllegalArgumentException if it has no form, or copies are counted below 0
     */
    public Piece {
        forms = List.copyOf(forms);
        if (forms.isEmpty() || copies < 0) {
            throw new IllegalArgumentException("piece " + name + ": " + forms.size() + " forms, " + copies
                    + " copies; expected a form, and copies from 0");
        }
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
        return new Piece(name, form.orientations(motions), 1);
    }

    /**
     * This piece, used so many times.
     *
     * @param newCopies how often, or {@link #ANY_NUMBER}
     * @return a piece that differs in its copies only
     */
    public Piece times(int newCopies) {
        return new Piece(name, forms, newCopies);
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
     * @return {@code false} if there may be more of it
     */
    public boolean isSingle() {
        return copies == 1;
    }
}
