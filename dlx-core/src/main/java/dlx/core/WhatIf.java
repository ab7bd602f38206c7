package dlx.core;

import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.core.explain.Deduction;
import dlx.core.explain.Explanation;
import dlx.core.explain.PossibleOptions;
import dlx.core.reason.ExplanationSession;
import dlx.core.search.Givens;
import java.util.List;
import java.util.Optional;

/**
 * A hypothesis: the givens of a solver, and further options given or forbidden by moves. Its methods answer which
 * options are possible or forced, and why an option cannot be taken.
 *
 * <p>Immutable: each move returns a new position over the same compiled cover, and {@link #back} returns the position
 * before the last move. The limits of the original solver apply to each question. Any number of threads may ask at
 * once.
 *
 * @param <O> type of the option values
 * @since 0.1
 */
public final class WhatIf<O> {

    private final Solver<O> solver;
    private final Optional<WhatIf<O>> before;

    private WhatIf(Solver<O> solver, Optional<WhatIf<O>> before) {
        this.solver = solver;
        this.before = before;
    }

    /**
     * Returns the position before the first move.
     *
     * @param solver the solver with the first givens and the limits of each question
     * @param <O> type of the option values
     * @return the position
     */
    public static <O> WhatIf<O> of(Solver<O> solver) {
        return new WhatIf<>(solver, Optional.empty());
    }

    /**
     * Returns the position with one more option that every solution must contain.
     *
     * @param option a value equal to the value of an option of the cover
     * @return the next position
     * @throws ModelException if the value belongs to no option of the cover, or to several
     */
    public WhatIf<O> given(O option) {
        return given(cover().numberOf(option));
    }

    /**
     * Returns the position with one more option that every solution must contain.
     *
     * @param option number of the option, from 0
     * @return the next position
     * @throws IllegalArgumentException if the cover does not have this option
     */
    public WhatIf<O> given(int option) {
        return next(Givens.of(option));
    }

    /**
     * Returns the position with one more option that no solution may contain.
     *
     * @param option a value equal to the value of an option of the cover
     * @return the next position
     * @throws ModelException if the value belongs to no option of the cover, or to several
     */
    public WhatIf<O> forbidden(O option) {
        return forbidden(cover().numberOf(option));
    }

    /**
     * Returns the position with one more option that no solution may contain.
     *
     * @param option number of the option, from 0
     * @return the next position
     * @throws IllegalArgumentException if the cover does not have this option
     */
    public WhatIf<O> forbidden(int option) {
        return next(Givens.NONE.forbidden(option));
    }

    /**
     * Returns the position before the last move.
     *
     * @return the position; empty before the first move
     */
    public Optional<WhatIf<O>> back() {
        return before;
    }

    /**
     * Returns the givens of this position: the givens of the solver, and the moves.
     *
     * @return the givens
     */
    public Givens givens() {
        return solver.givens();
    }

    /**
     * Returns the solver of this position, for further questions.
     *
     * @return a solver under the same limits
     */
    public Solver<O> solver() {
        return solver;
    }

    /**
     * Returns the options that occur in some solution.
     *
     * @return the possible options, and the options of which this is not known if a limit stopped the search
     */
    public PossibleOptions possible() {
        return solver.ask(Question.<O>possible());
    }

    /**
     * Returns the options that every solution contains, in addition to the given options.
     *
     * @return option numbers, ascending; only the options proved within the limits, and an empty list if there is
     *     no solution
     */
    public List<Integer> forced() {
        return new ExplanationSession<>(solver.factory()).forced();
    }

    /**
     * Returns the explanation why an option cannot be taken: explains the position with this option given. The option
     * is among the givens of the explanation if the contradiction needs it.
     *
     * @param option number of the option, from 0
     * @return the explanation; {@link Explanation.Unique} or {@link Explanation.Several} if the option can be taken
     * @throws IllegalArgumentException if the cover does not have this option
     */
    public Explanation whyNot(int option) {
        return given(option).solver.ask(Question.<O>explanation());
    }

    /**
     * Returns the next step of a solving path from this position.
     *
     * @return one of the easiest steps; empty if there is no step, or a limit stopped the search
     */
    public Optional<Deduction> hint() {
        return solver.ask(Question.<O>path(1)).first();
    }

    private Cover<O> cover() {
        return solver.cover();
    }

    private WhatIf<O> next(Givens more) {
        return new WhatIf<>(solver.toBuilder().given(more).build(), Optional.of(this));
    }
}
