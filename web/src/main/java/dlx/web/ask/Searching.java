package dlx.web.ask;

import dlx.api.Solution;
import dlx.core.Best;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.search.Progress;
import dlx.core.search.SearchReport;
import dlx.web.play.OpenPuzzle;
import dlx.web.wire.Writing;
import java.util.Locale;
import java.util.function.Consumer;

/** Questions that are answered by a search: how many, whether one, the best. */
final class Searching<P, O> {

    private final OpenPuzzle<P, O> puzzle;
    private final PuzzleQuestion question;
    private final Consumer<String> lines;
    private final Solver<O> solver;

    Searching(OpenPuzzle<P, O> puzzle, PuzzleQuestion question, Consumer<String> lines) {
        this.puzzle = puzzle;
        this.question = question;
        this.lines = lines;
        Solver<O> limited = question.limited(puzzle.solver());
        solver = question.wish().distinct() ? limited.distinct(puzzle.symmetries()) : limited;
    }

    void count() {
        SearchReport report = solver.onProgress(this::tell).count();
        lines.accept(status(report, json -> {}));
    }

    void unique() {
        Uniqueness<O> answer = solver.onProgress(this::tell).unique();
        String verdict = answer.verdict().name().toLowerCase(Locale.ROOT);
        lines.accept(status(answer.report(), json -> json.name("verdict").value(verdict)));
    }

    void best() {
        Best<O> best = solver.onProgress(this::tell).onImprovement(this::tell).best();
        for (Solution<O> solution : best.found()) {
            OpenPuzzle.Board board = puzzle.board(solution.numbers());
            lines.accept(Writing.object(json -> {
                json.name("type").value("solution");
                Writing.numbers(json, "options", solution.numbers());
                json.name("score").value(String.valueOf(solution.score()));
                Writing.text(json, "svg", board.svg());
                Writing.text(json, "text", board.text());
            }));
        }
        lines.accept(status(best.report(), json -> {
            if (!best.found().isEmpty()) {
                json.name("score").value(String.valueOf(best.found().get(0).score()));
            }
            if (best.bound().isPresent()) {
                json.name("bound").value(String.valueOf(best.bound().getAsLong()));
            }
            json.name("proven").value(best.proven());
        }));
    }

    private void tell(Progress progress) {
        lines.accept(Writing.object(json -> {
            json.name("type").value("progress");
            json.name("share").value(progress.share());
            json.name("nodes").value(progress.nodes());
            json.name("solutions").value(String.valueOf(progress.solutions()));
            json.name("millis").value(progress.nanos() / 1_000_000);
            if (progress.score().isPresent()) {
                json.name("score").value(String.valueOf(progress.score().getAsLong()));
            }
            if (progress.bound().isPresent()) {
                json.name("bound").value(String.valueOf(progress.bound().getAsLong()));
            }
        }));
    }

    /** Counts and scores are texts: they may be greater than any number of JavaScript's. */
    private static String status(SearchReport report, Writing more) {
        return Writing.object(json -> {
            json.name("type").value("status");
            json.name("outcome").value(report.outcome().name());
            json.name("stopped").value(report.stopped().name());
            json.name("solutions").value(report.solutions().toString());
            json.name("nodes").value(report.nodes());
            json.name("engine").value(report.engine());
            json.name("millis").value((report.buildNanos() + report.searchNanos()) / 1_000_000);
            more.write(json);
        });
    }
}
