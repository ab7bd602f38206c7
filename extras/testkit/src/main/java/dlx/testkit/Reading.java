package dlx.testkit;

import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.LoadedModel;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a model makes of a whole text: the puzzles and the first error, read the way the host reads. */
record Reading<P>(List<P> puzzles, Optional<PuzzleSyntaxException> error) {

    /** A spoilt text may hold many puzzles, but a parser that never moves on holds infinitely many. */
    private static final int MOST = 10_000;

    static <P> Reading<P> of(LoadedModel<P, ?> modeler, String text) {
        return of(modeler, text.getBytes(StandardCharsets.UTF_8));
    }

    static <P> Reading<P> of(LoadedModel<P, ?> modeler, byte[] bytes) {
        PuzzleText text = PuzzleText.of("<text>", new ByteArrayInputStream(bytes), Map.of(), warning -> {});
        List<P> puzzles = new ArrayList<>();
        Optional<PuzzleSyntaxException> error = Optional.empty();
        for (int steps = 0; steps < MOST; steps++) {
            try {
                Optional<P> next = modeler.next(text);
                if (next.isEmpty()) {
                    return new Reading<>(puzzles, error);
                }
                puzzles.add(next.get());
            } catch (PuzzleSyntaxException e) {
                error = error.or(() -> Optional.of(e));
                if (!resumes(modeler, text)) {
                    return new Reading<>(puzzles, error);
                }
            }
        }
        throw new AssertionError("the parser found " + MOST + " puzzles and errors in a short text; does it move on?");
    }

    /** A line that is no text may come where the model only wants to skip. */
    private static boolean resumes(LoadedModel<?, ?> modeler, PuzzleText text) {
        try {
            return modeler.resume(text);
        } catch (PuzzleSyntaxException e) {
            return false;
        }
    }
}
