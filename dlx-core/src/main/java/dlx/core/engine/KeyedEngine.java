package dlx.core.engine;

/** An engine whose walks have states with keys: what counts with a table of states can stand on it. */
public interface KeyedEngine extends Engine {

    @Override
    Keyed compile(Problem problem, StopCheck stop);
}
