package dlx.spark;

import java.time.Duration;

/** The maximum time of a task, by its round. */
final class TaskTime {

    /** Time without an end, for practical purposes: 100 years. */
    static final Duration FOREVER = Duration.ofDays(36_500);

    private static final Duration FIRST = Duration.ofSeconds(1);
    private static final Duration GREATEST = Duration.ofMinutes(1);
    private static final int GREATEST_ROUND = 6;
    private static final int GREATEST_UNLIMITED = 30;

    private TaskTime() {}

    /**
     * Returns the time for works that are finished whole or not at all. It doubles each round, so that each work is
     * finished one day.
     *
     * @param round number of the round, from 0
     */
    static Duration unlimited(int round) {
        return FIRST.multipliedBy(1L << Math.min(round, GREATEST_UNLIMITED));
    }

    /**
     * Returns the time of a task. It doubles each round, up to a minute, because a lost executor or a stop loses this
     * time.
     *
     * @param round number of the round, from 0
     */
    static Duration ofRound(int round) {
        Duration time = FIRST.multipliedBy(1L << Math.min(round, GREATEST_ROUND));
        return time.compareTo(GREATEST) < 0 ? time : GREATEST;
    }
}
