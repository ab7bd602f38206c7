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
                + " tells how large the search may be; a SAT solver (dlx export " + model
                + " --to dimacs), another order"
                + " (--seed 1, --strategy weights) or more cores (--threads 0) may find one sooner, --time ends it";
    }

    @Override
    public void accept(Progress progress) {
        if (!said && progress.nanos() >= LONG_NANOS && progress.solutions() == 0) {
            said = true;
            report.accept(sentence);
        }
    }
}
