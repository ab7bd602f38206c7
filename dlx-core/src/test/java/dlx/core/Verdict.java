package dlx.core;

import dlx.api.ModelException;
import java.util.Optional;

/**
 * How an engine answered.
 *
 * @param refused whether it said that it cannot
 * @param failure what was wrong with its answer; absent if it refused or was right
 */
record Verdict(boolean refused, Optional<Throwable> failure) {

    /** Asks; whatever the engine throws but a refusal that names it is a failure. */
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
