package dlx.commands.check;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.Items;
import dlx.api.Solution;
import dlx.commands.check.Comparison.Result;
import dlx.core.Best;
import dlx.core.Solver;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.internal.SearchQuestion;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Answers made by hand, as wrong engines would give them. */
class BestComparisonTest {

    private static final String REPORT_IT = "; please report it with the puzzle";

    private static final int[] AB_C = {0, 1};
    private static final int[] A_BC = {2, 3};
    private static final int[] ABC = {4};

    /** The solutions are "ab" "c" and "abc", of score 5, and "a" "bc", of score 2. */
    private static final Cover<String> COVER = Cover.of(String.class, cover -> {
        Items items = cover.items("item", 3);
        cover.option("ab", 2, items.at(0), items.at(1));
        cover.option("c", 3, items.at(2));
        cover.option("a", 1, items.at(0));
        cover.option("bc", 1, items.at(1), items.at(2));
        cover.option("abc", 5, items.at(0), items.at(1), items.at(2));
    });

    @Nested
    class OfOne {

        @Test
        void areTheSameWhereTheScoresAre() {
            assertSame(compare(proven("slots", AB_C), proven("links", ABC)));
        }

        @Test
        void differ() {
            assertDiffers(
                    compare(proven("slots", A_BC), proven("links", AB_C)),
                    "the engines slots and links differ: slots says score 2, proven, links says score 5, proven");
        }

        @Test
        void differWhereOnlyOneIsProven() {
            Best<String> unproven = best(Reports.complete("slots", 2), OptionalLong.empty(), false, AB_C);

            assertDiffers(
                    compare(unproven, proven("links", AB_C)),
                    "the engines slots and links differ: slots says score 5, not proven, links says score 5, proven");
        }

        @Test
        void differWhereOnlyOneEngineFindsASolution() {
            assertDiffers(
                    compare(none("slots"), proven("links", AB_C)),
                    "the engines slots and links differ: slots says no solution, proven, links says score 5, proven");
            assertSame(compare(none("slots"), none("links")));
        }

        @Test
        void mustBeThoseOfSolutions() {
            assertDiffers(
                    compare(proven("slots", AB_C), proven("links", 1, 2, 3)),
                    "the solution of the engine links is wrong: item 2 is covered twice, by c and bc");
        }

        private Comparison compare(Best<String> first, Best<String> second) {
            return BestComparisonTest.compare(new SearchQuestion.Best(Goal.GREATEST, 1), first, second);
        }
    }

    @Nested
    class OfStoppedSearches {

        @ParameterizedTest
        @EnumSource(
                value = StopReason.class,
                names = {"TIME", "NODES", "CANCELLED"})
        void areNotCompared(StopReason reason) {
            assertThat(compare(proven("slots", AB_C), stopped(reason, 9, A_BC)).result())
                    .isEqualTo(Result.NOT_COMPARED);
            assertThat(compare(stopped(reason, 9, A_BC), proven("slots", AB_C)).result())
                    .isEqualTo(Result.NOT_COMPARED);
        }

        @Test
        void areWrongAllTheSameWhereTheyFindWhatTheOtherHasProvedNotToBe() {
            assertDiffers(
                    compare(proven("slots", A_BC), stopped(StopReason.TIME, 9, AB_C)),
                    "the engines prices and slots differ: prices says score 5, slots says that no score is better than 2");
            assertDiffers(
                    compare(proven("slots", AB_C), stopped(StopReason.TIME, 4, A_BC)),
                    "the engines slots and prices differ: slots says score 5, prices says that no score is better than 4");
            assertDiffers(
                    compare(none("slots"), stopped(StopReason.TIME, 9, AB_C)),
                    "the engines prices and slots differ: prices says score 5, slots says that there is no solution");
        }

        @Test
        void holdTheirSolutionsAgainstTheRules() {
            assertDiffers(
                    compare(proven("slots", AB_C), stopped(StopReason.NODES, 9, 1, 2)),
                    "the solution of the engine prices is wrong: item 1 is not covered");
        }

