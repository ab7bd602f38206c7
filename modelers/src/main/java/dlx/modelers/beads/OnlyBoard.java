package dlx.modelers.beads;

import dlx.api.JudgeProblem;
import dlx.api.PuzzleText;
import dlx.modelers.packing.Packing;
import java.util.Optional;

/** The input of the judge: one board, without further text. */
final class OnlyBoard implements JudgeProblem.Cases<Packing> {

    private final PuzzleText text;
    private boolean read;

    OnlyBoard(PuzzleText text) {
        this.text = text;
    }

    @Override
    public Optional<Packing> next() {
        if (!text.skipBlank()) {
            return Optional.empty();
        }
        if (read) {
            throw text.next("nothing").error(1, "the text continues; expected nothing after the board");
        }
        read = true;
        return Optional.of(BeadsReader.read(text));
    }
}
