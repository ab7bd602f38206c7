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
 * The limits that a host has for each puzzle, its plugins included. A host binds its own by an {@code OptionalBinder}; without a
 * binding there are none.
 *
 * @param time the wall time of each step of a model (reading, describing, drawing), and that of describing and searching a puzzle;
 *     absent for no limit
 * @param greatestSize the greatest size of a puzzle, as {@link LoadedModel#greatestSize} counts it; absent for no limit
 * @param token ends the searches of all solvers that are given no other one, when it is cancelled; absent if the host has none
 * @since 0.1
 */
public record SolverLimits(Optional<Duration> time, OptionalLong greatestSize, Optional<CancellationToken> token) {

    /** Limits; further ones may come, so hosts begin with {@link #none}. */
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
     * Returns limits that limit nothing.
     *
     * @return no time, no size, no token
     */
    public static SolverLimits none() {
        return new SolverLimits(Optional.empty(), OptionalLong.empty(), Optional.empty());
    }

    /**
     * Returns these limits with another time.
     *
     * @param other the wall time for each puzzle
     * @return other limits
     */
    public SolverLimits time(Duration other) {
        return new SolverLimits(Optional.of(other), greatestSize, token);
    }

    /**
     * Returns these limits with another size.
     *
     * @param size the greatest size of a puzzle
     * @return other limits
     */
    public SolverLimits greatestSize(long size) {
        return new SolverLimits(time, OptionalLong.of(size), token);
    }

    /**
     * Returns these limits with another token.
     *
     * @param other ends all searches when it is cancelled
     * @return other limits
     */
    public SolverLimits token(CancellationToken other) {
        return new SolverLimits(time, greatestSize, Optional.of(other));
    }

    /** Returns a model whose steps keep to the limits. */
    <P, O> LoadedModel<P, O> applyTo(LoadedModel<P, O> model) {
        LoadedModel<P, O> watched = time.isPresent() ? model.steps(PluginTimeLimit.of(time.get())) : model;
        return greatestSize.isPresent() ? watched.greatestSize(greatestSize.getAsLong()) : watched;
    }

    /** Returns the limits of describing and searching a puzzle that begins now. */
    Limits ofSearch() {
        Limits timed = time.map(Limits::of).orElseGet(Limits::none);
        return token.map(timed::token).orElse(timed);
    }
}