        @Test
        void mayDifferWithinTheGap() {
            assertSame(compare(stopped(StopReason.GAP, 5, A_BC), proven("links", AB_C)));
            assertSame(compare(proven("links", AB_C), stopped(StopReason.GAP, 5, A_BC)));
            assertThat(compare(stopped(StopReason.GAP, 4, A_BC), proven("links", AB_C))
                            .result())
                    .isEqualTo(Result.DIFFERENT);
        }

        private Comparison compare(Best<String> first, Best<String> second) {
            return BestComparisonTest.compare(new SearchQuestion.Best(Goal.GREATEST, 1, false, 3), first, second);
        }

        private Best<String> stopped(StopReason reason, long bound, int... options) {
            return best(Reports.stopped("prices", reason, 1), OptionalLong.of(bound), false, options);
        }
    }

    @Nested
    class OfTheBestFew {

        @Test
        void compareTheScoresInTheirOrder() {
            assertSame(compare(proven("slots", AB_C, ABC, A_BC), proven("links", ABC, AB_C, A_BC)));
            assertDiffers(
                    compare(proven("slots", AB_C, A_BC), proven("links", ABC, AB_C)),
                    "the engines slots and links differ: slots says the scores 5 2, proven, links says the scores 5 5,"
                            + " proven");
            assertDiffers(
                    compare(proven("slots", AB_C), proven("links", ABC, AB_C)),
                    "the engines slots and links differ: slots says the scores 5, proven, links says the scores 5 5,"
                            + " proven");
        }

        @Test
        void holdEachSolutionAgainstTheRules() {
            assertDiffers(
                    compare(proven("slots", AB_C, new int[] {0, 3}), proven("links", ABC, new int[] {0, 3})),
                    "the solution of the engine slots is wrong: item 1 is covered twice, by ab and bc");
        }

        private Comparison compare(Best<String> first, Best<String> second) {
            return BestComparisonTest.compare(new SearchQuestion.Best(Goal.GREATEST, 3), first, second);
        }
    }

    @Nested
    class OfAllOptima {

        @Test
        void compareTheSetsOfSolutions() {
            assertSame(compare(proven("slots", AB_C, ABC), proven("links", ABC, AB_C)));
            assertDiffers(
                    compare(proven("slots", ABC), proven("links", AB_C, ABC)),
                    "the engines slots and links differ: slots says 1 of score 5, proven, links says 2 of score 5,"
                            + " proven");
            assertDiffers(
                    compare(proven("slots", ABC), proven("links", AB_C)),
                    "the engines slots and links differ: slots says that the options 5 are a solution, links says that"
                            + " the options 1 2 are");
        }

        private Comparison compare(Best<String> first, Best<String> second) {
            return BestComparisonTest.compare(new SearchQuestion.Best(Goal.GREATEST, 1, true, 0), first, second);
        }
    }

    private static Comparison compare(SearchQuestion.Best question, Best<String> first, Best<String> second) {
        return BestComparison.of(Solver.of(COVER), question, first, second);
    }

    private static Best<String> proven(String engine, int... options) {
        return proven(engine, new int[][] {options});
    }

    private static Best<String> proven(String engine, int[]... solutions) {
        return best(Reports.complete(engine, 3), OptionalLong.empty(), true, solutions);
    }

    private static Best<String> none(String engine) {
        return best(Reports.complete(engine, 0), OptionalLong.empty(), true, new int[0][]);
    }

    private static Best<String> best(SearchReport report, OptionalLong bound, boolean proven, int... options) {
        return best(report, bound, proven, new int[][] {options});
    }

    private static Best<String> best(SearchReport report, OptionalLong bound, boolean proven, int[]... solutions) {
        List<Solution<String>> found = new ArrayList<>();
        for (int[] options : solutions) {
            found.add(Solution.of(COVER, found.size() + 1, options));
        }
        return new Best<>(found, bound, proven, report);
    }

    private static void assertSame(Comparison comparison) {
        assertThat(comparison).isEqualTo(new Comparison(Result.SAME, ""));
    }

    private static void assertDiffers(Comparison comparison, String sentence) {
        assertThat(comparison).isEqualTo(new Comparison(Result.DIFFERENT, sentence + REPORT_IT));
    }
}
