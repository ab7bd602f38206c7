package dlx.core.calls;

import dlx.core.Solver;
import dlx.core.calls.VisitCall.Through;
import dlx.core.search.OpenItems;
import dlx.core.search.SearchListener;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A running {@link VisitCall}. */
final class Visiting {

    private static final String WORDS = "enough of this";

    private final World world;
    private final VisitCall visit;
    private final Solver<Integer> solver;
    private final Asked asked;
    private final List<List<Integer>> actual = new ArrayList<>();
    private final Ending ending;
    private int called;

    /** True if the planned event has happened. */
    private boolean happened;

    /** True if the event makes the search end. */
    private boolean stopped;

    Visiting(World world, VisitCall visit, Solver<Integer> solver, Asked asked) {
        this.world = world;
        this.visit = visit;
        this.solver = solver;
        this.asked = asked;
        this.ending = Ending.of(world, asked);
    }

    void run() {
        Optional<SearchReport> report = Optional.empty();
        Optional<Throwable> thrown = Optional.empty();
        try {
            report = search();
        } catch (Thrown | ThrownError e) {
            thrown = Optional.of(e);
        }
        check(report, thrown);
    }

    private Optional<SearchReport> search() {
        switch (visit.through()) {
            case VISITOR -> {
                return Optional.of(world.api.forEach(solver, solution -> {
                    actual.add(solution);
                    return happens();
                }));
            }
            case OPTION_VISITOR -> {
                return Optional.of(world.api.forEachOptions(solver, (options, length) -> {
                    actual.add(Questions.taken(options, length));
                    return happens();
                }));
            }
            case STREAM -> {
                try (Stream<List<Integer>> stream = world.api.stream(solver)) {
                    stream.forEach(solution -> {
                        actual.add(solution);
                        happens();
                    });
                }
                return Optional.empty();
            }
            case LISTENER -> {
                return visited(solver.toBuilder()
                        .listener(new SearchListener() {
                            @Override
                            public void solution(int level) {
                                happens();
                            }
                        })
                        .build());
            }
            default -> {
                return visited(solver.toBuilder().strategy(() -> this::chosen).build());
            }
        }
    }

    private int chosen(OpenItems open) {
        happens();
        return open.first();
    }

    private Optional<SearchReport> visited(Solver<Integer> reported) {
        return Optional.of(world.api.forEach(reported, solution -> {
            actual.add(solution);
            return Visit.CONTINUE;
        }));
    }

    private Visit happens() {
        if (++called != visit.at()) {
            return Visit.CONTINUE;
        }
        happened = true;
        act();
        stopped = world.stopsAtOnce(asked);
        return visit.act() instanceof Act.Stop ? Visit.STOP : Visit.CONTINUE;
    }

    private void act() {
        if (visit.act() instanceof Act.Fail fail) {
            if (fail.error()) {
                throw new ThrownError();
            }
            throw new Thrown();
        }
        if (visit.act() instanceof Act.Meanwhile meanwhile) {
            for (Call call : meanwhile.calls()) {
                if (call.isNested() && call.isPossible(world)) {
                    call.make(world);
                }
            }
        }
    }

    private void check(Optional<SearchReport> report, Optional<Throwable> thrown) {
        boolean fails = visit.act() instanceof Act.Fail;
        boolean cut = happened && !(visit.act() instanceof Act.Meanwhile);
        boolean visits = visit.through() != Through.LISTENER && visit.through() != Through.STRATEGY;
        if (fails) {
            String words = thrown.map(Throwable::getMessage).orElse("nothing");
            Mismatch.unlessSame("thrown", words, happened ? WORDS : "nothing");
        }
        List<List<Integer>> expected = world.truth.solutions(asked);
        int count = !cut && !stopped
                ? ending.count(actual.size())
                : visits ? visit.at() : Math.min(actual.size(), expected.size());
        Mismatch.unlessSame("seen", actual, expected.subList(0, count));
        if (cut && !fails) {
            Mismatch.unlessSame("report.stopped()", report.orElseThrow().stopped(), StopReason.VISITOR);
        } else if (!fails && report.isPresent()) {
            ending.check("report", report.get(), actual.size());
        }
    }

    /** Thrown by a visitor. */
    private static final class Thrown extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Thrown() {
            super(WORDS);
        }
    }

    /** An error thrown by a visitor. */
    private static final class ThrownError extends Error {
        private static final long serialVersionUID = 1L;

        ThrownError() {
            super(WORDS);
        }
    }
}
