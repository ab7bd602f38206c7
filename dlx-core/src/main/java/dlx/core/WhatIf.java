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
 * A position of a what-if session: some options are given, some forbidden; what is possible now, what must be, and why
 * not?
 *
 * <p>Immutable: each move gives a new position over the same compiled cover, and {@link #back} the one before. Questions
 * keep to the limits of the solver that it came from. Any number of threads may ask at once.
 *
 * @param <O> what an option means
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
     * The position before the first move.
     *
     * @param solver with what is given already; the limits of each question are its
     * @param <O> what an option means
     * @return the position
     */
    public static <O> WhatIf<O> of(Solver<O> solver) {
        return new WhatIf<>(solver, Optional.empty());
    }

    /**
     * The position with an option that every solution must have.
     *
     * @param option a value equal to that of an option of the cover
     * @return the next position
     * @throws ModelException if the value is no option of the cover, or that of several
     */
    public WhatIf<O> given(O option) {
        return given(cover().numberOf(option));
    }

    /**
     * The position with an option that every solution must have.
     *
     * @param option its number
     * @return the next position
     */
    public WhatIf<O> given(int option) {
        return next(Givens.of(option));
    }

    /**
     * The position with an option that no solution may have.
     *
     * @param option a value equal to that of an option of the cover
     * @return the next position
     * @throws ModelException if the value is no option of the cover, or that of several
     */
    public WhatIf<O> forbidden(O option) {
        return forbidden(cover().numberOf(option));
    }

    /**
     * The position with an option that no solution may have.
     *
     * @param option its number
     * @return the next position
     */
    public WhatIf<O> forbidden(int option) {
        return next(Givens.NONE.forbidden(option));
    }

    /**
     * The position before the last move.
     *
     * @return it, or nothing where the session began
     */
    public Optional<WhatIf<O>> back() {
        return before;
    }

    /**
     * What holds: the givens of the solver, and the moves.
     *
     * @return the givens
     */
    public Givens givens() {
        return solver.givens();
    }

    /**
     * The solver of this position, for every other question.
     *
     * @return a solver under the same limits
     */
    public Solver<O> solver() {
        return solver;
    }

    /**
     * Which options occur in some solution.
     *
     * @return the options; what is not known where a limit stopped the search
     */
    public PossibleOptions possible() {
        return solver.ask(Question.<O>possible());
    }

    /**
     * Returns the options that every solution has, beside those given.
     *
     * @return their numbers, ascending; only those that are known within the limits, and none if there is no solution
     */
    public List<Integer> forced() {
        return new ExplanationSession<>(solver.factory()).forced();
    }

    /**
     * Why an option cannot be taken: explains the position with the option given. It stands among the givens where it is
     * needed.
     *
     * @param option its number
     * @return the explanation; {@link Explanation.Unique} or {@link Explanation.Several} if it can be taken
     */
    public Explanation whyNot(int option) {
        return given(option).solver.ask(Question.<O>explanation());
    }

    /**
     * The next step from here.
     *
     * @return one of the easiest; absent if there is none, or a limit stopped the search
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
