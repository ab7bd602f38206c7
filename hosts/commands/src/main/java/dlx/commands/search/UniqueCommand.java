package dlx.commands.search;

import dlx.api.Solution;
import dlx.commands.line.Command;
import dlx.commands.line.Typed;
import dlx.commands.option.Format;
import dlx.commands.option.LineFormat;
import dlx.commands.option.StrategyOptions;
import dlx.core.Uniqueness;
import dlx.core.Uniqueness.Verdict;
import dlx.core.proof.Claim;
import dlx.core.search.internal.SearchQuestion;
import java.util.Locale;
import java.util.Optional;

/** Writes {@code unique}, {@code multiple} or {@code none} for each puzzle: {@code dlx unique}. */
public final class UniqueCommand implements SearchAnswer {

    public static final Command<SearchPlan> COMMAND = SearchPlan.named("unique", StrategyOptions.SEEDED)
            .about("A puzzle whose search is stopped by a limit gets no line.")
            .with(LineFormat.FORMAT)
            .with(ProofOptions.PARAMETERS)
            .examples("dlx info sudoku --example | dlx unique sudoku")
            .planned(UniqueCommand::plan);

    private UniqueCommand() {}

    private static SearchPlan plan(Typed typed) {
        return SearchPlan.of(
                typed,
                new SearchPlan.Asking(new SearchQuestion.Unique(), UniqueCommand::new, LineFormat.of(typed), false));
    }

    @Override
    public <P, O> Answered answer(Asked<P, O> asked) {
        Uniqueness<O> found = asked.task().solver().unique();
        boolean isKnown = found.verdict() != Verdict.UNKNOWN;
        String word = found.verdict().name().toLowerCase(Locale.ROOT);
        if (asked.format() == Format.TEXT && isKnown) {
            asked.answers().writeLine(word);
        }
        return Answered.of(found.report(), isKnown, second -> second.unique(asked.task(), asked.status(), found))
                .claiming(claim(found.verdict()))
                .showing(found.found().stream().map(Solution::numbers).toList())
                .explaining(isKnown && found.verdict() != Verdict.UNIQUE)
                .with(json -> json.put("verdict", word));
    }

    /** Returns the claim of a proof; empty for several solutions, which a proof lists instead. */
    private static Optional<Claim> claim(Verdict verdict) {
        return switch (verdict) {
            case NONE -> Optional.of(Claim.NONE);
            case UNIQUE -> Optional.of(Claim.UNIQUE);
            case MULTIPLE, UNKNOWN -> Optional.empty();
        };
    }
}
