package dlx.web.play;

import dlx.core.Solver;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A search that is recorded from its beginning: its steps, its marks, its solutions.
 *
 * @param steps the steps in order
 * @param marks evenly spread places of the search, in order
 * @param gap number of choices between two marks
 * @param solutions the options of each solution, including the givens
 * @param end the result up to the last step
 * @param isWhole true if the recording contains all steps of the search
 */
public record Recording(
        List<StepWindow.Step> steps,
        List<Bookmark> marks,
        long gap,
        List<int[]> solutions,
        MarkedSearch.End end,
        boolean isWhole) {

    /**
     * Searches and records the steps.
     *
     * @param solver the search, with its limits
     * @param most maximum number of steps
     */
    public static Recording of(Solver<?> solver, int most) {
        Writer writer = new Writer(most);
        List<int[]> solutions = new ArrayList<>();
        long begin = System.nanoTime();
        SearchReport report;
        try {
            report = solver.toBuilder().listener(writer).build().forEach((options, length) -> {
                solutions.add(Arrays.copyOf(options, length));
                return Visit.CONTINUE;
            });
        } catch (StepWindows.Enough e) {
            report = SearchReport.builder(solutions.isEmpty() ? Outcome.UNKNOWN : Outcome.SOLVED, StopReason.NODES)
                    .build();
        }
        boolean isWhole = report.stopped() == StopReason.EXHAUSTED;
        MarkedSearch.End end = new MarkedSearch.End(
                report,
                writer.steps.size(),
                writer.nodesReported,
                solutions.size(),
                (System.nanoTime() - begin) / 1_000_000);
        return new Recording(writer.steps, writer.marks(), writer.gap(), solutions, end, isWhole);
    }

    /**
     * Returns the options taken at the beginning, which is an empty array, and after each of the first steps that take
     * an option.
     *
     * @param most maximum number of arrays
     */
    public List<int[]> boards(int most) {
        List<int[]> boards = new ArrayList<>(List.of(new int[0]));
        int[] path = new int[16];
        for (StepWindow.Step step : steps) {
            if (step.level() >= path.length) {
                path = Arrays.copyOf(path, 2 * step.level());
            }
            if (step.kind() == 't') {
                path[step.level()] = step.what();
                boards.add(Arrays.stream(path, 0, step.level() + 1)
                        .filter(option -> option >= 0)
                        .toArray());
                if (boards.size() == most) {
                    return boards;
                }
            } else if (step.kind() == 'l') {
                path[step.level()] = -1;
            }
        }
        return boards;
    }

    private static final class Writer extends MarkCounter {

        private final int most;
        private final List<StepWindow.Step> steps = new ArrayList<>();
        private long nodesReported = 1;

        Writer(int most) {
            super(Bookmark.START, 1);
            this.most = most;
        }

        @Override
        void made(char kind, int level, int what, int more) {
            if (steps.size() == most) {
                throw StepWindows.Enough.ENOUGH;
            }
            steps.add(new StepWindow.Step(kind, level, what, more));
            nodesReported = nodes();
        }
    }
}
