package dlx.app.answer;

import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.app.console.Console;
import dlx.app.console.NamedFile;
import dlx.app.console.Printable;
import dlx.app.console.ProcessEnvironment;
import dlx.app.option.Format;
import dlx.app.option.SearchOptions;
import dlx.app.option.SolutionFormat;
import dlx.app.run.PuzzleTask;
import dlx.app.run.Rejection;
import dlx.core.Checkpoint;
import dlx.core.OptionVisitor;
import dlx.core.Solver;
import dlx.core.search.Outcome;
import dlx.core.search.Progress;
import dlx.core.search.SearchReport;
import jakarta.inject.Inject;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;

/** Prepares the searches of a command and writes what they find, in every format. */
public final class Answers {

    private final Console console;
    private final Pictures pictures;
    private final boolean onTerminal;
    private boolean saidNoSymmetries;

    @Inject
    Answers(Console console, Pictures pictures, ProcessEnvironment process) {
        this.console = console;
        this.pictures = pictures;
        this.onTerminal = process.errIsTerminal();
    }

    /** The solver of a puzzle with everything that the options ask for. */
    public <P, O> Solver<O> solver(PuzzleTask<P, O> asked, SearchOptions search) {
        return solver(asked, search, Optional.empty());
    }

    /** The same for a search that may go on from where an earlier one was. */
    public <P, O> Solver<O> solver(PuzzleTask<P, O> asked, SearchOptions search, Optional<Checkpoint> from) {
        if (search.isDistinct()
                && !saidNoSymmetries
                && asked.model().symmetries(asked.puzzle()).isEmpty()) {
            saidNoSymmetries = true;
            console.report("warning: puzzle " + asked.number() + ": the model "
                    + asked.model().id() + " knows no symmetries of it, so --distinct changes nothing");
        }
        Solver<O> solver = search.applyTo(asked.model(), asked.puzzle(), asked.solver(), asked.number());
        return search.progress(onTerminal)
                ? solver.onProgress(new ProgressLine(console, asked.number(), begin(from)))
                : solver;
    }

    /** The same for a search that shows what it finds: a person who sees nothing for long is told what may help. */
    public <P, O> Solver<O> solverThatShows(PuzzleTask<P, O> asked, SearchOptions search, Optional<Checkpoint> from) {
        Solver<O> solver = solver(asked, search, from);
        if (!onTerminal || !search.progress(true)) {
            return solver;
        }
        Consumer<Progress> line = new ProgressLine(console, asked.number(), begin(from));
        return solver.onProgress(line.andThen(new LongWait(
                console::report, asked.number(), Printable.name(asked.model().id()))));
    }

    /** The same for a search for the best; what improves is an object of its own where progress was asked for in JSON. */
    public <P, O> Solver<O> solverOfBest(
            PuzzleTask<P, O> asked, SearchOptions search, Format format, Optional<Checkpoint> from) {
        Solver<O> solver = solver(asked, search, from);
        if (search.progress(onTerminal)) {
            solver = solver.onProgress(ProgressLine.ofBest(console, asked.number(), begin(from)));
        }
        return format == Format.JSON && search.progress(false)
                ? solver.onImprovement(p -> console.print(SearchJson.progress(asked.number(), p) + '\n'))
                : solver;
    }

    /** Shows how far the search of a puzzle is, on standard error, whenever it is told; {@code begin}: where it began. */
    public Consumer<Progress> progressLine(PuzzleTask<?, ?> asked, Progress begin) {
        return new ProgressLine(console, asked.number(), begin);
    }

    /** Whether a person reads standard error. */
    public boolean onTerminal() {
        return onTerminal;
    }

    private static Progress begin(Optional<Checkpoint> from) {
        return from.map(c -> new Progress(c.share(), 0, c.tally().nodes(), 0)).orElse(new Progress(0, 0, 0, 0));
    }

    /**
     * Writes a solution.
     *
     * @param scored whether its score is part of the answer
     */
    public <P, O> void write(PuzzleTask<P, O> asked, SolutionFormat form, Solution<O> solution, boolean scored) {
        switch (form.format()) {
            case TEXT -> writeText(text(asked, solution));
            case JSON -> console.print(SearchJson.solution(asked, solution, scored, text(asked, solution)) + '\n');
            case OPTIONS -> console.print(numbers(solution.numbers()));
            case SVG, PNG -> pictures.write(asked, form, solution);
        }
    }

