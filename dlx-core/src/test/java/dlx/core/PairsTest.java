package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.pairs.CoveringArray;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/**
 * Tests every pair of values of all settings of a question, on small random covers, against brute force: two settings
 * that work alone may fail together. Settings that cannot be combined must be rejected. Then the rest of the
 * combination is asked of another engine, and the engine is asked a question that it supports.
 */
class PairsTest {

    private static final long SEED = Long.getLong("dlx.pairs.seed", 1);

    private static final List<Integer> SIZES =
            Combination.SETTINGS.stream().map(s -> s.values().size()).toList();

    /** Pairs of values that were answered together: indexes of setting, value, setting, value. */
    private final Set<List<Integer>> answered = new HashSet<>();

    private final List<String> wrong = new ArrayList<>();
    private int refused;

    @Test
    void everyPairAnswersWhatIsTrueOrIsRefused(TestReporter reporter) {
        hold(2, Tier.of(1, 3), reporter);
        assertThat(answered).as("of %d pairs, answered", pairs()).hasSizeGreaterThan(pairs() * 19 / 20);
    }

    @Tag("slow")
    @Test
    void everyTripleAnswersWhatIsTrueOrIsRefused(TestReporter reporter) {
        hold(3, 1, reporter);
    }

    private void hold(int strength, int covers, TestReporter reporter) {
        List<int[]> rows = CoveringArray.of(SIZES, strength, SEED).rows();
        for (int k = 0; k < rows.size() * covers; k++) {
            ask(Combination.of(rows.get(k / covers)), SEED * 1_000_003 + k);
        }
        reporter.publishEntry(
                "pairs",
                "%d combinations, %d of them refused at first; %d of %d pairs answered"
                        .formatted(rows.size() * covers, refused, answered.size(), pairs()));
        assertThat(wrong).as("seed %d", SEED).isEmpty();
    }

    private void ask(Combination combination, long seed) {
        if (!isAnswered(combination, seed)) {
            refused++;
            isAnswered(combination.with("engine", "auto"), seed);
            isAnswered(combination.friendly(), seed);
        }
    }

    private boolean isAnswered(Combination combination, long seed) {
        try {
            Judge.judge(combination, seed);
            note(combination);
        } catch (Judge.Refused e) {
            return false;
        } catch (AssertionError | RuntimeException e) {
            // an exception that is thrown often loses its stack trace
            wrong.add("seed " + seed + ": " + combination + "\n    " + e + "\n    "
                    + Stream.of(e.getStackTrace()).findFirst());
        }
        return true;
    }

    private void note(Combination combination) {
        int[] row = combination.row();
        for (int a = 0; a < row.length; a++) {
            for (int b = 0; b < a; b++) {
                answered.add(List.of(a, row[a], b, row[b]));
            }
        }
    }

    private static int pairs() {
        int sum = SIZES.stream().mapToInt(n -> n).sum();
        return (sum * sum - SIZES.stream().mapToInt(n -> n * n).sum()) / 2;
    }
}
