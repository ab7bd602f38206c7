package dlx.spark;

import java.math.BigInteger;
import java.time.Duration;

/**
 * The progress of a search on a cluster.
 *
 * @param share estimated share of the tree that is finished, from 0 to 1; never decreases
 * @param round number of the running job, from 1
 * @param tasks number of tasks finished in all rounds
 * @param running number of tasks of this round that are not finished
 * @param solutions number of solutions found so far
 * @param nodes number of nodes visited so far
 * @param time time since the question was asked
 * @since 0.1
 */
public record ClusterProgress(
        double share, int round, int tasks, int running, BigInteger solutions, long nodes, Duration time) {}
