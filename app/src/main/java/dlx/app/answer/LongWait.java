package dlx.app.answer;

import dlx.core.search.Progress;
import java.util.function.Consumer;

/** Advises a person once, when a search has found nothing for long. */
final class LongWait implements Consumer<Progress> {

    private static final long LONG_NANOS = 10_000_000_000L;

    private final Consumer<String> report;
    private final String sentence;
    private boolean said;

    /**
     * A watcher of one search.
     *
     * @param report takes the sentence
     * @param puzzle its number
     * @param model what the puzzle is
     */
    LongWait(Consumer<String> report, int puzzle, String model) {
        this.report = report;
        sentence = "puzzle " + puzzle + ": nothing found in 10 s; dlx inspect " + model
                + " tells how large the search may be; dlx solve " + model + " --any-order tries other orders and other"
                + " engines, with --threads 0 on all cores, and --engine learn what suits large boards; --time ends it";
    }

    @Override
    public void accept(Progress progress) {
        if (!said && progress.nanos() >= LONG_NANOS && progress.solutions() == 0) {
            said = true;
            report.accept(sentence);
        }
    }
}
