package dlx.guice;

import dlx.api.Experimental;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.PluginTimeLimit;
import dlx.core.search.CancellationToken;
import dlx.core.search.Limits;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The limits of a host for each puzzle, including its plugins; unlimited by default. A host binds its own limits by an
 * {@code OptionalBinder}.
 *
 * @param time the wall time of each step of a model (reading, describing, drawing), and also of describing and
 *     searching a puzzle; empty without a limit
 * @param greatestSize the maximum size of a puzzle, as {@link LoadedModel#greatestSize} counts it; empty without a
 *     limit
 * @param token cancels the searches of all solvers without another token; empty if the host does not have a token
 * @since 0.1
 */
public record SolverLimits(Optional<Duration> time, OptionalLong greatestSize, Optional<CancellationToken> token) {

    /** Creates limits. Further components may be added, so hosts should begin with {@link #none}. */
    @Experimental
    public SolverLimits {
        if (time.filter(Duration::isNegative).isPresent()) {
            throw new IllegalArgumentException("time: " + time.get() + "; expected a time that is not negative");
        }
        if (greatestSize.isPresent() && greatestSize.getAsLong() < 1) {
            throw new IllegalArgumentException("greatestSize: " + greatestSize.getAsLong() + "; expected 1 or more");
        }
        Objects.requireNonNull(token, "token");
    }

    /**
     * Returns limits without any restriction.
     *
     * @return limits without time, size and token
     */
    public static SolverLimits none() {
        return new SolverLimits(Optional.empty(), OptionalLong.empty(), Optional.empty());
    }

    /**
     * Returns these limits with another time.
     *
     * @param other the wall time for each puzzle, 0 or more
     * @return the new limits
     */
    public SolverLimits time(Duration other) {
        return new SolverLimits(Optional.of(other), greatestSize, token);
    }

    /**
     * Returns these limits with another size.
     *
     * @param size the maximum size of a puzzle, 1 or more
     * @return the new limits
     */
    public SolverLimits greatestSize(long size) {
        return new SolverLimits(time, OptionalLong.of(size), token);
    }

    /**
     * Returns these limits with another token.
     *
     * @param other the token that cancels all searches
     * @return the new limits
     */
    public SolverLimits token(CancellationToken other) {
        return new SolverLimits(time, greatestSize, Optional.of(other));
    }

    /** Returns a model whose steps obey the limits. */
    <P, O> LoadedModel<P, O> applyTo(LoadedModel<P, O> model) {
        LoadedModel<P, O> watched = time.isPresent() ? model.steps(PluginTimeLimit.of(time.get())) : model;
        return greatestSize.isPresent() ? watched.greatestSize(greatestSize.getAsLong()) : watched;
    }

    /** Returns the limits for describing and searching a puzzle, with a time that begins now. */
    Limits ofSearch() {
        Limits timed = time.map(Limits::of).orElseGet(Limits::none);
        return token.map(timed::token).orElse(timed);
    }
}
