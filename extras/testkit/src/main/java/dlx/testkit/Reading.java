package dlx.testkit;

import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.core.model.LoadedModel;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The result of reading a whole text with a model, as the host reads.
 *
 * @param puzzles the puzzles read
 * @param errors the errors, one per rejected puzzle
 * @param settings the settings that the model asked for
 * @param standsStill true if {@code resume} returned true after an error without having moved
 * @param resumed true if the model resumed after every error
 */
record Reading<P>(
        List<P> puzzles,
        List<PuzzleSyntaxException> errors,
        List<Setting> settings,
        boolean standsStill,
        boolean resumed) {

    /**
     * Maximum number of puzzles and errors in a text. A spoilt text may contain many puzzles, but a parser that does
     * not move would find puzzles for ever.
     */
    private static final int MOST = 10_000;

    Optional<PuzzleSyntaxException> error() {
        return errors.stream().findFirst();
    }

    static <P> Reading<P> of(LoadedModel<P, ?> modeler, String text) {
        return of(modeler, text, Map.of());
    }

    static <P> Reading<P> of(LoadedModel<P, ?> modeler, String text, Map<String, String> settings) {
        return of(modeler, text.getBytes(StandardCharsets.UTF_8), settings);
    }

    static <P> Reading<P> of(LoadedModel<P, ?> modeler, byte[] bytes, Map<String, String> settings) {
        PuzzleText text = PuzzleText.of("<text>", new ByteArrayInputStream(bytes), settings, warning -> {});
        List<P> puzzles = new ArrayList<>();
        List<PuzzleSyntaxException> errors = new ArrayList<>();
        for (int steps = 0; steps < MOST; steps++) {
            long before = text.taken();
            try {
                Optional<P> next = modeler.next(text);
                if (next.isEmpty()) {
                    return new Reading<>(puzzles, errors, text.settingsAsked(), false, true);
                }
                puzzles.add(next.get());
            } catch (PuzzleSyntaxException e) {
                errors.add(e);
                boolean resumed = modeler.resume(text);
                boolean standsStill = resumed && text.taken() == before;
                if (!resumed || standsStill) {
                    return new Reading<>(puzzles, errors, text.settingsAsked(), standsStill, false);
                }
            }
        }
        throw new AssertionError("the parser found " + MOST + " puzzles and errors in a short text; does it move on?");
    }
}
