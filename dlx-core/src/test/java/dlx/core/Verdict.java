package dlx.core;

import dlx.api.ModelException;
import java.util.Optional;

/**
 * The result of asking an engine.
 *
 * @param refused true if the engine rejected the question
 * @param failure the fault of its answer; absent if it rejected the question or was right
 */
record Verdict(boolean refused, Optional<Throwable> failure) {

    /** Asks; any exception of the engine is a failure, except a rejection that names the engine. */
    static Verdict of(EngineQuestion question, String engine, Trial trial) {
        try {
            question.ask(trial, engine);
            return new Verdict(false, Optional.empty());
        } catch (ModelException e) {
            boolean says = e.getMessage().contains(engine);
            return new Verdict(says, says ? Optional.empty() : Optional.of(e));
        } catch (RuntimeException | Error e) {
            return new Verdict(false, Optional.of(e));
        }
    }
}
