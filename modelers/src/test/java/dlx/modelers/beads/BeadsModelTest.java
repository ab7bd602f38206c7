package dlx.modelers.beads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.JudgeProblem;
import dlx.api.JudgeProblem.Verdict;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.search.SearchReport;
import dlx.modelers.packing.Packing;
import dlx.modelers.packing.Placement;
import dlx.testkit.ExactCoverModelContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BeadsModelTest extends ExactCoverModelContract<Packing, Placement> {

    private static final String EMPTY = rows(". .. ... .... ..... ...... ....... ........ ......... ..........");
    private static final String SAMPLE = rows(". .. ... .... ..... .....C ...CCC. EEEHH... E.HHH.... E.........");
    private static final String SOLVED = rows("B BK BKK BJKK JJJDD GJGDDC GGGCCCI EEEHHIIA ELHHHIAAF ELLLLIFFFF");
    private static final String THREE = rows(". .. ... .... C..DD C.IDD. CCI.... .II.GG.. .I...G... ....GG....");
    private static final String NONE = rows(". .. CCC ..C. ..... ...... ....... ........ AA....... A.........");

    private final LoadedModel<Packing, Placement> beads = LoadedModel.of(new BeadsModel(), "test");

    @Override
    protected BeadsModel model() {
        return new BeadsModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(SAMPLE, 1L, SOLVED, 1L, THREE, 3L, NONE, 0L);
    }

    @Test
    void describesSixtySevenItemsAndEachPlacementOnce() {
        Cover<Placement> cover = beads.solverOf(EMPTY).cover();
        assertThat(cover.itemCount()).isEqualTo(67);
        assertThat(cover.optionCount()).isEqualTo(1644);
        assertThat(cover.itemName(0)).isEqualTo("piece A");
        assertThat(cover.itemName(12)).isEqualTo("cell r1c1");
        assertThat(cover.label(0)).isEqualTo("A r2c1 r2c2 r3c1");
        assertThat(Stream.iterate(0, k -> k < 1644, k -> k + 1).map(cover::option))
                .doesNotHaveDuplicates();
    }

    @Test
    @Tag("slow")
    void countsTheEmptyBoardInTheTreeThatWasMeasured() {
        SearchReport report = beads.solver(beads.puzzle(EMPTY)).toBuilder()
                .engine("links")
                .build()
                .count();
        assertThat(report.solutions()).isEqualTo(32_288);
        assertThat(report.nodes()).isEqualTo(2_285_644); // DLX2 on the corpus instance beads-55
    }

    @Test
    void findsAsManySolutionsOnTheReflectedBoard() {
        Packing three = beads.puzzle(THREE);
        String reflected = reflected(THREE);
        assertThat(reflected).isNotEqualTo(THREE);
        assertThat(drawings(beads.puzzle(reflected)))
                .containsExactlyInAnyOrderElementsOf(
                        drawings(three).stream().map(BeadsModelTest::reflected).toList());
    }

    @Test
    void givesBackASolutionThatIsGiven() {
        assertThat(drawings(beads.puzzle(SOLVED))).containsExactly(SOLVED);
        assertThat(drawings(beads.puzzle(SAMPLE))).containsExactly(SOLVED);
    }

    @Test
    void sharesOneShapeBetweenAllBoards() {
        assertThat(beads.solverOf(SAMPLE).cover())
                .isSameAs(beads.solverOf(THREE).cover());
    }

    @Test
    void readsBlanksBetweenHolesAndComments() {
        String spaced = "# a triangle\n" + SAMPLE.replaceAll("(.)", "$1 ").replace("E . H", "# inside\n  E . H");
        assertThat(beads.puzzle(spaced)).isEqualTo(beads.puzzle(SAMPLE));
    }

    @Test
    void goesOnAfterABadBoard() {
        PuzzleText text = PuzzleText.of(SAMPLE.replace("EEE", "E?E") + "\n.\n\n" + SAMPLE + "\n" + THREE);
        assertThatThrownBy(() -> beads.next(text)).hasMessageContaining(":8:2: '?' is not a hole");
        assertThat(beads.resume(text)).isTrue();
        assertThatThrownBy(() -> beads.next(text)).hasMessage("<text>:13:1: the board ends here; expected row 2 of 10");
        assertThat(beads.resume(text)).isTrue();
        assertThat(beads.next(text)).contains(beads.puzzle(SAMPLE));
        assertThat(beads.next(text)).contains(beads.puzzle(THREE));
        assertThat(beads.next(text)).isEmpty();
    }

    @Test
    void drawsABeadInEachHole() {
        Packing board = beads.puzzle(SAMPLE);
        String svg = model().picture(
                        board, Solution.of(beads.solver(board).solve().options().orElseThrow()))
                .toString();
        assertThat(svg.split("<circle ", -1)).hasSize(55 + 1);
        assertThat(svg.split("font-weight=\"bold\"", -1)).hasSize(4 + 5 + 5 + 1); // C, E and H were given
        assertThat(Stream.of(svg.split("\n"))
                        .filter(line -> line.startsWith("<rect"))
                        .map(line -> line.replaceAll(".*fill=", ""))
                        .distinct())
                .hasSize(12 + 1); // a color a piece, and white after them
    }

    @Nested
    class AtTheJudge {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "sample", "pub01-unique", "pub02-unique", "pub03-unique",
                    "pub04-unique", "pub05-unique", "pub06-unique", "pub07-none",
                    "pub08-none"
                })
        void answersTheSamples(String name) throws IOException {
            List<String> sample = sample(name);
            assertThat(judge(sample.get(0))).isEqualTo(sample.get(1));
        }

        @Test
        void printsAnyCorrectFilling() throws IOException {
            List<String> sample = sample("pub09-sols3");
            String filled = judge(sample.get(0));
            assertThat(drawings(beads.puzzle(sample.get(0)))).hasSize(3).contains(filled, sample.get(1));
        }

        @Test
        void spellsNoSolutionAsTheStatementDoes() {
            assertThat(judge(NONE)).isEqualTo("No solution\n");
        }

        @Test
        void readsCarriageReturnsAndNoLastLineEnd() {
            assertThat(judge(SAMPLE.replace("\n", "\r\n").stripTrailing())).isEqualTo(SOLVED);
        }

        @Test
        void refusesWhatIsNotOneBoard() {
            assertThatThrownBy(() -> judge(SAMPLE + "\nmore"))
                    .isInstanceOf(PuzzleSyntaxException.class)
                    .hasMessage("<text>:12:1: the text continues; expected nothing after the board");
            assertThat(judge("")).isEmpty();
        }

        /** Returns the board of a sample of the judge, and an answer to it. */
        private List<String> sample(String name) throws IOException {
            String samples = Files.readString(Path.of("src/test/resources/beads.txt"));
            String heading = "=== " + name + "\n";
            String sample = samples.substring(samples.indexOf(heading) + heading.length());
            return List.of(
                    sample.split("\n===", 2)[0].stripTrailing().concat("\n").split("(?<=\n)--- answer\n"));
        }
    }

    @Test
    @Tag("slow")
    void findsEachSolutionOfTheEmptyBoardWithItsReflection() {
        Set<String> all = new HashSet<>(drawings(beads.puzzle(EMPTY)));
        assertThat(all).hasSize(32_288);
        assertThat(all.stream().map(BeadsModelTest::reflected).filter(all::contains))
                .hasSize(32_288);
    }

    private List<String> drawings(Packing board) {
        try (var solutions = beads.solver(board).iterator().stream()) {
            return solutions
                    .map(solution -> beads.render(board, Solution.of(solution)))
                    .toList();
        }
    }

    /** Alternates like the host: a case, an answer, the next case. */
    private String judge(String input) {
        JudgeProblem<Packing, Placement> problem = model().judgeProblems().get(0);
        assertThat(problem.id()).isEqualTo("P4205");
        JudgeProblem.Cases<Packing> cases = problem.input().open(PuzzleText.of(input));
        StringBuilder printed = new StringBuilder();
        int number = 1;
        Optional<Packing> board = cases.next();
        while (board.isPresent()) {
            Optional<List<Placement>> solution =
                    beads.solver(board.get()).solve().options();
            printed.append(problem.output().print(board.get(), new Verdict<>(solution, false, 0), number));
            board = cases.next();
            number++;
        }
        return printed.toString();
    }

    /** The triangle's one symmetry: row i becomes a diagonal. */
    private static String reflected(String board) {
        String[] rows = board.split("\n");
        StringBuilder reflected = new StringBuilder();
        for (int r = 0; r < rows.length; r++) {
            for (int c = 0; c <= r; c++) {
                reflected.append(rows[rows.length - 1 - c].charAt(rows.length - 1 - r));
            }
            reflected.append('\n');
        }
        return reflected.toString();
    }

    private static String rows(String rows) {
        return rows.replace(' ', '\n') + "\n";
    }
}
