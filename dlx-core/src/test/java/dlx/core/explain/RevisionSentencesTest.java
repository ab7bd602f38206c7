package dlx.core.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.explain.Explanation.Size;
import dlx.core.explain.Revision.NoSolution;
import dlx.core.explain.Revision.OneSolution;
import dlx.core.explain.Revision.Repair;
import dlx.core.explain.Revision.SeveralSolutions;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RevisionSentencesTest {

    /** Latin squares of three: option {@code 9 r + 3 c + d} is called {@code r1c1=1}. */
    private static final Cover<String> LATIN = Cover.of(String.class, cover -> {
        Items cells = cover.items("cell", 9);
        Items rows = cover.items("row", 9);
        Items columns = cover.items("column", 9);
        for (int k = 0; k < 27; k++) {
            int r = k / 9;
            int c = k / 3 % 3;
            int d = k % 3;
            cover.option(
                    "r" + (r + 1) + "c" + (c + 1) + "=" + (d + 1),
                    cells.at(3 * r + c),
                    rows.at(3 * r + d),
                    columns.at(3 * c + d));
        }
    });

    private static int number(String option) {
        return LATIN.numberOf(option);
    }

    private static List<String> reported(String... givens) {
        return reported(
                LATIN,
                Givens.of(List.of(givens).stream()
                        .mapToInt(RevisionSentencesTest::number)
                        .toArray()));
    }

    private static <O> List<String> reported(Cover<O> cover, Givens givens) {
        Revision revision = Solver.builder(cover).given(givens).build().ask(Question.revision(100));
        return Sentences.of(cover, givens).lines(revision);
    }

    @Test
    void everyGivenIsNeeded() {
        assertThat(reported("r1c1=1", "r2c2=1"))
                .as("r3c3=1 follows, and the twos and threes may be exchanged")
                .startsWith("several solutions; the first two differ in 6 options:")
                .endsWith(
                        "none of the givens can be left out then",
                        "each of 12 options alone makes it unique:",
                        "  r1c2=2  r1c2=3  r1c3=2  r1c3=3  r2c1=2  r2c1=3  r2c3=2  r2c3=3  r3c1=2  r3c1=3  and 2 more");
        assertThat(reported("r1c3=3", "r1c2=2", "r2c2=1"))
                .containsExactly(
                        "one solution with 3 givens; 1 of them can be left out:",
                        "  r1c2=2",
                        "the other 2 are needed",
                        "it contains one minimal puzzle, with 2 givens; it leaves out:",
                        "  r1c2=2");
        assertThat(reported("r1c3=3", "r2c2=1"))
                .containsExactly("one solution with 2 givens; each of them is needed: the puzzle is minimal");
    }

    @Test
    void listsMinimalPuzzles() {
        assertThat(reported("r1c1=1", "r1c2=2", "r1c3=3", "r2c2=1"))
                .containsExactly(
                        "one solution with 4 givens; 3 of them can be left out, each alone:",
                        "  r1c1=1  r1c2=2  r1c3=3",
                        "the other one is needed",
                        "it contains 2 minimal puzzles, with 2 to 3 givens; they leave out:",
                        "- r1c3=3",
                        "- r1c1=1  r1c2=2",
                        "a smallest one has 2 givens; it leaves out:",
                        "  r1c1=1  r1c2=2");
    }

    @Test
    void saysWhatToLeaveOutAndWhatToGiveInstead() {
        assertThat(reported("r1c1=1", "r1c2=2", "r2c2=2"))
                .containsExactly(
                        "no solution; 1 given must be left out: any one of these 2",
                        "- without r1c2=2 there is one solution",
                        "  unique with any of these instead:  r1c2=3  r1c3=2",
                        "- without r2c2=2 there are several; 1 more given makes it unique: r2c1=2",
                        "  unique with any of these instead:  r2c2=1  r2c2=3  r2c1=2  r2c3=2",
                        "the nearest puzzle with one solution: without r1c2=2");
    }

    @Test
    void severalGivensMayHaveToGo() {
        assertThat(reported("r1c1=1", "r1c2=1", "r2c1=2", "r2c2=2"))
                .first()
                .isEqualTo("no solution; 2 givens, no fewer, must be left out: in any of these 4 ways");
    }

    @Test
    void someCoversAreWhatTheyAre() {
        Cover<String> one = Cover.of(String.class, c -> c.option("a", c.item("x")));
        assertThat(reported(one, Givens.NONE))
                .containsExactly(
                        "one solution, and no givens that could be left out: clues that are not options belong to the rules");
        assertThat(reported(one, Givens.of(0)))
                .containsExactly(
                        "one solution with 1 given; it can be left out:",
                        "  a",
                        "it contains one minimal puzzle, with 0 givens; it leaves out:",
                        "  a");
        Cover<String> never = Cover.of(String.class, c -> {
            Item x = c.item("x");
            c.item("y");
            c.option("a", x);
        });
        assertThat(reported(never, Givens.of(0))).containsExactly("no solution, whichever givens are left out");
    }

    @Test
    void saysWhatIsNotKnown() {
        Sentences words = Sentences.of(LATIN, Givens.of(0, 4, 8));
        assertThat(words.lines(new Revision.Unknown(StopReason.TIME)))
                .containsExactly("nothing is known: stopped by the time limit");
        assertThat(words.lines(one(
                        List.of(0), List.of(4), List.of(8), List.of(0, 8), Size.UNREDUCED, List.of(), StopReason.TIME)))
                .containsExactly(
                        "one solution with 3 givens; 1 of them can be left out:",
                        "  r1c2=2",
                        "2 givens are enough, perhaps fewer are; it leaves out:",
                        "  r1c2=2",
                        "stopped by the time limit; not known: whether this is needed:",
                        "  r1c3=3");
        assertThat(words.lines(one(
                        List.of(0),
                        List.of(4, 8),
                        List.of(),
                        List.of(0, 8),
                        Size.MINIMAL,
                        List.of(List.of(0, 8)),
                        StopReason.EXHAUSTED)))
                .containsSequence(
                        "it contains at least 1 minimal puzzle, with 2 givens; they leave out:",
                        "- r1c2=2",
                        "a minimal one has 2 givens; perhaps others have fewer; it leaves out:");
        assertThat(words.lines(one(
                        List.of(),
                        List.of(),
                        List.of(0, 4, 8),
                        List.of(0, 4, 8),
                        Size.UNREDUCED,
                        List.of(),
                        StopReason.EXHAUSTED)))
                .containsExactly(
                        "one solution with 3 givens; none is known that can be left out",
                        "not known, because the search takes too long: whether these are needed:",
                        "  r1c1=1  r1c2=2  r1c3=3");
        assertThat(words.lines(new NoSolution(false, List.of(), false, StopReason.NODES)))
                .containsExactly("no solution", "stopped by the limit on nodes; not known: which givens to leave out");
        Repair repair = new Repair(List.of(4), List.of(), false, Size.UNREDUCED, false, List.of(), false);
        assertThat(words.lines(new NoSolution(false, List.of(repair), false, StopReason.TIME)))
                .containsExactly(
                        "no solution; 1 given must be left out: this one, or perhaps others",
                        "- without r1c2=2 there is a solution; not known: what makes it the only one",
                        "stopped by the time limit");
        Explanation.Several two = new Explanation.Several(
                List.of(1), List.of(2), List.of(), Size.UNREDUCED, false, List.of(), StopReason.TIME);
        assertThat(words.lines(new SeveralSolutions(two, List.of(), false, List.of(), false, StopReason.TIME)))
                .last()
                .isEqualTo("stopped by the time limit; not known: which single givens make it unique");
    }

    private static OneSolution one(
            List<Integer> needed,
            List<Integer> unneeded,
            List<Integer> open,
            List<Integer> smallest,
            Size size,
            List<List<Integer>> minimal,
            StopReason stopped) {
        return new OneSolution(List.of(0), needed, unneeded, open, smallest, size, minimal, false, stopped);
    }

    @Test
    void longListsAreCut() {
        List<List<Integer>> minimal =
                IntStream.range(0, 12).mapToObj(k -> List.of(k)).toList();
        OneSolution one = new OneSolution(
                List.of(),
                List.of(),
                IntStream.range(0, 12).boxed().toList(),
                List.of(),
                List.of(0),
                Size.SMALLEST,
                minimal,
                true,
                StopReason.EXHAUSTED);
        Sentences words = Sentences.of(LATIN, Givens.of(IntStream.range(0, 12).toArray()));
        assertThat(words.lines(one))
                .contains("  and 2 more")
                .filteredOn(line -> line.startsWith("- "))
                .hasSize(10);
        assertThat(words.isCut(one)).isTrue();
        assertThat(words.full().lines(one))
                .filteredOn(line -> line.startsWith("- "))
                .hasSize(12);
        assertThat(words.full().isCut(one)).isFalse();
        assertThat(one.nearest(IntStream.range(0, 12).toArray())).contains(List.of(0));
    }
}
