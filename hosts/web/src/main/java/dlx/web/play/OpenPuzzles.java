package dlx.web.play;

import dlx.api.DlxException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.Setting;
import dlx.api.digest.Sha256;
import dlx.core.model.LoadedModel;
import dlx.core.search.CancellationToken;
import dlx.core.search.Limits;
import java.time.Duration;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.concurrent.Callable;

/**
 * The open puzzles, up to a number and a total size. The least recently used puzzle is removed first, and the page
 * opens it again when it needs it. Thread-safe.
 */
public final class OpenPuzzles {

    /** Maximum number of items, options and nodes of one cover. */
    static final long GREATEST_COVER = 1_250_000;

    private static final int MOST_PUZZLES = 64;
    private static final long MOST_TOGETHER = 20_000_000;

    /** Maximum total size on a host with little memory: two of the largest covers. */
    private static final long FEW_TOGETHER = 2 * GREATEST_COVER;

    /** Time limit for the description of a puzzle. */
    public static final Duration TIME_TO_READ = Duration.ofSeconds(10);

    private final Map<String, LoadedModel<?, ?>> models = new TreeMap<>();
    private final Map<String, OpenPuzzle<?, ?>> open = new LinkedHashMap<>(16, 0.75f, true);
    private final Duration timeToRead;
    private final WorkRunner readers;
    private final long mostTogether;
    private long together;

    /**
     * Creates an empty set of open puzzles.
     *
     * @param models the models whose puzzles can be opened
     * @param readers run the calls of models
     */
    public OpenPuzzles(Collection<LoadedModel<?, ?>> models, WorkRunner readers) {
        this(models, readers, TIME_TO_READ, MOST_TOGETHER);
    }

    /** Creates an empty set of open puzzles with other limits. */
    OpenPuzzles(Collection<LoadedModel<?, ?>> models, WorkRunner readers, Duration timeToRead, long mostTogether) {
        this.timeToRead = timeToRead;
        this.mostTogether = mostTogether;
        this.readers = readers;
        models.forEach(model -> this.models.put(model.id(), model.greatestSize(GREATEST_COVER)));
    }

    /** Creates an empty set of open puzzles for a host with little memory, such as a worker of a browser. */
    public static OpenPuzzles few(Collection<LoadedModel<?, ?>> models, WorkRunner readers) {
        return new OpenPuzzles(models, readers, TIME_TO_READ, FEW_TOGETHER);
    }

    /** Returns all models in the order of their ids. */
    public Collection<LoadedModel<?, ?>> models() {
        return models.values();
    }

    /**
     * Reads a puzzle and keeps it open.
     *
     * @param pins numbers of options that are given in addition to the text
     * @throws Refused if the model is unknown, or the text is not a puzzle of the model
     */
    public OpenPuzzle<?, ?> open(String modelId, String text, Map<String, String> settings, SortedSet<Integer> pins) {
        LoadedModel<?, ?> model = Optional.<LoadedModel<?, ?>>ofNullable(models.get(modelId))
                .orElseThrow(() -> new Refused(Refused.UNKNOWN, "unknown model \"" + modelId + "\" here"));
        checkNames(model, settings);
        String id = id(modelId, text, settings, pins);
        Optional<OpenPuzzle<?, ?>> known = find(id);
        if (known.isPresent()) {
            return known.get();
        }
        OpenPuzzle<?, ?> puzzle = read(id, model, text, settings, pins);
        keep(puzzle);
        return puzzle;
    }

    /**
     * Returns an open puzzle.
     *
     * @throws Refused if the puzzle is not open any more
     */
    public OpenPuzzle<?, ?> get(String id) {
        return find(id).orElseThrow(() -> new Refused(Refused.FORGOTTEN, "this puzzle is not open any more"));
    }

    /** Runs a call of a model with a time limit, because the call may never return. */
    public <T> T within(Callable<T> work) {
        try {
            return readers.run(work);
        } catch (DlxException e) {
            throw refusedBy(e);
        }
    }

    private static void checkNames(LoadedModel<?, ?> model, Map<String, String> settings) {
        List<String> names = model.settings().stream().map(Setting::name).toList();
        for (String name : settings.keySet()) {
            if (!names.contains(name)) {
                throw new Refused(
                        Refused.NOT_UNDERSTOOD,
                        "the model " + model.id() + " does not have a setting \"" + name + "\"; expected "
                                + (names.isEmpty() ? "none" : String.join(", ", names)));
            }
        }
    }

    private <P, O> OpenPuzzle<P, O> read(
            String id, LoadedModel<P, O> model, String text, Map<String, String> settings, SortedSet<Integer> pins) {
        CancellationToken token = new CancellationToken();
        try {
            return readers.run(() -> OpenPuzzle.read(
                    id, model, text, settings, pins, Limits.of(timeToRead).token(token)));
        } catch (PuzzleSyntaxException e) {
            throw Refused.unread(e);
        } catch (DlxException e) {
            throw refusedBy(e);
        } finally {
            token.cancel(); // the caller does not wait for the description any more
        }
    }

    /** Converts an error of a model. */
    public static Refused refusedBy(DlxException error) {
        boolean large = error.code().equals("memory_full") || error.code().equals("cover_too_large");
        return new Refused(large ? Refused.TOO_LARGE : Refused.NOT_UNDERSTOOD, String.valueOf(error.getMessage()));
    }

    private synchronized Optional<OpenPuzzle<?, ?>> find(String id) {
        return Optional.ofNullable(open.get(id));
    }

    private synchronized void keep(OpenPuzzle<?, ?> puzzle) {
        if (open.put(puzzle.id(), puzzle) == null) {
            together += puzzle.weight();
        }
        Iterator<OpenPuzzle<?, ?>> oldest = open.values().iterator();
        while (open.size() > 1 && (open.size() > MOST_PUZZLES || together > mostTogether)) {
            together -= oldest.next().weight();
            oldest.remove();
        }
    }

    /** Returns sixteen digits of a hash. */
    private static String id(String model, String text, Map<String, String> settings, SortedSet<Integer> pins) {
        String whole = model + '\0' + new TreeMap<>(settings) + '\0' + text + (pins.isEmpty() ? "" : "\0" + pins);
        return Sha256.of(whole).substring(0, 16);
    }
}
