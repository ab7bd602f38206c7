package dlx.commands.answer;

import dlx.core.search.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Reports advice once, if a search has not found a solution for 10 seconds: the options that the command line does not
 * use yet.
 */
public final class LongWait implements Consumer<Progress> {

    private static final long LONG_NANOS = 10_000_000_000L;

    private final Consumer<String> report;
    private final String sentence;
    private boolean said;

    /**
     * The command that waits, and the options that it uses.
     *
     * @param name the name of the command
     * @param hasOrders true if the command supports {@code --any-order}
     * @param anyOrder true if {@code --any-order} was given
     * @param threads true if {@code --threads} was given
     */
    public record Waiting(String name, boolean hasOrders, boolean anyOrder, boolean threads) {}

    /**
     * Creates a watcher of one search.
     *
     * @param report takes the sentence
     * @param puzzle the number of the puzzle
     * @param model the id of the puzzle's model
     */
    LongWait(Consumer<String> report, int puzzle, String model, Waiting waiting) {
        this.report = report;
        List<String> advice = new ArrayList<>();
        advice.add("dlx inspect " + model + " estimates the size of the search");
        if (waiting.hasOrders() && !waiting.anyOrder()) {
            advice.add("dlx " + waiting.name() + ' ' + model + " --any-order also tries other orders");
        }
        if (!waiting.threads()) {
            advice.add("--threads 0 uses all cores");
        }
        advice.add("--time limits the search");
        sentence = "puzzle " + puzzle + ": no solution found in 10 s; " + String.join("; ", advice);
    }

    @Override
    public void accept(Progress progress) {
        if (!said && progress.nanos() >= LONG_NANOS && progress.solutions() == 0) {
            said = true;
            report.accept(sentence);
        }
    }
}
