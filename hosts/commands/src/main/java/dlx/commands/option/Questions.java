package dlx.commands.option;

import dlx.core.Question;
import dlx.core.search.internal.SearchQuestion;

/** Questions of solvers in place of the questions of commands. */
final class Questions {

    private Questions() {}

    /** Returns a question that needs the same engine as a search. */
    static Question<?, ?> of(SearchQuestion search) {
        if (search instanceof SearchQuestion.All all) {
            return all.anyOrder() ? Question.diagram() : Question.all();
        }
        if (search instanceof SearchQuestion.Sample sample) {
            return Question.sample(sample.count(), sample.seed());
        }
        if (search instanceof SearchQuestion.Best) {
            return Question.best();
        }
        if (search instanceof SearchQuestion.Unique) {
            return Question.unique();
        }
        return search instanceof SearchQuestion.First ? Question.first() : Question.count();
    }
}
