package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.covers.Shrinker;
import dlx.core.search.SearchReport;
import dlx.core.search.Strategy;
import dlx.skips.Tier;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares every engine with the reference, and so with every other engine, on thousands of random covers: the same
 * solutions in the same order, and the right answer to each {@link EngineQuestion}. {@code -Ddlx.covers} sets the
 * number of covers in all. A failure prints the smallest cover found that still fails.
 */
@Order(1)
class EnginesAgreeTest {

    /**
     * Number of covers; halved in the quick run, because this test asks more questions about each cover than other
     * tests.
     */
    private static final long COVERS = RandomCovers.COVERS / Tier.of(2, 1);

    /** The engine that chooses among engines; it is asked about every second cover. */
    private static final String AUTO = "auto";

    private static final Set<String> NEVER_REFUSE = Set.of("links", "slots", AUTO);

    /** Engines that only count. */
    private static final Set<String> COUNTERS = Set.of("memo", "sweep", "orbits");

    /** Engines that support plain covers only. */
    private static final Set<String> PLAIN = Set.of("masks");

    /**
     * Returns all engines except {@code prices} and {@code ida}, which only search for the best ({@link
     * BestAgainstBruteForceTest}), {@code learn} and {@code local}, which do not keep the order ({@link
     * dlx.core.engine.learn.LearnSearchTest}, {@link dlx.core.engine.local.LocalSearchTest}), and {@code diagram}, whose solutions come in another order ({@link
     * DiagramAgainstReferenceTest}).
     */
    static List<String> engines() {
        return EngineName.names().stream()
                .filter(engine -> !Set.of("prices", "ida", "diagram", "learn", "local", "symmetric")
                        .contains(engine))
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void answerLikeTheReference(Family family) {
        for (long seed = 0; seed < covers(family); seed++) {
            Trial trial = Trial.of(family.cover(seed));
            if (trial.isKnown()) {
                String where = "family " + family + ", seed " + seed;
                engines().forEach(engine -> new Examination(engine, Strategy.MRV, where).hold(trial));
                if (seed % 2 == 0) {
                    new Examination(AUTO, Strategy.MRV, where).hold(trial);
                }
            }
        }
    }

    /** Returns the number of covers: more of plain covers, which most engines support and most users have. */
    private static long covers(Family family) {
        long covers = family.covers(COVERS);
        return Family.plain().contains(family) ? covers * 9 / 4 : covers;
    }

    @ParameterizedTest
    @EnumSource
    void answerLikeTheReferenceThatTakesTheLeftmostItem(Family family) {
        int asked = 0;
        for (long seed = 0; seed < covers(family) / 4 && Family.plain().contains(family); seed++) {
            Trial trial = Trial.of(family.cover(seed), Strategy.FIRST);
            if (trial.expected.isComplete()) {
                asked++;
                new Examination("slots", Strategy.FIRST, "family " + family + ", seed " + seed).hold(trial);
            }
        }
        boolean tooLarge = family == Family.PARTS || !Family.plain().contains(family);
        assertThat(asked > 0 || tooLarge).as("asked some").isTrue();
    }

    /** Tests that each engine answers enough of the questions, so that no engine passes by rejecting. */
    @Test
    void refuseFewCovers() {
        Map<String, Integer> asked = new TreeMap<>();
        Map<String, Integer> answered = new TreeMap<>();
        for (Family family : Family.values()) {
            for (PlainCover cover :
                    LongStream.range(0, Tier.of(5, 20)).mapToObj(family::cover).toList()) {
                Trial byMrv = Trial.of(cover); // one for all engines: the reference takes longest
                for (String engine : engines()) {
                    if (!PLAIN.contains(engine) || Family.plain().contains(family)) {
                        asked.merge(engine, 1, Integer::sum);
                        boolean refused =
                                Verdict.of(EngineQuestion.COUNT, engine, byMrv).refused();
                        answered.merge(engine, refused ? 0 : 1, Integer::sum);
                    }
                }
            }
        }
        asked.forEach(
                (engine, covers) -> assertThat(answered.get(engine)).as(engine).isGreaterThan(covers / 3));
    }

    @ParameterizedTest
    @ValueSource(strings = {"memo", "sweep"})
    void someEnginesCountWhatNobodyCouldVisit(String engine) {
        assumeTrue(engines().contains(engine), "no engine " + engine);
        for (long seed = 0; seed < RandomCovers.amount(100); seed++) {
            Trial trial = Trial.of(Family.PARTS.cover(seed));
            SearchReport report =
                    trial.solver(engine).toBuilder().nodeLimit(100_000).build().count();
            assertThat(report.isComplete())
                    .as("seed %d: within the limit", seed)
                    .isTrue();
            assertThat(report.solutions())
                    .as("seed %d", seed)
                    .isEqualTo(trial.count().orElseThrow());
        }
    }

    /** All questions to one engine. */
    private record Examination(String engine, Strategy strategy, String where) {

        void hold(Trial trial) {
            Set<EngineQuestion> answered = EnumSet.noneOf(EngineQuestion.class);
            Set<EngineQuestion> refused = EnumSet.noneOf(EngineQuestion.class);
            for (EngineQuestion question : EngineQuestion.values()) {
                if (question.isFor(trial, engine)) {
                    Verdict verdict = Verdict.of(question, engine, trial);
                    verdict.failure().ifPresent(failure -> fail(question, trial.plain, failure));
                    (verdict.refused() ? refused : answered).add(question);
                }
            }
            checkRefusals(answered, refused);
        }

        /** Checks that an engine rejects all questions about a cover or none; some engines only count. */
        private void checkRefusals(Set<EngineQuestion> answered, Set<EngineQuestion> refused) {
            if (COUNTERS.contains(engine)) {
                answered.removeIf(question -> !question.isCount());
                refused.removeIf(question -> !question.isCount());
            }
            boolean consistent = refused.isEmpty() || answered.isEmpty() && !NEVER_REFUSE.contains(engine);
            assertThat(consistent)
                    .as("%s, engine %s: answers %s, refuses %s", where, engine, answered, refused)
                    .isTrue();
        }

        private void fail(EngineQuestion question, PlainCover cover, Throwable failure) {
            Set<EngineQuestion> asked = EnumSet.of(question);
            if (firstFailure(asked, cover).isEmpty()) { // it takes the questions before to go wrong
                asked = EnumSet.range(EngineQuestion.values()[0], question);
            }
            Set<EngineQuestion> enough = asked;
            PlainCover smallest = Shrinker.shrink(
                    cover, candidate -> firstFailure(enough, candidate).isPresent());
            Throwable why = firstFailure(enough, smallest).orElse(failure);
            String message = "%s, engine %s, question %s: %s%nThe smallest cover that fails:%n%s";
            throw new AssertionError(String.format(message, where, engine, question, why, smallest.text()), why);
        }

        private Optional<Throwable> firstFailure(Set<EngineQuestion> questions, PlainCover cover) {
            Trial trial = Trial.of(cover, strategy);
            return questions.stream()
                    .filter(question -> trial.isKnown() && question.isFor(trial, engine))
                    .flatMap(question -> Verdict.of(question, engine, trial).failure().stream())
                    .findFirst();
        }
    }
}
