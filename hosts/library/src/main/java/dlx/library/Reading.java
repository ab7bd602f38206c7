package dlx.library;

import dlx.api.DlxException;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.core.model.LoadedModel;
import dlx.core.puzzles.PuzzleReader;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the puzzles of a text one after the other, and keeps the last puzzle. */
final class Reading<P, O> {

    /**
     * The input that determines the puzzles of a reading.
     *
     * @param model the id of the model, or the rules of a puzzle
     * @param text the text
     * @param source the name of the text in messages
     * @param settings the settings with which the text is read
     * @param isOnly true if the text must contain exactly one puzzle
     */
    record Key(String model, String text, String source, Map<String, String> settings, boolean isOnly) {

        /** Creates a key with a copy of the settings. */
        Key {
            settings = Map.copyOf(settings);
        }
    }

    private final LoadedModel<P, O> model;
    private final Key key;
    private List<String> warnings = new ArrayList<>();

    /** The reader of the puzzles in turn; empty before the first. */
    private Optional<PuzzleReader<P>> reader = Optional.empty();

    /** Number of puzzles that have been read, including rejected puzzles. */
    private long number;

    /** The last puzzle; empty before the first puzzle and after a rejected puzzle. */
    private Optional<ReadPuzzle<P, O>> last = Optional.empty();

    private Reading(LoadedModel<P, O> model, Key key) {
        this.model = model;
        this.key = key;
    }

    static <P, O> Reading<P, O> of(LoadedModel<P, O> model, Key key) {
        checkSettings(model, key.settings());
        if (Asked.isBroken(key.text())) {
            throw Asked.refused("text", Asked.WHOLE);
        }
        return new Reading<>(model, key);
    }

    /**
     * Returns the puzzle of a request, whose member {@code puzzle} is its number in the text, from 1.
     *
     * @throws DlxException if the puzzle cannot be read; later puzzles can still be requested
     */
    ReadPuzzle<P, O> puzzle(Asked asked) {
        long wanted = asked.number("puzzle", 1);
        if (wanted < 1) {
            throw Asked.refused("puzzle", "a number from 1 on");
        }
        if (last.isPresent() && number == wanted) {
            return last.get();
        }
        if (key.isOnly()) {
            P puzzle = model.puzzle(text());
            number = 1;
            return keep(ReadPuzzle.of(model, puzzle, 1, key.settings(), warned()));
        }
        if (reader.isEmpty() || number >= wanted) {
            number = 0;
            warnings = new ArrayList<>();
            reader = Optional.of(new PuzzleReader<>(model, text()));
        }
        while (number + 1 < wanted) {
            read(true);
        }
        return read(false);
    }

    private PuzzleText text() {
        byte[] bytes = key.text().getBytes(StandardCharsets.UTF_8);
        return PuzzleText.of(
                key.source(), new ByteArrayInputStream(bytes), key.settings(), warning -> warnings.add(warning));
    }

    private ReadPuzzle<P, O> read(boolean isSkipped) {
        number++;
        last = Optional.empty();
        try {
            Optional<P> puzzle = reader.orElseThrow().next();
            return keep(
                    puzzle.isPresent()
                            ? ReadPuzzle.of(model, puzzle.get(), number, key.settings(), warned())
                            : ReadPuzzle.end(model, number, warned()));
        } catch (DlxException e) {
            if (isSkipped) {
                return ReadPuzzle.end(model, number, warned());
            }
            throw e;
        }
    }

    private ReadPuzzle<P, O> keep(ReadPuzzle<P, O> puzzle) {
        last = Optional.of(puzzle);
        return puzzle;
    }

    private List<String> warned() {
        List<String> all = warnings;
        warnings = new ArrayList<>();
        return all;
    }

    private static void checkSettings(LoadedModel<?, ?> model, Map<String, String> settings) {
        List<String> known = model.settings().stream().map(Setting::name).toList();
        for (String name : settings.keySet()) {
            if (known.isEmpty()) {
                throw new Refusal(
                        Library.BAD, "unknown_setting", name + ": the model " + model.id() + " does not have settings");
            }
            if (!known.contains(name)) {
                throw Refusal.unknown("setting", name, known);
            }
        }
    }
}
