package dlx.library;

import dlx.api.Solution;
import dlx.commands.json.JsonMembers;
import dlx.commands.json.ProgressJson;
import dlx.core.Best;
import dlx.core.Found;
import dlx.core.Question;
import dlx.core.Sample;
import dlx.core.SolutionIterator;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** Answers questions by one search, which can report its progress. */
final class SearchQuestions<P, O> {

    /** Number of draws whose search has half the time, because it takes as long to write their solutions. */
    private static final int MANY = 1000;

    private final ReadPuzzle<P, O> puzzle;
    private final Asked asked;
    private final Consumer<String> lines;
    private final Solver<O> solver;

    /** The limit that ended the answer before all solutions were sent. */
    private Optional<StopReason> cut = Optional.empty();

    SearchQuestions(ReadPuzzle<P, O> puzzle, Asked asked, Consumer<String> lines) {
        this.puzzle = puzzle;
        this.asked = asked;
        this.lines = lines;
        Solver<O> silent = puzzle.solver(asked);
        this.solver = asked.flag("progress")
                ? silent.toBuilder()
                        .progress(progress -> lines.accept(ReportJson.progress(progress)))
                        .build()
                : silent;
    }

    void answer(String question) {
        switch (question) {
            case "first" -> first();
            case "page" -> page();
            case "count" -> status(solver.count(), json -> {});
            case "unique" -> unique();
            case "best" -> best();
            default -> sample();
        }
    }

    private void status(SearchReport report, Consumer<JsonMembers> more) {
        lines.accept(ReportJson.status(puzzle, solver, report, cut.orElse(report.stopped()), more));
    }

    /** Sends solutions; at the time limit a part of them, but one at least, because it takes time to draw them. */
    private void sendAll(List<Solution<O>> found) {
        Iterator<Solution<O>> rest = found.iterator();
        while (rest.hasNext() && cut.isEmpty()) {
            send(rest.next());
            cut = asked.over().filter(limit -> rest.hasNext());
        }
    }

    private void send(Solution<O> solution) {
        lines.accept(JsonMembers.answer(
                "solution", json -> PuzzleJson.solution(json, puzzle, solver.cover(), solution, asked)));
    }

    /** Sends the first solution that is found. */
    private void first() {
        Found<O> answer = solver.solve();
        answer.found().ifPresent(this::send);
        status(answer.report(), json -> {});
    }

    /** Sends some solutions in the order of the search, after others that are skipped. */
    private void page() {
        int limit = asked.amount("limit", 1);
        long skipped = Math.max(0, asked.number("skip", 0));
        long end = limit > Long.MAX_VALUE - skipped ? Long.MAX_VALUE : skipped + limit;
        try (SolutionIterator<O> solutions =
                solver.toBuilder().solutionLimit(end).build().iterator()) {
            while (solutions.hasNext()) {
                Solution<O> solution = solutions.nextSolution();
                if (solution.number() > skipped) {
                    send(solution);
                }
            }
            status(solutions.report(), json -> {});
        }
    }

    private void unique() {
        Uniqueness<O> answer = solver.unique();
        answer.found().forEach(this::send);
        status(
                answer.report(),
                json -> json.put("verdict", answer.verdict().name().toLowerCase(Locale.ROOT)));
    }

    private void best() {
        Solver<O> watched = asked.flag("progress")
                ? solver.toBuilder()
                        .improvements(progress -> lines.accept(ReportJson.progress(progress)))
                        .build()
                : solver;
        OptionalLong limit = asked.number("limit");
        Best<O> best;
        if (asked.flag("all")) {
            best = watched.ask(Question.optima());
        } else if (limit.isPresent() && limit.getAsLong() != 1) {
            best = watched.ask(Question.best(asked.amount("limit", 1)));
        } else {
            best = watched.toBuilder().gap(asked.number("gap", 0)).build().best();
        }
        sendAll(best.found());
        status(best.report(), json -> {
            ProgressJson.best(json, best);
            json.put("goal", solver.goal().name().toLowerCase(Locale.ROOT));
        });
    }

    private void sample() {
        int n = asked.amount("n", 1);
        Optional<Duration> half =
                asked.limits().time().filter(time -> n >= MANY).map(time -> time.dividedBy(2));
        Solver<O> drawing =
                half.map(time -> solver.toBuilder().timeLimit(time).build()).orElse(solver);
        Sample<O> sample = drawing.sample(n, asked.number("seed", 0));
        sendAll(sample.drawn());
        status(
                sample.report(),
                json -> json.put("uniform", sample.uniform())
                        .put("method", sample.method().name().toLowerCase(Locale.ROOT))
                        .put("error", sample.error()));
    }
}
