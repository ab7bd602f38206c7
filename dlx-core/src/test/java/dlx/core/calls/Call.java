package dlx.core.calls;

/** One call of a program: what it does, and what its answer must be. */
sealed interface Call permits NewSolver, Derive, Ask, VisitCall, PullCall, PaceCall, TokenCall, Interrupted, AtOnce {

    /**
     * Whether the call makes sense: what it names exists, and the model can foresee the answer. One that does not is
     * passed over: so calls can be left out of a program without a thought for those that come after.
     */
    boolean isPossible(World world);

    /**
     * Makes the call, and changes what the model knows.
     *
     * @throws Mismatch if the model does not allow the answer
     */
    void make(World world);

    /** Whether the call declares no variable, and ends no search of another: it may stand inside a visitor. */
    default boolean isNested() {
        return false;
    }
}