    /** Solutions of several lines stand apart by blank lines, so that they can be read back. */
    private void writeText(String text) {
        boolean isOneLine = text.indexOf('\n') == text.length() - 1;
        console.print(isOneLine || !console.isBehindAnswers() ? text : '\n' + text);
    }

    /** What writes the solutions of a puzzle as numbers of their options, however many there are. */
    public OptionVisitor optionLines(PuzzleTask<?, ?> asked) {
        return new OptionLineWriter(console, asked.solver().cover().optionCount());
    }

    /**
     * A file that somebody named for more than answers.
     *
     * @throws IOException if links lead nowhere
     */
    public NamedFile file(String name) throws IOException {
        return new NamedFile(name, console);
    }

    /** Writes an answer that is one line. */
    public void writeLine(String line) {
        console.print(line + '\n');
    }

    /** Reports on standard error what is no answer. */
    public void report(String sentence) {
        console.report(sentence);
    }

    /** Writes the object that ends a puzzle, where the format has one. */
    public void writeStatus(
            PuzzleTask<?, ?> asked, SearchOptions search, Format format, SearchReport report, Json.Body extra) {
        writeStatus(asked, search.threads(), format, report, extra, json -> {});
    }

    /**
     * The same with more statistics.
     *
     * @param threads that were to search
     * @param more keys at the end of the statistics
     */
    public void writeStatus(
            PuzzleTask<?, ?> asked, int threads, Format format, SearchReport report, Json.Body extra, Json.Body more) {
        if (format == Format.JSON) {
            console.print(SearchJson.status(asked, report, threads, extra, more) + '\n');
        }
    }

    /** Writes the object that stands where an answer would have stood, where the format has one. */
    public void writeRejection(Rejection rejection, Format format) {
        if (format == Format.JSON) {
            console.print(ErrorJson.of(rejection) + '\n');
        }
    }

    /**
     * Reports on standard error how a search ended: that there is no solution, which givens clash, which items no option
     * holds, how far it
     * came.
     *
     * @param noSolutionIsNews whether standard output does not show that there is none
     * @param howFar the sentence about a search that did not get to its end
     */
    public void reportSearch(
            PuzzleTask<?, ?> asked, SearchReport report, boolean noSolutionIsNews, Optional<String> howFar) {
        console.clearStatus();
        if (report.outcome() == Outcome.NO_SOLUTION) {
            if (noSolutionIsNews) {
                console.report("puzzle " + asked.number() + ": no solution");
            }
            slip(asked).ifPresent(s -> console.report("warning: puzzle " + asked.number() + ": " + s));
        }
        howFar.ifPresent(sentence -> console.report("puzzle " + asked.number() + ": " + sentence));
    }

    /** Writes the statistics of a search where they are asked for; {@code checkedBy} is a second engine that agreed. */
    public void reportStats(
            PuzzleTask<?, ?> asked, SearchOptions search, SearchReport report, Optional<String> checkedBy) {
        console.clearStatus();
        if (search.stats()) {
            console.reportOwn(SearchJson.stats(asked, report, search.threads(), checkedBy, json -> {}));
        }
    }

    /**
     * Writes the statistics of a search, and more.
     *
     * @param threads that were to search
     * @param more keys at the end
     */
    public void reportStats(PuzzleTask<?, ?> asked, int threads, SearchReport report, Json.Body more) {
        console.clearStatus();
        console.reportOwn(SearchJson.stats(asked, report, threads, Optional.empty(), more));
    }

    /** Whether something ended a search before it was through with its question. */
    public static boolean wasStopped(SearchReport report) {
        return switch (report.stopped()) {
            case TIME, NODES, MEMORY, CANCELLED -> true;
            case EXHAUSTED, SOLUTION_LIMIT, GAP, VISITOR -> false;
        };
    }

    /** What is likely to be a slip in the puzzle. The answer stands also where the model fails to name the items. */
    private static Optional<String> slip(PuzzleTask<?, ?> asked) {
        try {
            Cover<?> cover = asked.solver().cover();
            return ClashMessage.sentence(cover, asked.solver().givens()).or(() -> UncoverableMessage.sentence(cover));
        } catch (ModelException e) {
            return Optional.ofNullable(e.in(asked.model().id(), "search").getMessage());
        }
    }

    /** Lines, also where a model forgets to end the last one. */
    private static <P, O> String text(PuzzleTask<P, O> asked, Solution<O> solution) {
        String text = asked.model().render(asked.puzzle(), solution);
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
