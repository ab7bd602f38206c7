package dlx.benchmarks.measure;

import java.util.List;

/**
 * The work of a {@link Runner}.
 *
 * @param input a file that the model reads; several puzzles are timed together
 * @param isFresh whether each search has a solver of its own, so that it is planned anew
 * @param known the best score, for questions that end where it is found
 * @param limitMillis for one search
 * @param timedMillis how long searches are repeated to warm up, and again for the medians
 */
record TimingJob(
        String model,
        String input,
        Ask ask,
        String engine,
        List<String> ways,
        boolean isFresh,
        long known,
        long limitMillis,
        long timedMillis) {}
