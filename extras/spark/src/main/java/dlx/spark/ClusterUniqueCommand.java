package dlx.spark;

import com.google.inject.Inject;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.run.PuzzleTask;
import dlx.core.Uniqueness.Verdict;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;

/** The command {@code dlx-spark unique}. */
final class ClusterUniqueCommand extends ClusterCommand {

    private final LineFormat form = new LineFormat(arguments);

    @Inject
    ClusterUniqueCommand(ClusterParts parts) {
        super(parts);
    }

    @Override
    protected List<String> description() {
        return List.of("A puzzle whose search is stopped gets no line.");
    }

    @Override
    protected List<String> footer() {
        return List.of("", "Example:", "  dlx info sudoku --example | dlx-spark unique sudoku");
    }

    @Override
    void check() {
        form.check();
    }

    @Override
    Format format() {
        return form.check();
    }

    @Override
    <P, O> void ask(PuzzleTask<P, O> asked, SparkSolver solver) {
        ClusterUnique found = solver.unique();
        String verdict = found.verdict().name().toLowerCase(Locale.ROOT);
        boolean known = found.verdict() != Verdict.UNKNOWN;
        if (format() == Format.TEXT && known) {
            answers.writeLine(verdict);
        }
        StopReason stopped = found.verdict() == Verdict.MULTIPLE
                ? StopReason.SOLUTION_LIMIT
                : found.report().stopped();
        end(
                asked,
                plain(found.report(), BigInteger.valueOf(found.found().size()), stopped),
                found.report(),
                known,
                json -> json.put("verdict", verdict));
    }
}
