package dlx.core.run;

import dlx.api.Goal;
import dlx.api.Solution;
import dlx.core.constraint.LazyConstraint;
import dlx.core.engine.Deadline;
import dlx.core.engine.prices.PricesEngine;
import dlx.core.plan.Engines;
import dlx.core.run.StatedCover.Answered;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import dlx.core.search.internal.SearchQuestion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * Finds the best solutions of a puzzle with a constraint in rounds: each finds the best of a cover, and the next one
 * states the clauses that they break. If one solution is asked for, a search for any solution comes before the rounds, as
 * an answer if a limit ends them. Watchers are not called, because they would see choices that break the constraint.
 */
public final class BestRounds<O> {

    private final SearchFactory<O> factory;
    private final SearchQuestion.Best question;
    private final LazyConstraint constraint;
    private final Deadline deadline;
    private final long begin = System.nanoTime();
    private Tally tally = Tally.ZERO;
    private OptionalLong bound = OptionalLong.empty();

    /** Solutions of the puzzle that were found, if one is asked for. */
    private List<Solution<O>> known = List.of();

    /** Creates rounds, whose time begins now. */
    public BestRounds(SearchFactory<O> factory, SearchQuestion.Best question) {
        this.factory = factory.with(s -> {
            s.progress = Optional.empty();
            s.improvements = Optional.empty();
        });
        this.question = question;
        constraint = factory.settings().constraint.orElseThrow();
        deadline = Deadline.of(factory.settings().limits);
    }

    /** Returns true if rounds can answer questions with the settings of a factory. */
    public static boolean fit(SearchFactory<?> factory) {
        Settings settings = factory.settings();
        return settings.constraint.isPresent()
                && (settings.engine.equals(Engines.AUTO) || settings.engine.equals(PricesEngine.NAME))
                && settings.stopped.isEmpty()
                && settings.known.isEmpty() // a limit in the search before the rounds would lose them
                && !settings.isKept()
                && !settings.isFollowed()
                && !settings.isOfKinds
                && !settings.isSymmetric
                && !factory.givens().relaxes()
                && factory.generators().isEmpty();
    }

    /** Runs the rounds. */
    public Answered<O> answer() {
        if (isOne()) {
            SearchRun<O> first = SearchRun.begin(limited(factory.plain()), new SearchQuestion.First());
            known = first.take();
            tally = tally.plus(first.report().tally());
            if (known.isEmpty()) {
                return answered(factory, List.of(), first.report());
            }
        }
        SearchFactory<O> stated = new StatedCover<>(factory).stating(List.of(), true);
        while (true) {
            SearchRun<O> run = SearchRun.begin(
                    limited(stated).with(s -> {
                        s.constraint = Optional.empty();
                        s.known = known.stream().map(Solution::numbers).toList();
                    }),
                    question);
            List<Solution<O>> kept = new ArrayList<>();
            List<int[]> broken = new ArrayList<>();
            for (Solution<O> solution : run.take()) {
                if (constraint.broken(solution.numbers()).isEmpty()) {
                    kept.add(solution);
                } else {
                    broken.add(solution.numbers());
                }
            }
            tally = tally.plus(run.report().tally());
            tighten(run.bound());
            known = isOne() ? best(kept) : known;
            if (broken.isEmpty() || !run.report().isComplete()) {
                return answered(stated, isOne() ? known : kept, run.report());
            }
            stated = new StatedCover<>(stated).stating(broken, true);
        }
    }

    private boolean isOne() {
        return question.count() == 1 && !question.allOptima();
    }

    private SearchFactory<O> limited(SearchFactory<O> searches) {
        return searches.with(s -> {
            s.limits = deadline.left();
            s.nodeLimit = Math.max(0, s.nodeLimit - tally.nodes());
        });
    }

    private void tighten(OptionalLong other) {
        if (bound.isEmpty()) {
            bound = other;
        } else if (other.isPresent()) {
            bound = OptionalLong.of(
                    question.goal() == Goal.GREATEST
                            ? Math.min(bound.getAsLong(), other.getAsLong())
                            : Math.max(bound.getAsLong(), other.getAsLong()));
        }
    }

    /** Returns the best solution of those known and some more. */
    private List<Solution<O>> best(List<Solution<O>> more) {
        Comparator<Solution<O>> byScore = Comparator.comparingLong(Solution::score);
        Comparator<Solution<O>> worstFirst = question.goal() == Goal.GREATEST ? byScore : byScore.reversed();
        return Stream.of(more, known).flatMap(List::stream).max(worstFirst).stream()
                .toList();
    }

    private Answered<O> answered(SearchFactory<O> stated, List<Solution<O>> found, SearchReport last) {
        boolean isNone = found.isEmpty() && last.stopped() == StopReason.EXHAUSTED;
        SearchReport report = SearchReport.builder(last.outcome(), last.stopped())
                .tally(tally)
                .engine(last.engine())
                .schedule(last.schedule())
                .nanos(0, System.nanoTime() - begin)
                .build();
        return new Answered<>(stated, found, report, isNone ? OptionalLong.empty() : bound);
    }
}
