package dlx.modelers.debruijn;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import dlx.modelers.debruijn.DeBruijnModel.Start;
import dlx.modelers.grid.Texts;
import dlx.testkit.ExactCoverModelContract;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeBruijnModelTest extends ExactCoverModelContract<Cycle, Start> {

    private final LoadedModel<Cycle, Start> cycles = LoadedModel.of(new DeBruijnModel(), "test");

    @Override
    protected DeBruijnModel model() {
        return new DeBruijnModel();
    }

    /** The number of slots, times (k!)^(k^(n-1)) / k^n; for two letters OEIS A016031. */
    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "01 1", 2L,
                "01 2", 4L,
                "01 3", 16L,
                "01 4", 256L,
                "01 4 0000", 16L,
                "abc 1", 6L,
                "abc 2", 216L,
                "abc 2 ca", 24L,
                "01 3 0000", 0L,
                "01 3 00010111", 1L);
    }

    @Test
    void labelsOptionsShortlyAndEachInItsOwnWay() {
        Cover<Start> cover = cycles.solverOf("01 4").cover();
        assertThat(cover.label(2)).isEqualTo("0010 at 1");
        assertThat(IntStream.range(0, cover.optionCount()).mapToObj(cover::label))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "01 1", "01 2", "01 3", "01 4", "01 4 ..1..1..0",
                "xyz 1", "abc 2", "abc 2 aa.b....c", "10 3 1....1", "abcd 1 .d",
                "01 3 0000"
            })
    void findsWhatTryingAllRowsFinds(String text) {
        Cycle puzzle = cycles.puzzle(text);
        Set<String> expected = new TreeSet<>();
        tryAll(puzzle, "", expected);
        assertThat(rows(puzzle)).isEqualTo(expected);
    }

    @Test
    void searchesTheTreeThatWasMeasured() {
        var solver =
                cycles.solver(cycles.puzzle("01 4")).toBuilder().engine("links").build();
        Cover<Start> cover = solver.cover();
        assertThat(IntStream.range(0, cover.itemCount()).filter(cover::isPrimary))
                .hasSize(32);
        assertThat(cover.itemCount()).isEqualTo(32 + 16);
        assertThat(cover.optionCount()).isEqualTo(256);
        assertThat(cover.nodeCount()).isEqualTo(1536);
        assertThat(solver.count().nodes())
                .as("nodes of Knuth's DLX2 on the same items and options")
                .isEqualTo(2946);
    }

    @ParameterizedTest
    @ValueSource(strings = {"01 2", "01 3", "01 4", "abc 1", "abc 2"})
    void keepsOneOfTheCyclesThatAreTheSame(String text) {
        Cycle puzzle = cycles.puzzle(text);
        Set<String> open = rows(puzzle);
        int classes = 0;
        while (!open.isEmpty()) {
            remove(open, open.iterator().next(), puzzle.letters());
            classes++;
        }
        assertThat(cycles.solver(puzzle).toBuilder()
                        .symmetries(cycles.symmetries(puzzle))
                        .build()
                        .count()
                        .solutions())
                .isEqualTo(classes);
    }

    @Test
    void hasNoSymmetriesWhereLettersAreGiven() {
        assertThat(model().symmetries(cycles.puzzle("01 3 0"))).isEmpty();
        assertThat(model().symmetries(cycles.puzzle("01 3 ..."))).hasSize(3);
    }

    @Test
    void writesLettersAndFreeSlots() {
        assertThat(model().render(cycles.puzzle("01 3 .1"), Solution.of(List.of(new Start("001", 8)))))
                .isEqualTo("01 3 01.....0\n");
    }

    @Test
    void goesOnAfterABadLine() {
        PuzzleText text = PuzzleText.of("01\n01 2\nab 1 c\nab 1 b\n");
        assertThat(Texts.readOn(cycles, text, Cycle::slots)).isEqualTo("error in line 1 .... error in line 3 b.");
    }

    @Test
    void drawsACircleForEachSlot() {
        Cycle puzzle = cycles.puzzle("01 3 00");
        String picture = model().picture(puzzle, Solution.of(List.of(new Start("101", 4))))
                .toString();
        assertThat(picture.split("<circle", -1)).hasSize(1 + 8);
        assertThat(picture.split("<text", -1)).hasSize(1 + 5);
        assertThat(picture.split("font-weight=\"bold\"", -1)).as("two given").hasSize(1 + 2);
    }

    /** Every row of letters; the rule is checked when it is full. */
    private static void tryAll(Cycle puzzle, String row, Set<String> found) {
        if (row.length() == puzzle.size()) {
            String ring = row + row;
            if (IntStream.range(0, row.length())
                            .mapToObj(i -> ring.substring(i, i + puzzle.length()))
                            .distinct()
                            .count()
                    == row.length()) {
                found.add(row);
            }
            return;
        }
        char given = puzzle.slots().charAt(row.length());
        for (char letter : puzzle.letters().toCharArray()) {
            if (given == '.' || given == letter) {
                tryAll(puzzle, row + letter, found);
            }
        }
    }

    private Set<String> rows(Cycle puzzle) {
        Set<String> rows = new TreeSet<>();
        cycles.solver(puzzle).forEach(solution -> {
            String written = cycles.render(puzzle, Solution.of(solution)).strip();
            assertThat(rows.add(written.substring(written.lastIndexOf(' ') + 1)))
                    .as("%s found once", written)
                    .isTrue();
            return Visit.CONTINUE;
        });
        return rows;
    }

    /** Removes a row and what turns, the other direction and exchanged letters make of it. */
    private static void remove(Set<String> rows, String row, String letters) {
        if (!rows.remove(row)) {
            return;
        }
        remove(rows, row.substring(1) + row.charAt(0), letters);
        remove(rows, new StringBuilder(row).reverse().toString(), letters);
        for (int i = 1; i < letters.length(); i++) {
            char one = letters.charAt(i - 1);
            char other = letters.charAt(i);
            remove(rows, row.replace(one, '?').replace(other, one).replace('?', other), letters);
        }
    }
}
