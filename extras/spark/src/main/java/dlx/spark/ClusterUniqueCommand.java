package dlx.spark;

import dlx.app.command.Services;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.run.PuzzleTask;
import dlx.core.Uniqueness.Verdict;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "unique",
        description = {
            "Writes unique, multiple or none, one line per puzzle. Stops at the second solution.",
            "A puzzle whose search is stopped gets no line."
        },
        footer = {"", "Example:", "  dlx info sudoku --example | dlx-spark unique sudoku"})
final class ClusterUniqueCommand extends ClusterCommand {

    @Mixin
    private final LineFormat form = new LineFormat();

    ClusterUniqueCommand(Services services) {
        super(services);
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
