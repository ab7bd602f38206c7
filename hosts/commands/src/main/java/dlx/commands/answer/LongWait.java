package dlx.commands.answer;

import dlx.core.search.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Advises a person once, when a search has found nothing for long, to ask for help that the command line does not ask for yet. */
public final class LongWait implements Consumer<Progress> {

    private static final long LONG_NANOS = 10_000_000_000L;

    private final Consumer<String> report;
    private final String sentence;
    private boolean said;

    /**
     * The command that waits, and what it does already.
     *
     * @param name its name
     * @param hasOrders true if it knows {@code --any-order}
     * @param anyOrder true if that was given
     * @param threads true if {@code --threads} was given
     * @param learns true if the engine learn was named
     */
    public record Waiting(String name, boolean hasOrders, boolean anyOrder, boolean threads, boolean learns) {}

    /**
     * A watcher of one search.
     *
     * @param report takes the sentence
     * @param puzzle the number of the puzzle
     * @param model the id of its model
     */
    LongWait(Consumer<String> report, int puzzle, String model, Waiting waiting) {
        this.report = report;
        List<String> advice = new ArrayList<>();
        advice.add("dlx inspect " + model + " tells how large the search may be");
        if (waiting.hasOrders() && !waiting.anyOrder()) {
            advice.add("dlx " + waiting.name() + ' ' + model + " --any-order tries other orders and other engines");
        }
        if (!waiting.threads()) {
            advice.add("--threads 0 takes all cores");
        }
        if (!waiting.learns()) {
            advice.add("--engine learn is what suits large boards");
        }
        advice.add("--time ends it");
        sentence = "puzzle " + puzzle + ": nothing found in 10 s; " + String.join("; ", advice);
    }

    @Override
    public void accept(Progress progress) {
        if (!said && progress.nanos() >= LONG_NANOS && progress.solutions() == 0) {
            said = true;
            report.accept(sentence);
        }
    }
}
