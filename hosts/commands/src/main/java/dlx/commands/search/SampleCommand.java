package dlx.commands.search;

import dlx.commands.answer.StopMessage;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.EngineOptions;
import dlx.commands.option.PictureFormat;
import dlx.commands.option.StrategyOptions;
import dlx.core.Sample;
import dlx.core.search.Outcome;
import dlx.core.search.internal.SearchQuestion;
import java.util.Locale;

/** Writes solutions that are drawn at random: {@code dlx sample}. */
public record SampleCommand(PictureFormat form) implements SearchAnswer {

    private static final Parameter<Integer> NUMBER = Parameter.option(
                    "-n, --number",
                    "N",
                    "Number of solutions to draw, 1 to 10 million, 1 by default. All of them are kept in memory.")
            .integer(1);

    private static final Parameter<Long> SEED =
            Parameter.option("--seed", "S", "Seed of the draws, 0 by default.").number(0);

    public static final Command<SearchPlan> COMMAND = SearchPlan.named("sample", StrategyOptions.PLAIN)
            .about(
                    "The same seed draws the same solutions with the same options, on every machine. They are drawn from a diagram of all solutions, or during"
                            + " a search for all solutions where that is faster.",
                    "If the diagram does not fit into --memo-memory, or takes more than half of --time, the solutions"
                            + " are drawn by counts of orbits if the puzzle has many symmetries; otherwise, or if these"
                            + " take too long, by weighted walks, which are not quite uniform. Standard error then"
                            + " states the possible error, and the exit code is 5.")
            .with(NUMBER, SEED, EngineOptions.MEMO_MEMORY)
            .with(PictureFormat.SOLUTIONS.parameters())
            .examples(
                    "echo 8 | dlx sample queens",
                    "echo 8 | dlx sample queens -n 3 --seed 7 --format options",
                    "dlx info langford --example | dlx sample langford --format svg")
            .planned(SampleCommand::plan);

    private static SearchPlan plan(Typed typed) {
        int number = typed.get(NUMBER);
        if (number < 1) {
            throw new UsageException("-n " + number + ": must be 1 or more");
        }
        if (number > SearchQuestion.Sample.MOST) {
            throw new UsageException("-n " + number + ": must be at most " + SearchQuestion.Sample.MOST
                    + ", because all draws are kept in memory");
        }
        PictureFormat form = PictureFormat.SOLUTIONS.of(typed, number > 1);
        return SearchPlan.of(
                typed,
                new SearchPlan.Asking(
                        new SearchQuestion.Sample(number, typed.get(SEED)),
                        () -> new SampleCommand(form),
                        form.format(),
                        true));
    }

    @Override
    public <P, O> Answered answer(Asked<P, O> asked) {
        SearchQuestion.Sample question =
                (SearchQuestion.Sample) asked.plan().asking().question();
        Sample<O> sample = asked.task().solver().sample(question.count(), question.seed());
        sample.drawn().forEach(drawn -> asked.answers().write(asked.task(), form, drawn, false));
        return Answered.of(
                        sample.report(),
                        sample.uniform() || sample.report().outcome() == Outcome.NO_SOLUTION,
                        second -> second.sample(asked.task(), asked.status(), sample))
                .with(json -> json.put("seed", question.seed())
                        .put("uniform", sample.uniform())
                        .put("method", sample.method().name().toLowerCase(Locale.ROOT))
                        .put("error", sample.error()))
                .saying(StopMessage.sentence(sample));
    }
}
