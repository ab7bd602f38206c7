package dlx.core.engine;

import dlx.core.search.Strategy;
import java.util.Optional;

/** A bit matrix of item x slot: the default. */
final class SlotsEngine extends Engine {

    /** A state of more words than this is slower than lists, and its rows fill the memory. */
    static final int MOST_WORDS = 1 << 12;

    /** The most words that the sparse rows of all options may have. */
    private static final long MOST_SPARSE_WORDS = 1 << 24;

    @Override
    public String name() {
        return "slots";
    }

    @Override
    Optional<String> cannot(Problem problem, Task task) {
        if (task.isTold()) {
            return Optional.of("does not tell its steps");
        }
        if (task.strategy() != Strategy.MRV && task.strategy() != Strategy.WEIGHTS) {
            return Optional.of("knows the strategies mrv and weights only");
        }
        if (task.strategy() == Strategy.WEIGHTS && task.question() == Question.ALL) {
            return Optional.of("keeps the order of solutions with the strategy mrv only");
        }
        long size = Slots.size(problem);
        if (size > MOST_WORDS || Rows.words(problem, size) > MOST_SPARSE_WORDS) {
            return Optional.of("has no room for " + problem.options() + " options of " + problem.items() + " items");
        }
        return Optional.empty();
    }

    @Override
    boolean reduces() {
        return true;
    }

    @Override
    Compiled compile(Problem problem) {
        return compile(new Slots(problem));
    }

    Compiled compile(Slots slots) {
        if (slots.isOneWord()) {
            long[][] rowAt = rowsByPlace(slots);
            return (pinned, task, control) -> new OneWordSearch(slots, rowAt, pinned, task, control);
        }
        Rows rows = Rows.of(slots);
        PairRule rule = new PairRule(slots);
        return (pinned, task, control) -> new ManyWordsSearch(slots, rows, rule, pinned, task, control);
    }

    private static long[][] rowsByPlace(Slots slots) {
        long[][] rows = new long[slots.problem.options()][];
        for (int k = 0; k < rows.length; k++) {
            rows[k] = slots.row(k);
        }
        long[][] rowAt = new long[slots.size << 6][];
        for (int place = 0; place < rowAt.length; place++) {
            rowAt[place] = rows.length > 0 ? rows[slots.optionAt[place]] : slots.root;
        }
        return rowAt;
    }
}
