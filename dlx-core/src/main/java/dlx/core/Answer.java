package dlx.core;

import dlx.core.search.StopReason;

/**
 * The answer to a {@link Question}. Each kind says what is known, and why not more.
 *
 * @param <O> what an option means
 * @since 0.1
 */
public sealed interface Answer<O>
        permits Found,
                Uniqueness,
                Counted,
                Best,
                Sample,
                AllSolutions,
                Explained,
                Revised,
                SolutionPath,
                StillPossible {

    /**
     * Why the search for the answer ended.
     *
     * @return {@link StopReason#EXHAUSTED} if the answer is complete; otherwise what stopped it
     */
    StopReason stopped();
}
