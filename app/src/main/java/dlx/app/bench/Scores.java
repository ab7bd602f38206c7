package dlx.app.bench;

import dlx.core.Best;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The best score of each puzzle of a file, as one run found them.
 *
 * @param scores one score per puzzle, in the order of the puzzles; empty for a puzzle without solution
 * @param proven true if every score is proved to be the best
 */
public record Scores(List<OptionalLong> scores, boolean proven) {

    static Scores of(List<Best<?>> answers) {
        return new Scores(
                answers.stream()
                        .map(best -> best.found().isEmpty() ? OptionalLong.empty() : OptionalLong.of(best.score()))
                        .toList(),
                answers.stream().allMatch(Best::proven));
    }

    /** Returns the sum of the scores; empty if no puzzle has a solution. */
    Optional<BigInteger> sum() {
        return scores.stream()
                .filter(OptionalLong::isPresent)
                .map(score -> BigInteger.valueOf(score.getAsLong()))
                .reduce(BigInteger::add);
    }

    /**
     * Returns the first difference between the answers of two runs, in words; empty if the answers are equal.
     *
     * @param said name of the finder of these scores
     * @param saidThen name of the finder of the other scores
     */
    Optional<String> difference(Scores other, String said, String saidThen) {
        for (int k = 0; k < scores.size(); k++) {
            if (!Objects.equals(scores.get(k), other.scores.get(k))) {
                return Optional.of("of puzzle " + (k + 1) + " of the file " + said + " finds " + word(scores.get(k))
                        + ", " + saidThen + " finds " + word(other.scores.get(k)));
            }
        }
        return proven == other.proven
                ? Optional.empty()
                : Optional.of("only " + (proven ? said : saidThen) + " proves its scores");
    }

    private static String word(OptionalLong score) {
        return score.isPresent() ? "the score " + score.getAsLong() : "no solution";
    }
}
