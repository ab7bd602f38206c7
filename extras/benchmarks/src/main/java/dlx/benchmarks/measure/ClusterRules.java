package dlx.benchmarks.measure;

/**
 * The rules by which rounds are cut. The numbers of {@link #USUAL} are those of {@code dlx.spark}, written again here: this module does not depend on it.
 *
 * @param tasksPerCore how many tasks there are at least in a round ({@code Cutter.TASKS_PER_CORE})
 * @param greatestShare the greatest share of the tree that a task should have ({@code Cutter.GREATEST_SHARE})
 * @param cutsPerTask more cuts in a round than this for each task that is wanted are not made ({@code Cutter.CUTS_PER_TASK})
 * @param firstSeconds how long a task of the first round may search ({@code TaskTime.FIRST})
 * @param greatestSeconds and of any round; it doubles ({@code TaskTime.GREATEST})
 * @param mostCuts a piece that was cut out of one so often is cut no more ({@code Work.LONGEST_KEY}: 200 letters, most often 3 for each)
 */
record ClusterRules(
        int tasksPerCore,
        double greatestShare,
        int cutsPerTask,
        double firstSeconds,
        double greatestSeconds,
        int mostCuts) {

    static final ClusterRules USUAL = new ClusterRules(20, 0.01, 50, 1, 60, 60);

    /** How long a task of a round may search, from round 0. */
    double seconds(int round) {
        return Math.min(greatestSeconds, firstSeconds * (1L << Math.min(round, 30)));
    }
}
