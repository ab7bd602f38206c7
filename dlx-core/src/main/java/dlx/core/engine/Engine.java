package dlx.core.engine;

import java.util.Optional;

/** A way to search: compiles a problem once, then starts any number of searches over it. */
public interface Engine {

    /** The name that people type: {@code links}. */
    String name();

    /** Why this engine cannot do a task, as the end of a sentence; empty if it can. */
    Optional<String> cannot(Problem problem, Task.Kind task);

    /** What a search looks for that is followed step by step, where nobody says what. */
    default Aim aimOfSteps() {
        return Aim.ALL;
    }

    /** Whether its searches for the best are {@linkplain Optimizer optimizers}; those of others show every solution. */
    default boolean optimises() {
        return false;
    }

    /** Whether searches gain from a reduced problem. */
    boolean reduces();

    /**
     * Compiles a problem that it can search.
     *
     * @param stop asked now and then; what it throws ends the compiling
     */
    Compiled compile(Problem problem, Interruption stop);

    /** A compiled problem: immutable, shared by threads. */
    @FunctionalInterface
    interface Compiled {

        /** Starts a search. */
        Search start(Task task, SearchControl control);
    }

    /** A compiled problem whose searches can be followed step by step. */
    @FunctionalInterface
    interface Walkable extends Compiled {

        @Override
        Walk start(Task task, SearchControl control);
    }

    /** A compiled problem whose states have keys. */
    @FunctionalInterface
    interface Keyed extends Walkable {

        @Override
        KeyedWalk start(Task task, SearchControl control);
    }
}
