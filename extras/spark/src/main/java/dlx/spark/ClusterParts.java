package dlx.spark;

import com.google.inject.Inject;
import dlx.app.answer.Answers;
import dlx.app.option.PluginOptions;
import dlx.app.run.PuzzleRun;
import dlx.core.search.CancellationToken;

/** The parts that each command of a cluster needs. */
record ClusterParts(
        PluginOptions plugins, PuzzleRun run, Answers answers, CancellationToken token, Connection connection) {

    @Inject
    ClusterParts {}
}
