package dlx.core.engine;

import dlx.core.search.Strategy;
import java.util.Optional;

/** Counts with a {@link MemoTable}, over the states of {@code masks} or {@code slots}. */
final class MemoEngine extends Engine {

    private final SlotsEngine slotsEngine;

    MemoEngine(SlotsEngine slotsEngine) {
        this.slotsEngine = slotsEngine;
    }

    @Override
    public String name() {
        return "memo";
    }

    @Override
    Optional<String> cannot(Problem problem, Task task) {
        if (task.question() != Question.COUNT) {
            return Optional.of("only counts, and only all solutions");
        }
        if (task.isTold()) {
            return Optional.of("does not tell its steps");
        }
        if (task.strategy() != Strategy.MRV) {
            return Optional.of("knows the strategy mrv only");
        }
        return Masks.suit(problem) ? Optional.empty() : slotsEngine.cannot(problem, task);
    }

    @Override
    boolean reduces() {
        return true;
    }

    @Override
    Compiled compile(Problem problem) {
        if (Masks.suit(problem)) {
            Masks masks = new Masks(problem);
            return (pinned, task, control) ->
                    new MemoSearch(MasksEngine.search(masks, pinned, control), new MemoTable(task.memoMemory(), true));
        }
        Slots slots = new Slots(problem);
        Compiled compiled = slotsEngine.compile(slots);
        return (pinned, task, control) -> new MemoSearch(
                (LevelSearch) compiled.start(pinned, task, control),
                new MemoTable(task.memoMemory(), slots.key.isExact()));
    }
}
