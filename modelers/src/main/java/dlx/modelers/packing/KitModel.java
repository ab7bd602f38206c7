package dlx.modelers.packing;

import dlx.api.PuzzleText;
import java.util.List;
import java.util.Optional;

/** A model whose puzzles name or draw their pieces, in the way that a kit says, and then their board. */
public abstract class KitModel extends PackingModel {

    private final Kit kit;
    private final Optional<Kit> oneSided;

    /**
     * A model with its words for lists and its pieces.
     *
     * @param id the name by which people ask for it
     * @param title one line
     * @param example a puzzle that has a solution
     * @param kit the sets of pieces that a puzzle can name, and how pieces may be turned
     * @param oneSided the kit of puzzles that start with "one-sided"; absent if none may
     */
    protected KitModel(String id, String title, String example, Kit kit, Optional<Kit> oneSided) {
        super(id, title, example);
        this.kit = kit;
        this.oneSided = oneSided;
    }

    /**
     * Which kit puzzles use that do not start with "one-sided".
     *
     * @param text whose settings count
     * @return the kit of the model unless overridden
     */
    protected Kit kit(PuzzleText text) {
        return kit;
    }

    @Override
    public final Packing parse(PuzzleText text) {
        return new PackingReader(text, kit(text), oneSided).read();
    }

    @Override
    public final boolean resume(PuzzleText text) {
        return new PackingReader(text, kit(text), oneSided).resume();
    }

    /** Solutions show no pieces, so they are no puzzles. */
    @Override
    public final boolean rendersPuzzles() {
        return false;
    }

    @Override
    public final Optional<String> write(Packing shape, List<Placement> givens) {
        return Optional.of(new PackingWriter(kit, oneSided).write(shape, givens));
    }
}
