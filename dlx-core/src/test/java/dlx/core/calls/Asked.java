package dlx.core.calls;

import dlx.api.Goal;
import dlx.core.calls.Name.TokenName;
import dlx.core.covers.PlainCover;
import dlx.core.search.RootReduction;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** The model's knowledge of a solver: its settings. Never written after {@link #with} has returned it. */
final class Asked {

    /** The cover with its givens. */
    PlainCover plain;

    String engine = "auto";
    How how = How.MRV;
    RootReduction reduction = RootReduction.AUTO;
    Goal goal = Goal.GREATEST;
    long limit = Long.MAX_VALUE;
    long nodeLimit = Long.MAX_VALUE;

    /** True if the time was over before the search began. */
    boolean timeIsUp;

    Optional<TokenName> token = Optional.empty();
    List<Symmetry> symmetries = List.of();

    /** True while a symmetry will fail at its first use. */
    AtomicBoolean failing = new AtomicBoolean();

    /** All solutions from a path on, without regard to symmetries, if the search begins at a path. */
    Optional<List<List<Integer>>> fromPath = Optional.empty();

    Asked(PlainCover plain) {
        this.plain = plain;
    }

    Asked with(Consumer<Asked> change) {
        Asked changed = new Asked(plain);
        changed.engine = engine;
        changed.how = how;
        changed.reduction = reduction;
        changed.goal = goal;
        changed.limit = limit;
        changed.nodeLimit = nodeLimit;
        changed.timeIsUp = timeIsUp;
        changed.token = token;
        changed.symmetries = symmetries;
        changed.failing = failing;
        changed.fromPath = fromPath;
        change.accept(changed);
        return changed;
    }

    /** Returns true if the engine must reject the question. */
    boolean refuses(Mode mode, boolean stepped) {
        boolean counts = mode == Mode.COUNT && symmetries.isEmpty() && limit == Long.MAX_VALUE;
        boolean visits = mode == Mode.ALL || mode == Mode.COUNT && !counts || !symmetries.isEmpty() && !stepped;
        boolean onPath = fromPath.isPresent();
        return switch (engine) {
            case "memo" -> !counts || stepped || onPath || how != How.MRV;
            case "sweep" -> !counts || stepped || onPath || how != How.MRV || plain.hasMultiplicities();
            case "masks" -> how != How.MRV || plain.hasColors() || plain.isBounded();
            case "slots" ->
                how != How.MRV
                        && (plain.isBounded()
                                || how != How.FIRST && (how != How.WEIGHTS || visits || onPath || stepped));
            default -> false;
        };
    }

    /**
     * Returns true if the model can foresee a rejection. A reduction may remove the colors or multiplicities that the
     * engine would reject.
     */
    boolean isForeseeable() {
        boolean forMasks = plain.hasColors() || plain.isBounded();
        return switch (engine) {
            case "masks" -> !forMasks || reduction == RootReduction.OFF;
            case "sweep" -> !plain.hasMultiplicities() || reduction == RootReduction.OFF;
            case "slots" -> !plain.isBounded() || how != How.WEIGHTS;
            default -> true;
        };
    }

    /** Returns true if the model knows the nodes: those of the tree that the books describe. */
    boolean searchesTheTree() {
        return (engine.equals("links") || engine.equals("masks"))
                && how == How.MRV
                && reduction != RootReduction.ON
                && fromPath.isEmpty();
    }

    /** The kind of search that a question needs from an engine. */
    enum Mode {
        ALL,
        COUNT,
        FIRST,
        UNIQUE
    }
}
