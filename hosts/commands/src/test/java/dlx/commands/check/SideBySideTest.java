package dlx.commands.check;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.commands.check.Comparison.Result;
import dlx.core.Solver;
import dlx.core.search.StopReason;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The second engine is real, the solutions of the first are made by hand. */
class SideBySideTest {

    /** Its solutions are, in this order, 0 2, 0 3, 1 2, 1 3. Options 2 and 3 have equal values. */
    private static final Solver<Word> SOLVER = Solver.of(Cover.of(Word.class, cover -> {
        Items items = cover.items("item", 2);
        cover.option(new Word("a"), items.at(0));
        cover.option(new Word("b"), items.at(0));
        cover.option(new Word("c"), items.at(1));
        cover.option(new Word("c"), items.at(1));
    }));

    private final List<Comparison> reported = new ArrayList<>();

    private record Word(String letter) {
        @Override
        public String toString() {
            return letter;
        }
    }

    @Test
    void theSameSolutionsInTheSameOrderAreConfirmed() {
        SideBySide<Word> pair = beside(SOLVER);
        pair.found(0, 2);
        pair.found(0, 3);
        pair.found(1, 2);
        pair.found(1, 3);

        assertThat(pair.end(Reports.complete("slots", 4))).contains("links");
        assertThat(reported).isEmpty();
    }

    @Test
    void solutionsUpToALimitAreConfirmed() {
        SideBySide<Word> pair = beside(SOLVER.toBuilder().solutionLimit(2).build());
        pair.found(0, 2);
        pair.found(0, 3);

        assertThat(pair.end(Reports.stopped("slots", StopReason.SOLUTION_LIMIT, 2)))
                .contains("links");
        assertThat(reported).isEmpty();
    }

    @Test
    void noSolutionIsConfirmedByNone() {
        Solver<Word> none = Solver.of(Cover.of(Word.class, cover -> cover.item("item")));

        assertThat(beside(none).end(Reports.complete("slots", 0))).contains("links");
    }

    @Test
    void aDifferentSolutionIsReportedAtOnceAndOnce() {
        SideBySide<Word> pair = beside(SOLVER);
        pair.found(0, 2);
        assertThat(reported).isEmpty();
        pair.found(1, 2);
        Comparison expected = different("slots says option 2 (b) in solution 2, links says option 1 (a) in solution 2");
        assertThat(reported).containsExactly(expected);
        pair.found(0, 3);
        pair.found(1, 3);

        assertThat(pair.end(Reports.complete("slots", 4))).isEmpty();
        assertThat(reported).containsExactly(expected);
    }

    @Test
    void equalOptionsAreStillTwo() {
        beside(SOLVER).found(0, 3);

        assertThat(reported)
                .containsExactly(
                        different("slots says option 4 (c) in solution 1, links says option 3 (c) in solution 1"));
    }

    @Test
    void aSolutionWithAnOptionTooFewOrTooManyDiffers() {
        beside(SOLVER).found(0);
        beside(SOLVER).found(0, 2, 3);

        assertThat(reported)
                .containsExactly(
                        different("slots says no further option in solution 1, links says option 3 (c) in solution 1"),
                        different("slots says option 4 (c) in solution 1, links says no further option in solution 1"));
    }

    @Test
    void aMissingSolutionIsReportedAtTheEnd() {
        SideBySide<Word> pair = beside(SOLVER);
        pair.found(0, 2);

        assertThat(pair.end(Reports.complete("slots", 1))).isEmpty();
        assertThat(reported).containsExactly(different("slots says 1 solution, links says at least 2 solutions"));
    }

    @Test
    void aSolutionTooManyIsReported() {
        SideBySide<Word> pair = beside(Solver.of(Cover.of(Word.class, cover -> {
            Items items = cover.items("item", 1);
            cover.option(new Word("a"), items.at(0));
        })));
        pair.found(0);
        pair.found(0);

        assertThat(pair.end(Reports.complete("slots", 2))).isEmpty();
        assertThat(reported).containsExactly(different("slots says at least 2 solutions, links says 1 solution"));
    }

    @Test
    void aLimitThatEndsTheFirstSearchIsNoDifference() {
        SideBySide<Word> pair = beside(SOLVER);
        pair.found(0, 2);

        assertThat(pair.end(Reports.stopped("slots", StopReason.TIME, 1))).isEmpty();
        assertThat(reported)
                .containsExactly(new Comparison(
                        Result.NOT_COMPARED,
                        "cross-checked up to solution 1 only: the time limit ended the search of the engine slots"));
    }

    @Test
    void aLimitThatEndsTheSecondSearchIsNoDifference() {
        SideBySide<Word> pair = beside(SOLVER.toBuilder().nodeLimit(1).build());
        pair.found(0, 2);
        pair.found(0, 3);

        assertThat(pair.end(Reports.complete("slots", 4))).isEmpty();
        assertThat(reported)
                .containsExactly(
                        new Comparison(
                                Result.NOT_COMPARED,
                                "cross-checked up to solution 0 only: the limit on nodes ended the search of the engine links"));
    }

    @Test
    void aLimitThatEndsTheSecondSearchBehindItsLastSolutionIsNoDifference() {
        Solver<Word> one = Solver.of(Cover.of(Word.class, cover -> {
            Items items = cover.items("item", 2);
            cover.option(new Word("ab"), items.at(0), items.at(1));
            cover.option(new Word("a"), items.at(0));
            cover.option(new Word("b"), items.at(1));
        }));
        SideBySide<Word> pair = beside(one.toBuilder().nodeLimit(2).build());
        pair.found(0);

        assertThat(pair.end(Reports.complete("slots", 1))).isEmpty();
        assertThat(reported).hasSize(1).allMatch(c -> c.result() == Result.NOT_COMPARED);
        assertThat(reported.get(0).sentence()).startsWith("cross-checked up to solution 1 only: the limit on nodes");
    }

    private SideBySide<Word> beside(Solver<Word> solver) {
        return new SideBySide<>("slots", "links", solver, reported::add);
    }

    private static Comparison different(String said) {
        return new Comparison(
                Result.DIFFERENT, "the engines slots and links differ: " + said + "; please report it with the puzzle");
    }
}
