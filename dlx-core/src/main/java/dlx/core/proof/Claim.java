package dlx.core.proof;

import dlx.api.Goal;
import java.math.BigInteger;
import java.util.Locale;

/**
 * Statement that a proof proves.
 *
 * @since 0.1
 */
public sealed interface Claim permits Claim.Count, Claim.AtLeast, Claim.Best {

    /** Claim that there is no solution. */
    Claim NONE = new Count(BigInteger.ZERO);

    /** Claim that there is exactly one solution. */
    Claim UNIQUE = new Count(BigInteger.ONE);

    /**
     * Claim of an exact number of solutions.
     *
     * @param number number of solutions, 0 or more
     */
    record Count(BigInteger number) implements Claim {

        /** Creates a claim after checking the number. */
        public Count {
            if (number.signum() < 0) {
                throw new IllegalArgumentException("number: " + number + "; expected 0 or more");
            }
        }

        /** Throws an {@link IllegalStateException} if the number of solutions met differs from the claim. */
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
     * Claim of a minimum number of solutions: the proof lists them.
     *
     * @param number number of solutions listed, 1 or more
     */
    record AtLeast(int number) implements Claim {

        /** Creates a claim after checking the number. */
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
     * Claim that a score is the best score of a solution.
     *
     * @param goal determines which scores are better
     * @param score the best score
     */
    record Best(Goal goal, long score) implements Claim {

        /** Throws an {@link IllegalStateException} if no solution with this score was met. */
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
