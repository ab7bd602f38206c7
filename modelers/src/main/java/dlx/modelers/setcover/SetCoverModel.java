package dlx.modelers.setcover;

import dlx.api.CoverBuilder;
import dlx.api.HasJudgeProblems;
import dlx.api.Items;
import dlx.api.JudgeProblem;
import dlx.modelers.matrix.JudgeCases;
import java.util.List;

/**
 * Model of set covering: chooses the fewest or the cheapest sets so that each item is in at least one of them.
 *
 * @since 0.1
 */
public final class SetCoverModel extends FamilyModel implements HasJudgeProblems<CoveringFamily, FamilyModel.Chosen> {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public SetCoverModel() {
        super(
                "set-cover",
                "fewest or cheapest sets that hold each item once or more",
                "Each item is in one chosen set or in several.",
                """
                items a b c d e f g
                P: a b c |4
                Q: a d e |3
                R: b f g |3
                S: c d f |2
                T: e g |3
                U: b c |2
                """);
    }

    @Override
    Items declare(CoveringFamily family, CoverBuilder<Chosen> cover) {
        return family.declareIn(cover).repeated();
    }

    @Override
    public List<JudgeProblem<CoveringFamily, Chosen>> judgeProblems() {
        return List.of(new JudgeProblem<>(
                "repeated-cover",
                "fewest rows of a 0/1 matrix with a 1 in each column: how many, and which",
                JudgeProblem.Question.BEST,
                text -> {
                    JudgeCases matrices = new JudgeCases(text, 1);
                    return () -> FamilyReader.next(matrices);
                },
                (family, verdict, number) -> verdict.solution()
                        .map(rows -> rows.size() + "\n" + family.render(rows))
                        .orElse("No Solution!\n")));
    }
}
