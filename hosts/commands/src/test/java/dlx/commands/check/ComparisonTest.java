package dlx.commands.check;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.commands.check.Comparison.Result;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.Uniqueness.Verdict;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Answers made by hand, as wrong engines would give them. */
class ComparisonTest {

    /** The solutions are options 0 "ab" and 1 "c", and options 2 "a" and 3 "bc". */
    private static final Cover<String> COVER = Cover.of(String.class, cover -> {
        Items items = cover.items("item", 3);
        cover.option("ab", 2, items.at(0), items.at(1));
        cover.option("c", 3, items.at(2));
        cover.option("a", 1, items.at(0));
        cover.option("bc", 1, items.at(1), items.at(2));
    });

    @Nested
    class Counts {

        @Test
        void areTheSame() {
            assertThat(Comparison.ofCounts(Reports.complete("slots", 7), Reports.complete("links", 7)))
                    .isEqualTo(new Comparison(Result.SAME, ""));
        }

        @Test
        void differ() {
            assertThat(Comparison.ofCounts(Reports.complete("slots", 1), Reports.complete("links", 0)))
                    .isEqualTo(new Comparison(
                            Result.DIFFERENT,
                            "the engines slots and links differ: slots says 1 solution, links says 0 solutions;"
                                    + " please report it with the puzzle"));
        }

        @Test
        void areComparedBeyondTheLongs() {
            BigInteger many = BigInteger.TWO.pow(100);
            SearchReport memo = Reports.of("memo", StopReason.EXHAUSTED, many);

            assertThat(Comparison.ofCounts(memo, Reports.of("links", StopReason.EXHAUSTED, many))
                            .result())
                    .isEqualTo(Result.SAME);
            assertThat(Comparison.ofCounts(
                                    memo, Reports.of("links", StopReason.EXHAUSTED, many.add(BigInteger.TWO.pow(70))))
                            .result())
                    .isEqualTo(Result.DIFFERENT);
        }

        @ParameterizedTest
        @CsvSource({"TIME, the time limit", "NODES, the limit on nodes", "CANCELLED, an interrupt"})
        void areNotComparedWhereALimitEndedOneOfTheSearches(StopReason reason, String words) {
            SearchReport whole = Reports.complete("slots", 7);
            SearchReport part = Reports.stopped("links", reason, 3);
            Comparison expected = new Comparison(
                    Result.NOT_COMPARED, "not cross-checked: " + words + " ended the search of the engine links");

            assertThat(Comparison.ofCounts(whole, part)).isEqualTo(expected);
            assertThat(Comparison.ofCounts(part, whole)).isEqualTo(expected);
        }
    }

    @Nested
    class Verdicts {

        @ParameterizedTest
        @EnumSource(names = {"NONE", "UNIQUE", "MULTIPLE"})
        void areTheSame(Verdict verdict) {
            assertThat(Comparison.ofVerdicts(found("masks", verdict), found("links", verdict))
                            .result())
                    .isEqualTo(Result.SAME);
        }

        @Test
        void differ() {
            assertThat(Comparison.ofVerdicts(found("masks", Verdict.UNIQUE), found("links", Verdict.MULTIPLE)))
                    .isEqualTo(new Comparison(
                            Result.DIFFERENT,
                            "the engines masks and links differ: masks says unique, links says multiple;"
                                    + " please report it with the puzzle"));
        }

        @Test
        void areNotComparedWhereOneIsNotKnown() {
            Uniqueness<String> unknown =
                    new Uniqueness<>(Verdict.UNKNOWN, List.of(), Reports.stopped("links", StopReason.TIME, 1));

            assertThat(Comparison.ofVerdicts(found("masks", Verdict.MULTIPLE), unknown)
                            .result())
                    .isEqualTo(Result.NOT_COMPARED);
        }

        private Uniqueness<String> found(String engine, Verdict verdict) {
            SearchReport report = verdict == Verdict.MULTIPLE
                    ? Reports.stopped(engine, StopReason.SOLUTION_LIMIT, 2)
                    : Reports.complete(engine, verdict.ordinal());
            return new Uniqueness<>(verdict, List.of(), report);
        }
    }

    @Nested
    class FirstSolutions {

        @Test
        void mayBeTwoDifferentOnes() {
            assertThat(compare(solution("slots", 0, 1), solution("links", 3, 2)))
                    .isEqualTo(new Comparison(Result.SAME, ""));
        }

        @Test
        void mayBothBeMissing() {
            assertThat(compare(none("slots"), none("links"))).isEqualTo(new Comparison(Result.SAME, ""));
        }

        @Test
        void differWhereOnlyOneEngineFindsOne() {
            assertThat(compare(none("slots"), solution("links", 0, 1)))
                    .isEqualTo(new Comparison(
                            Result.DIFFERENT,
                            "the engines slots and links differ: slots says that there is no solution, links says that"
                                    + " there is a solution; please report it with the puzzle"));
            assertThat(compare(solution("slots", 0, 1), none("links")).result()).isEqualTo(Result.DIFFERENT);
        }

        @Test
        void mustBeSolutionsBothOfThem() {
            Comparison expected = new Comparison(
                    Result.DIFFERENT,
                    "the solution of the engine slots is wrong: item 1 is covered twice, by ab and bc;"
                            + " please report it with the puzzle");

            assertThat(compare(solution("slots", 0, 3), solution("links", 0, 1)))
                    .isEqualTo(expected);
            assertThat(compare(solution("links", 0, 1), solution("slots", 0, 3)))
                    .isEqualTo(expected);
        }

        @Test
        void areNotComparedWhereALimitEndedOneOfTheSearches() {
            FirstSolution unknown = new FirstSolution(Reports.stopped("links", StopReason.NODES, 0), List.of());

            assertThat(compare(solution("slots", 0, 1), unknown).result()).isEqualTo(Result.NOT_COMPARED);
            assertThat(compare(unknown, none("slots")).result()).isEqualTo(Result.NOT_COMPARED);
        }

        private Comparison compare(FirstSolution first, FirstSolution second) {
            return Comparison.ofFirstSolutions(Solver.of(COVER), first, second);
        }

        private FirstSolution solution(String engine, int... options) {
            return FirstSolution.of(Reports.stopped(engine, StopReason.SOLUTION_LIMIT, 1), options);
        }

        private FirstSolution none(String engine) {
            return FirstSolution.of(Reports.complete(engine, 0));
        }
    }
}
