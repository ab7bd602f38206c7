package dlx.app.bench;

import dlx.core.Best;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The best scores that a run found, of each puzzle of a file.
 *
 * @param scores in the order of the puzzles, absent where a puzzle has no solution
 * @param proven whether every one of them is proved to be the best
 */
public record Scores(List<OptionalLong> scores, boolean proven) {

    static Scores of(List<Best<?>> answers) {
        return new Scores(
                answers.stream()
                        .map(best -> best.found().isEmpty() ? OptionalLong.empty() : OptionalLong.of(best.score()))
                        .toList(),
                answers.stream().allMatch(Best::proven));
    }

    /** The sum of the scores there are; absent if no puzzle has a solution. */
    Optional<BigInteger> sum() {
        return scores.stream()
                .filter(OptionalLong::isPresent)
                .map(score -> BigInteger.valueOf(score.getAsLong()))
                .reduce(BigInteger::add);
    }

    /**
     * The first puzzle of which two runs say different things, in words; absent if there is none.
     *
     * @param said who found these
     * @param saidThen who found the others
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
