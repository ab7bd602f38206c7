package dlx.benchmarks.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/** Brings instances, engines and the yardstick together, on one JDK, and tells how it goes. */
final class Stage {

    private final Instances instances;
    private final Optional<Yardstick> yardstick;
    private final DlxBench bench;
    private final BestBench best;
    private final PrintStream talk;

    Stage(Instances instances, Optional<Yardstick> yardstick, DlxBench bench, BestBench best, PrintStream talk) {
        this.instances = instances;
        this.yardstick = yardstick;
        this.bench = bench;
        this.best = best;
        this.talk = talk;
    }

    /**
     * Holds a contest.
     *
     * @param limit for one search
     * @return left out if the instance cannot be had here, or no engine can do what is asked
     */
    Result run(Trial trial, int rounds, Duration limit) throws IOException {
        Optional<Instance> found = instances.find(trial.source());
        if (found.isEmpty()) {
            talk.println(trial + ": left out, the instance cannot be made here");
            return Result.leftOut(trial);
        }
        Instance instance = found.get();
        String chosen = Entrants.chosen(instance.solver(), trial.question());
        List<Contestant> engines = new ArrayList<>();
        for (String engine : Entrants.of(trial.engines(), instance.solver(), trial.question())) {
            if (!trial.engines().contains(Entrants.AUTO) || !engine.equals(chosen)) { // or it would run twice
                engines.add(
                        trial.question().isOfScores()
                                ? best.of(engine, instance, trial, limit)
                                : bench.of(engine, instance, trial.question(), limit));
            }
        }
        if (engines.isEmpty()) {
            talk.println(trial + ": left out, no engine can do it");
            return Result.leftOut(trial);
        }
        Result result = labelled(
                new Contest(rounds, limit.toMillis())
                        .run(trial, base(trial, instance, limit), engines, instance.puzzles()),
                chosen);
        tell(result);
        return result;
    }

    /** The yardstick counts one by one, so that it is no match where counting is asked. */
    private Optional<Contestant> base(Trial trial, Instance instance, Duration limit) {
        if (trial.question() == Question.COUNT
                || trial.question().isOfScores()
                || instance.plainFiles().isEmpty()) {
            return Optional.empty();
        }
        return yardstick.map(stick -> stick.over(instance.plainFiles(), limit));
    }

    /** Says which engine {@code auto} took, or would take. */
    private static Result labelled(Result result, String chosen) {
        List<Result.Entry> entries = result.entries().stream()
                .map(entry -> {
                    if (entry.name().equals(Entrants.AUTO)) {
                        return entry.renamed(entry.timing().map(Timing::engine).orElse(chosen) + " (auto)");
                    }
                    boolean isChoice =
                            result.trial().engines().isEmpty() && entry.name().equals(chosen);
                    return isChoice ? entry.renamed(chosen + " (auto)") : entry;
                })
                .toList();
        return new Result(result.trial(), result.otherMs(), entries, result.puzzles());
    }

    private void tell(Result result) {
        StringJoiner line = new StringJoiner("; ", result.trial() + ": ", "");
        if (!Double.isNaN(result.otherMs())) {
            line.add(Yardstick.NAME + " " + Figures.three(result.otherMs()) + " ms");
        }
        for (Result.Entry entry : result.entries()) {
            line.add(entry.name() + " "
                    + (entry.timing().isPresent() ? Figures.three(entry.ms()) + " ms" : entry.trouble()));
        }
        talk.println(line);
    }
}
