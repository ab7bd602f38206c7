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
 * The puzzles that are open, up to a number and a size; those not used for longest go first, and are opened again when
 * they are asked for. Safe for use by several threads.
 */
public final class OpenPuzzles {

    /** Items, options and nodes of one cover. */
    static final long GREATEST_COVER = 1_250_000;

    private static final int MOST_PUZZLES = 64;
    private static final long MOST_TOGETHER = 20_000_000;

    /** Of a host with little memory: two of the largest. */
    private static final long FEW_TOGETHER = 2 * GREATEST_COVER;

    /** In which the description of a puzzle must end. */
    public static final Duration TIME_TO_READ = Duration.ofSeconds(10);

    private final Map<String, LoadedModel<?, ?>> models = new TreeMap<>();
    private final Map<String, OpenPuzzle<?, ?>> open = new LinkedHashMap<>(16, 0.75f, true);
    private final Duration timeToRead;
    private final WorkRunner readers;
    private final long mostTogether;
    private long together;

    /**
     * For some models.
     *
     * @param readers do what models are asked to do
     */
    public OpenPuzzles(Collection<LoadedModel<?, ?>> models, WorkRunner readers) {
        this(models, readers, TIME_TO_READ, MOST_TOGETHER);
    }

    /** With other limits. */
    OpenPuzzles(Collection<LoadedModel<?, ?>> models, WorkRunner readers, Duration timeToRead, long mostTogether) {
        this.timeToRead = timeToRead;
        this.mostTogether = mostTogether;
        this.readers = readers;
        models.forEach(model -> this.models.put(model.id(), model.greatestSize(GREATEST_COVER)));
    }

    /** The same for a host with little memory, such as a worker of a browser. */
    public static OpenPuzzles few(Collection<LoadedModel<?, ?>> models, WorkRunner readers) {
        return new OpenPuzzles(models, readers, TIME_TO_READ, FEW_TOGETHER);
    }

    /** All models in the order of their ids. */
    public Collection<LoadedModel<?, ?>> models() {
        return models.values();
    }

    /**
     * Reads a puzzle and keeps it.
     *
     * @param pins numbers of options that are taken beside those that the text gives
     * @throws Refused if there is no such model, or the text is no puzzle of it
     */
    public OpenPuzzle<?, ?> open(String modelId, String text, Map<String, String> settings, SortedSet<Integer> pins) {
        LoadedModel<?, ?> model = Optional.<LoadedModel<?, ?>>ofNullable(models.get(modelId))
                .orElseThrow(() -> new Refused(Refused.UNKNOWN, "there is no model \"" + modelId + "\" here"));
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
     * A puzzle that was opened.
     *
     * @throws Refused if it is not open any more
     */
    public OpenPuzzle<?, ?> get(String id) {
        return find(id).orElseThrow(() -> new Refused(Refused.FORGOTTEN, "this puzzle is not open any more"));
    }

    /** Has a model do some work within a time: it may never come back. */
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
            token.cancel(); // it is not waited for any more
        }
    }

    /** The refusal of a model, or of one that failed. */
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

    /** Sixteen digits of a hash. */
    private static String id(String model, String text, Map<String, String> settings, SortedSet<Integer> pins) {
        String whole = model + '\0' + new TreeMap<>(settings) + '\0' + text + (pins.isEmpty() ? "" : "\0" + pins);
        return Sha256.of(whole).substring(0, 16);
    }
}
