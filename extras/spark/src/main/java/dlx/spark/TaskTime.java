package dlx.spark;

import java.time.Duration;

/** The time that a task may search, by its round. */
final class TaskTime {

    /** It does not end. */
    static final Duration FOREVER = Duration.ofDays(36_500);

    private static final Duration FIRST = Duration.ofSeconds(1);
    private static final Duration GREATEST = Duration.ofMinutes(1);
    private static final int GREATEST_ROUND = 6;
    private static final int GREATEST_UNLIMITED = 30;

    private TaskTime() {}

    /** For works that are all or nothing: twice as long in each round, so that each is done one day. */
    static Duration unlimited(int round) {
        return FIRST.multipliedBy(1L << Math.min(round, GREATEST_UNLIMITED));
    }

    /** Twice as long in each round as in the one before, up to a minute: that is what a lost executor, or a stop, costs. */
    static Duration ofRound(int round) {
        Duration time = FIRST.multipliedBy(1L << Math.min(round, GREATEST_ROUND));
        return time.compareTo(GREATEST) < 0 ? time : GREATEST;
    }
}
