package dlx.commands.check;

import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import java.math.BigInteger;

/** Reports of searches that never were. */
final class Reports {

    private Reports() {}

    static SearchReport complete(String engine, long solutions) {
        return of(engine, StopReason.EXHAUSTED, BigInteger.valueOf(solutions));
    }

    static SearchReport stopped(String engine, StopReason reason, long solutions) {
        return of(engine, reason, BigInteger.valueOf(solutions));
    }

    static SearchReport of(String engine, StopReason reason, BigInteger solutions) {
        Outcome outcome = solutions.signum() > 0
                ? Outcome.SOLVED
                : reason == StopReason.EXHAUSTED ? Outcome.NO_SOLUTION : Outcome.UNKNOWN;
        return SearchReport.builder(outcome, reason)
                .tally(new Tally(solutions, 1, 1))
                .engine(engine)
                .build();
    }
}
