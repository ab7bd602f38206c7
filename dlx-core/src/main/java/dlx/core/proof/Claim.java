package dlx.core.proof;

import dlx.api.Goal;
import java.math.BigInteger;
import java.util.Locale;

/**
 * A statement that a proof proves.
 *
 * @since 0.1
 */
public sealed interface Claim permits Claim.Count, Claim.AtLeast, Claim.Best {

    /** There is no solution. */
    Claim NONE = new Count(BigInteger.ZERO);

    /** There is exactly one. */
    Claim UNIQUE = new Count(BigInteger.ONE);

    /**
     * There are exactly so many solutions.
     *
     * @param number {@code >= 0}
     */
    record Count(BigInteger number) implements Claim {

        /** A number of solutions. */
        public Count {
            if (number.signum() < 0) {
                throw new IllegalArgumentException("number: " + number + "; expected 0 or more");
            }
        }

        /** Refuses to prove another number. */
        void check(BigInteger met) {
            if (!number.equals(met)) {
                throw new IllegalStateException(
                        "the proof counts " + met + " solutions; expected " + number + ", as the search has found");
            }
        }

        @Override
        public String toString() {
            return number.signum() == 0
                    ? "no solution"
                    : number.equals(BigInteger.ONE)
                            ? "exactly one solution"
                            : "exactly " + grouped(number) + " solutions";
        }
    }

    /**
     * There are so many solutions at least: the proof lists them.
     *
     * @param number 1 or more
     */
    record AtLeast(int number) implements Claim {

        /** A number of solutions. */
        public AtLeast {
            if (number < 1) {
                throw new IllegalArgumentException("number: " + number + "; expected 1 or more");
            }
        }

        @Override
        public String toString() {
            return "at least " + (number == 1 ? "one solution" : grouped(BigInteger.valueOf(number)) + " solutions");
        }
    }

    /**
     * There is a solution of this score, and none of a better one.
     *
     * @param goal which score is better
     * @param score the best
     */
    record Best(Goal goal, long score) implements Claim {

        /** Refuses to prove a score that no solution has. */
        void check(boolean isMet) {
            if (!isMet) {
                throw new IllegalStateException("no solution of the score " + score + " was met; expected one");
            }
        }

        @Override
        public String toString() {
            return "the " + goal.name().toLowerCase(Locale.ROOT) + " score is " + score;
        }
    }

    private static String grouped(BigInteger number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
