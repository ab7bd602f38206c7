package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.pairs.CoveringArray;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Two settings that work alone may fail together: every pair of values of whatever can be set on a question is asked, on
 * small random covers, and held against brute force. What does not go together is refused; then the rest of the combination
 * is asked of {@code auto}.
 */
class PairsTest {

    private static final long SEED = Long.getLong("dlx.pairs.seed", 1);

    @Test
    void everyPairAnswersWhatIsTrueOrIsRefused() {
        hold(2, 6);
    }

    @Tag("slow")
    @Test
    void everyTripleAnswersWhatIsTrueOrIsRefused() {
        hold(3, 1);
    }

    private static void hold(int strength, int covers) {
        List<Integer> sizes =
                Combination.SETTINGS.stream().map(s -> s.values().size()).toList();
        CoveringArray array = CoveringArray.of(sizes, strength, SEED);
        List<String> wrong = new ArrayList<>();
        Set<List<Integer>> answered = new HashSet<>();
        int asked = 0;
        int refused = 0;
        for (int[] row : array.rows()) {
            for (int cover = 0; cover < covers; cover++) {
                long seed = SEED * 1_000_003 + asked++;
                Combination combination = Combination.of(row);
                try {
                    if (!isAnswered(combination, seed)) {
                        refused++;
                        combination = combination.with("engine", "auto");
                        if (!isAnswered(combination, seed)) {
                            continue;
                        }
                    }
                    note(combination, answered);
                } catch (AssertionError | RuntimeException e) {
                    wrong.add("seed " + seed + ": " + combination + "\n    " + e + "\n    " + at(e));
                }
            }
        }
        System.out.printf(
                "%d rows, %d combinations asked, %d refused at first, %d pairs of values answered, %d wrong%n",
                array.rows().size(), asked, refused, answered.size(), wrong.size());
        assertThat(wrong).as("of %d", asked).isEmpty();
    }

    private static String at(Throwable thrown) {
        for (StackTraceElement line : thrown.getStackTrace()) {
            if (line.getClassName().startsWith("dlx.core")) {
                return line.toString();
            }
        }
        return "";
    }

    private static boolean isAnswered(Combination combination, long seed) {
        try {
            Judge.judge(combination, seed);
            return true;
        } catch (Judge.Refused e) {
            assertThat(e.getCause().getMessage()).isNotBlank();
            return false;
        }
    }

    /** Notes the pairs of values that were answered together. */
    private static void note(Combination combination, Set<List<Integer>> answered) {
        int count = combination.values().size();
        int[] row = new int[count];
        for (int k = 0; k < count; k++) {
            row[k] = Combination.SETTINGS.get(k).values().indexOf(combination.values().get(k));
        }
        for (int a = 0; a < count; a++) {
            for (int b = 0; b < a; b++) {
                answered.add(List.of(a, row[a], b, row[b]));
            }
        }
    }
}
