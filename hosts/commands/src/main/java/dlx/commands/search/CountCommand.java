package dlx.commands.search;

import dlx.commands.line.Command;
import dlx.commands.line.Typed;
import dlx.commands.option.CheckpointOptions;
import dlx.commands.option.EngineOptions;
import dlx.commands.option.Format;
import dlx.commands.option.LineFormat;
import dlx.commands.option.SearchOptions;
import dlx.commands.option.StrategyOptions;
import dlx.core.proof.Claim;
import dlx.core.search.SearchReport;
import dlx.core.search.internal.SearchQuestion;
import java.util.Optional;

/** Writes the number of solutions of each puzzle: {@code dlx count}. */
public final class CountCommand implements SearchAnswer {

    public static final Command<SearchPlan> COMMAND = SearchPlan.named("count", StrategyOptions.SEEDED)
            .about(
                    "A puzzle whose search is stopped by a limit gets no line, because its number of solutions is not known.")
            .with(LineFormat.FORMAT, EngineOptions.MEMO_MEMORY, SearchOptions.WITH_SYMMETRY)
            .with(CheckpointOptions.PARAMETERS)
            .with(ProofOptions.PARAMETERS)
            .examples("echo 8 | dlx count queens")
            .planned(CountCommand::plan);

    private CountCommand() {}

    private static SearchPlan plan(Typed typed) {
        return SearchPlan.of(
                typed,
                new SearchPlan.Asking(new SearchQuestion.Count(), CountCommand::new, LineFormat.of(typed), false));
    }

    @Override
    public <P, O> Answered answer(Asked<P, O> asked) {
        SearchReport report = asked.solver().count();
        if (asked.format() == Format.TEXT && report.isComplete()) {
            asked.answers().writeLine(report.solutions().toString());
        }
        return Answered.of(report, report.isComplete(), second -> second.count(asked.task(), asked.status(), report))
                .claiming(report.isComplete() ? Optional.of(new Claim.Count(report.solutions())) : Optional.empty());
    }
}
