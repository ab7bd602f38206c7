package dlx.spark;

import java.math.BigInteger;
import java.time.Duration;

/**
 * The progress of a search on a cluster.
 *
 * @param share of the tree that is finished, as it is thought, from 0 to 1; never less than before
 * @param round which job runs, from 1
 * @param tasks tasks finished in all rounds
 * @param running tasks of this round that are not finished
 * @param solutions found so far
 * @param nodes visited so far
 * @param time since the question
 * @since 0.1
 */
public record ClusterProgress(
        double share, int round, int tasks, int running, BigInteger solutions, long nodes, Duration time) {}
