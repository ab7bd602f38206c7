package dlx.modelers.assignment;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.Goal;
import dlx.api.HasGoal;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import java.util.Comparator;
import java.util.List;

/**
 * A model that gives each worker one job at minimum cost.
 *
 * <p>An option is a worker with a job. Each worker does one job, each job is done by one worker. If there are more
 * workers than jobs, some workers do not get a job; if there are more jobs, some are not done.
 *
 * @since 0.1
 */
public final class AssignmentModel extends BundledModel<Assignment, Pair>
        implements HasPictures<Assignment, Pair>, HasGoal, HasRecovery {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public AssignmentModel() {
        super("assignment", Topic.PLANS, "workers to jobs at minimum cost", """
                jobs  paint  tile  wire
                Ann       4     1     3
                Bob       2     0     5
                Cleo      3     2     2
                """);
    }

    @Override
    public String grammar() {
        return """
                A puzzle is a matrix of costs, with a row for each worker and a column for each job. Costs are whole numbers
                of 64 bits with blanks between; '-' is a job that the worker may not do. Names may be added: a line "jobs"
                with the names of the jobs, and the name of a worker in front of each row. A name is not a number.

                  jobs    paint  tile  wire
                  Ann         4     1     3
                  Bob         2     -     5
                  Cleo        3     2     2

                Each worker does one job, and each job is done by one worker. If there are more jobs than workers, some
                jobs are left; if there are more workers, some workers do nothing.

                "best" finds an assignment of minimum cost. For the maximum gain, write gains as negative costs; the
                score is then the gain with a minus sign. Numbers whose totals might not fit into 64 bits are rejected.

                A table as spreadsheets save it (CSV) is read too: jobs in its first row, workers in its first column.
                Commas, semicolons or tabs separate cells; a cell that contains one of them is in quotes. Names may have
                blanks; an empty cell is a job that the worker may not do. If the first row has only costs, nothing has
                a name. Costs may have decimals that are zeros: 19.0. The answer is a table, too.

                  worker,paint,tile,wire
                  Ann,4,1,3
                  Bob,2,,5

                An input may hold many puzzles, with blank lines between. Lines that start with '#' are comments.

                Answer: a line for each worker with a job: worker, job and cost.
                """;
    }

    @Override
    public Goal goal() {
        return Goal.LEAST;
    }

    @Override
    public Assignment parse(PuzzleText text) {
        return new AssignmentReader(text).read();
    }

    @Override
    public void describe(Assignment puzzle, CoverBuilder<Pair> cover) {
        int workers = puzzle.workers().size();
        int jobs = puzzle.jobs().size();
        Items workerItems = cover.items("worker", workers)
                .named(i -> puzzle.workers().get(i).item("worker", "row"));
        Items jobItems =
                cover.items("job", jobs).named(i -> puzzle.jobs().get(i).item("job", "column"));
        if (workers > jobs) {
            workerItems.secondary();
        } else if (jobs > workers) {
            jobItems.secondary();
        }
        for (Pair pair : puzzle.pairs()) {
            cover.option(
                    pair,
                    pair.cost(),
                    workerItems.at(pair.worker().index()),
                    jobItems.at(pair.job().index()));
        }
    }

    @Override
    public String render(Assignment puzzle, Solution<Pair> solution) {
        StringBuilder text = new StringBuilder();
        puzzle.separator().ifPresent(separator -> text.append(separator.row(List.of("worker", "job", "cost"))));
        solution.options().stream()
                .sorted(Comparator.comparingInt(pair -> pair.worker().index()))
                .forEach(pair -> text.append(written(puzzle, pair)));
        return text.toString();
    }

    private static String written(Assignment puzzle, Pair pair) {
        String cost = Long.toString(pair.cost());
        return puzzle.separator()
                .map(separator ->
                        separator.row(List.of(pair.worker().name(), pair.job().name(), cost)))
                .orElseGet(() -> pair + ", " + cost + '\n');
    }

    @Override
    public Svg picture(Assignment puzzle, Solution<Pair> solution) {
        return MatrixPicture.of(puzzle, solution.options());
    }

    @Override
    public List<Area> areas(Assignment puzzle, Pair pair) {
        return List.of(MatrixPicture.area(puzzle, pair));
    }
}
