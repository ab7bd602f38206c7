package dlx.commands.answer;

import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.commands.console.Console;
import dlx.commands.console.OutputFiles;
import dlx.commands.console.Printable;
import dlx.commands.json.JsonMembers;
import dlx.commands.option.Format;
import dlx.commands.option.PictureFormat;
import dlx.commands.option.SearchOptions;
import dlx.commands.run.PuzzleTask;
import dlx.core.OptionVisitor;
import dlx.core.Solver;
import dlx.core.diagnosis.UncoverableMessage;
import dlx.core.messages.ClashMessage;
import dlx.core.model.LoadedModel;
import dlx.core.search.Outcome;
import dlx.core.search.Progress;
import dlx.core.search.SearchReport;
import jakarta.inject.Inject;
import java.util.Optional;
import java.util.function.Consumer;

/** Writes the answers of searches in every format, and their reports to standard error. */
public final class Answers {

    private final Console console;
    private final Pictures pictures;

    @Inject
    public Answers(Console console, OutputFiles files) {
        this.console = console;
        this.pictures = new Pictures(new PictureOut(console, files));
    }

    /** Returns a watcher that shows the progress of a puzzle's search on standard error. */
    public Consumer<Progress> progressLine(PuzzleTask<?, ?> task, Progress begin) {
        return new ProgressLine(console, task.number(), begin);
    }

    /** Returns a watcher that shows the progress of a search for the best. */
    public Consumer<Progress> progressLineOfBest(PuzzleTask<?, ?> task, Progress begin) {
        return ProgressLine.ofBest(console, task.number(), begin);
    }

    /** Returns a watcher that reports advice once, if a search has not found a solution for 10 seconds. */
    public Consumer<Progress> longWait(PuzzleTask<?, ?> task, LongWait.Waiting waiting) {
        return new LongWait(
                console::report, task.number(), Printable.name(task.model().id()), waiting);
    }

    /** Returns a watcher that writes an object for each improvement of a search for the best. */
    public Consumer<Progress> improvements(PuzzleTask<?, ?> task) {
        return progress -> writeLine(SearchJson.progress(task.number(), progress));
    }

    /**
     * Writes a solution.
     *
     * @param scored true if the score of the solution is part of the answer
     */
    public <P, O> void write(PuzzleTask<P, O> task, PictureFormat form, Solution<O> solution, boolean scored) {
        switch (form.format()) {
            case TEXT -> writeText(text(task.model(), task.puzzle(), solution));
            case JSON ->
                writeLine(SearchJson.solution(task, solution, scored, text(task.model(), task.puzzle(), solution)));
            case OPTIONS -> console.print(numbers(solution.numbers()));
            case SVG, PNG -> pictures.write(task, form, solution);
        }
    }

    /**
     * Writes a solution as text. A blank line precedes a solution of several lines, so that the solutions can be read
     * back.
     */
    private void writeText(String text) {
        boolean isOneLine = text.indexOf('\n') == text.length() - 1;
        console.print(isOneLine || !console.isBehindAnswers() ? text : '\n' + text);
    }

    /** Returns a visitor that writes the solutions of a puzzle as numbers of their options. */
    public OptionVisitor optionLines(PuzzleTask<?, ?> task) {
        return new OptionLineWriter(console, task.solver().cover().optionCount());
    }

    /** Writes a part of an answer. */
    public void write(String text) {
        console.print(text);
    }

    /** Writes an answer that is one line. */
    public void writeLine(String line) {
        console.print(line + '\n');
    }

    /** Reports a sentence on standard error. */
    public void report(String sentence) {
        console.report(sentence);
    }

    /** Writes the object that ends a puzzle, in JSON only. */
    public void writeStatus(
            PuzzleTask<?, ?> task,
            SearchOptions search,
            Format format,
            SearchReport report,
            Consumer<JsonMembers> extra) {
        writeStatus(task, search.threads(), format, report, extra, json -> {});
    }

    /**
     * Writes the object that ends a puzzle, with more statistics, in JSON only.
     *
     * @param threads the number of threads of the search
     * @param more writes members at the end of the statistics
     */
    public void writeStatus(
            PuzzleTask<?, ?> task,
            int threads,
            Format format,
            SearchReport report,
            Consumer<JsonMembers> extra,
            Consumer<JsonMembers> more) {
        if (format == Format.JSON) {
            writeLine(SearchJson.status(task, report, threads, extra, more));
        }
    }

    /**
     * Reports the end of a search on standard error: no solution, clashing givens, items without options, or a limit.
     *
     * @param noSolutionIsNews true if standard output does not show that there is no solution
     * @param howFar the sentence about a search that did not finish
     */
    public void reportSearch(
            PuzzleTask<?, ?> task, SearchReport report, boolean noSolutionIsNews, Optional<String> howFar) {
        console.clearStatus();
        if (report.outcome() == Outcome.NO_SOLUTION) {
            if (noSolutionIsNews) {
                console.report("puzzle " + task.number() + ": no solution");
            }
            slip(task.model(), task.solver())
                    .ifPresent(s -> console.report("warning: puzzle " + task.number() + ": " + s));
        }
        howFar.ifPresent(sentence -> console.report("puzzle " + task.number() + ": " + sentence));
    }

    /**
     * Writes the statistics of a search if the options ask for them; {@code checkedBy} is a second engine that agreed.
     */
    public void reportStats(
            PuzzleTask<?, ?> task, SearchOptions search, SearchReport report, Optional<String> checkedBy) {
        console.clearStatus();
        if (search.stats()) {
            console.reportOwn(SearchJson.stats(task, report, search.threads(), checkedBy, json -> {}));
        }
    }

    /**
     * Writes the statistics of a search, and more.
     *
     * @param threads the number of threads of the search
     * @param more writes members at the end of the statistics
     */
    public void reportStats(PuzzleTask<?, ?> task, int threads, SearchReport report, Consumer<JsonMembers> more) {
        console.clearStatus();
        console.reportOwn(SearchJson.stats(task, report, threads, Optional.empty(), more));
    }

    /** Returns true if a limit or an interrupt ended a search before it had an answer. */
    public static boolean wasStopped(SearchReport report) {
        return switch (report.stopped()) {
            case TIME, NODES, MEMORY, CANCELLED -> true;
            case EXHAUSTED, SOLUTION_LIMIT, GAP, VISITOR -> false;
        };
    }

    /**
     * Returns the sentence about a probable error in the puzzle; the message of the model's failure if it cannot name
     * the items.
     */
    public static Optional<String> slip(LoadedModel<?, ?> model, Solver<?> solver) {
        try {
            Cover<?> cover = solver.cover();
            return ClashMessage.sentence(cover, solver.givens(), Printable::name)
                    .or(() -> UncoverableMessage.sentence(cover, Printable::name));
        } catch (ModelException e) {
            return Optional.ofNullable(e.in(model.id(), "search").getMessage());
        }
    }

    /** Returns a solution as text, with a line end after the last line. */
    public static <P, O> String text(LoadedModel<P, O> model, P puzzle, Solution<O> solution) {
        String text = model.render(puzzle, solution);
        return text.isEmpty() || text.endsWith("\n") ? text : text + '\n';
    }

    private static String numbers(int... options) {
        StringBuilder line = new StringBuilder();
        for (int option : options) {
            line.append(line.length() > 0 ? " " : "").append(option + 1L);
        }
        return line.append('\n').toString();
    }
}
