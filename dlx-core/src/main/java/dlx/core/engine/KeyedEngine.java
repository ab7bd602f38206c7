package dlx.core.engine;

/** An engine whose states have keys, so that a count with a table of states can use it. */
public interface KeyedEngine extends Engine {

    @Override
    Keyed compile(Problem problem, StopCheck stop);
}
