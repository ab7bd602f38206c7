package dlx.modelers.packing;

import dlx.api.HasRecovery;
import dlx.api.HasSymmetries;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A model whose puzzles name or draw the pieces of a kit, and then the board. */
public abstract class KitModel extends PackingModel implements HasSymmetries<Packing, Placement>, HasRecovery {

    /** The paragraph about rules in the grammars of models. */
    protected static final String RULES = """

            Copies may be a range: "1..3x", "0..2x", "2..*x"; copies right after a set are those of each piece. '?' in a
            board is a cell that may stay empty. "holes 4" at the end of the line of the size, or of the line above a
            drawn board, says how many of these do so ("holes 1..3", "holes *" for any number); all cells of a board
            given by its size are such cells then. In solutions '_' is an empty cell that was counted.
            A letter on a drawn board is a cell that must be filled; where pieces lie on cells that may stay empty, a line
            "placed" and a second drawing of the board, with the pieces on it, follow the first.
            "colors AB C", after the holes, says which pieces have a color: those of one color do not touch by their
            sides, copies neither; "colors corners AB C", not even at corners.
            """;

    private final List<Family> families;

    /**
     * Creates a model with its families of pieces.
     *
     * @param id the name of the model for users
     * @param title the title, one line
     * @param example a puzzle that has a solution
     * @param families the sets of pieces that a puzzle can name, and the ways to turn pieces
     * @param settings the settings, in the order in which users see them
     */
    protected KitModel(String id, String title, String example, List<Family> families, Setting... settings) {
        super(id, title, example, settings);
        this.families = List.copyOf(families);
    }

    /**
     * Returns the families that puzzles use.
     *
     * @param text the puzzle text, whose settings may choose other families in an override
     * @return the families of the model unless overridden
     */
    protected List<Family> families(PuzzleText text) {
        return families;
    }

    @Override
    public final Packing parse(PuzzleText text) {
        return new PackingReader(text, families(text)).read();
    }

    @Override
    public final boolean resume(PuzzleText text) {
        return new PackingReader(text, families(text)).resume();
    }

    @Override
    public final List<UnaryOperator<Placement>> symmetries(Packing packing) {
        return packing.symmetries();
    }

    @Override
    public final Optional<String> write(Packing shape, List<Placement> givens) {
        return Optional.of(new PackingWriter(families).write(shape, givens));
    }
}
