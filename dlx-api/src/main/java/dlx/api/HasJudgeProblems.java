package dlx.api;

import java.util.List;

/**
 * A model that answers problems of online judges.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
@Experimental
public interface HasJudgeProblems<P, O> extends ExactCoverModel<P, O> {

    /**
     * Returns the problems that this model answers.
     *
     * @return the problems, in the order in which users see them
     */
    List<JudgeProblem<P, O>> judgeProblems();
}
