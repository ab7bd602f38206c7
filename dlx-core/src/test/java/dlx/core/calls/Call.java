package dlx.core.calls;

/** One call of a program, with its effect and the check of its answer. */
sealed interface Call permits NewSolver, Derive, Ask, VisitCall, PullCall, PaceCall, TokenCall, Interrupted, AtOnce {

    /**
     * Returns true if the call makes sense: its variables exist, and the model can foresee the answer. Other calls are
     * skipped, so calls can be left out of a program without regard to later calls.
     */
    boolean isPossible(World world);

    /**
     * Makes the call and updates the model.
     *
     * @throws Mismatch if the model does not allow the answer
     */
    void make(World world);

    /** Returns true if the call does not declare a variable or end another search, so that a visitor may make it. */
    default boolean isNested() {
        return false;
    }
}
