package dlx.web.ask;

import dlx.api.Solution;
import dlx.commands.json.JsonMembers;
import dlx.commands.json.ProgressJson;
import dlx.core.Best;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.proof.Claim;
import dlx.core.search.Outcome;
import dlx.core.search.Progress;
import dlx.core.search.SearchReport;
import dlx.web.play.OpenPuzzle;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** Answers questions by a search: the number of solutions, their uniqueness, the best solution. */
final class Searching<P, O> {

    private final OpenPuzzle<P, O> puzzle;
    private final PuzzleQuestion question;
    private final Consumer<String> lines;
    private final Solver<O> solver;

    Searching(OpenPuzzle<P, O> puzzle, PuzzleQuestion question, Consumer<String> lines) {
        this.puzzle = puzzle;
        this.question = question;
        this.lines = lines;
        solver = question.limited(question.wish().distinct() ? puzzle.distinct() : puzzle.solver());
    }

    void count() {
        SearchReport report = solver.toBuilder().progress(this::report).build().count();
        lines.accept(status(report, json -> {}));
    }

    void unique() {
        Uniqueness<O> answer = solver.toBuilder().progress(this::report).build().unique();
        String verdict = answer.verdict().name().toLowerCase(Locale.ROOT);
        proving().ifPresent(proving -> {
            switch (answer.verdict()) {
                case NONE -> proving.prove(Claim.NONE);
                case UNIQUE -> proving.prove(Claim.UNIQUE);
                case MULTIPLE ->
                    proving.list(answer.found().stream().map(Solution::numbers).toList());
                case UNKNOWN -> proving.refuse(answer.report());
            }
        });
        lines.accept(status(answer.report(), json -> json.put("verdict", verdict)));
    }

    void best() {
        Best<O> best = solver.toBuilder()
                .progress(this::report)
                .improvements(this::report)
                .build()
                .best();
        for (Solution<O> solution : best.found()) {
            OpenPuzzle.Board board = puzzle.board(solution.numbers());
            lines.accept(JsonMembers.answer("solution", json -> {
                json.numbers("options", solution.numbers());
                json.put("score", String.valueOf(solution.score()));
                json.put("svg", board.svg());
                json.put("text", board.text());
            }));
        }
        proving().ifPresent(proving -> {
            if (best.report().outcome() == Outcome.NO_SOLUTION) {
                proving.prove(Claim.NONE);
            } else if (best.proven() && best.solution().isPresent()) {
                proving.prove(new Claim.Best(solver.goal(), best.score()));
            } else {
                proving.refuse(best.report());
            }
        });
        lines.accept(status(best.report(), json -> ProgressJson.best(json, best)));
    }

    private Optional<Proving> proving() {
        return question.wish().proof().map(form -> new Proving(question.limited(puzzle.solver()), form, lines));
    }

    private void report(Progress progress) {
        lines.accept(progress(progress));
    }

    /**
     * Returns a line of progress. For an engine that learns from conflicts it contains the numbers of conflicts and
     * clauses instead of a share of the tree.
     */
    static String progress(Progress progress) {
        return ProgressJson.of(progress, json -> json.put("millis", progress.nanos() / 1_000_000));
    }

    /** Returns the last line. Counts and scores are texts, because they can exceed the numbers of JavaScript. */
    private static String status(SearchReport report, Consumer<JsonMembers> more) {
        return JsonMembers.answer("status", json -> {
            json.put("outcome", report.outcome());
            json.put("stopped", report.stopped());
            json.put("solutions", report.solutions().toString());
            json.putIfPresent("members", report.members().map(String::valueOf));
            json.put("nodes", report.nodes());
            json.put("engine", report.engine());
            json.put("millis", (report.buildNanos() + report.searchNanos()) / 1_000_000);
            more.accept(json);
        });
    }
}
