package dlx.modelers.polyomino;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Technique;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.modelers.packing.Packing;
import dlx.modelers.packing.Piece;
import dlx.modelers.packing.Placement;
import dlx.testkit.ExactCoverModelContract;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PolyominoModelTest extends ExactCoverModelContract<Packing, Placement> {

    private static final String WITH_HOLE =
            "pentominoes\n" + "........\n".repeat(3) + "...##...\n".repeat(2) + "........\n".repeat(3);

    private static final String BEADS = """
            pieces

            AA
            A

            BBBB

            CCC
            C

            DD
            DD

            E
            E
            EEE

            FFFF
            .F

            GGG
            G.G

            HHH
            HH

            III
            ..II

            .J
            JJJ
            .J

            K
            KK
            .KK

            LLLL
            L

            board 5x11
            """;

    private final LoadedModel<Packing, Placement> polyominoes = LoadedModel.of(new PolyominoModel(), "test");

    @Override
    protected PolyominoModel model() {
        return new PolyominoModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "pentominoes 3x20", 8L,
                "pentominoes Y * 5x10", 10L,
                "tetrominoes T * 4x4", 2L,
                "tetrominoes T * 6x6", 0L,
                "dominoes I * 4x4", 36L, // OEIS A004003
                "trominoes I L * 3x3", 8L, // I along one of four sides, two ways to fill the rest
                "pieces\n\n3x\n##\n#\n\nboard\n...\n...\n...\n", 0L,
                "pieces\nP 2x\n##\n##\n#\n\nboard\nAA..\nAA..\nA#..\n#\n", 0L,
                "tetrominoes T *\nAAA.\n.A..\n....\n....\n", 1L,
                "pieces\n\nPP\nPPP\n\nL 3x\n#\n#\n##\n\nboard\n.....\n.....\n.....\n..###\n", 22L);
    }

    /** J and Z are tetrominoes to most people; pieces that may be turned over are L and S. */
    @Test
    void knowsTheTetrominoesJAndZ() {
        LoadedModel<Packing, Placement> pieces = LoadedModel.of(new PolyominoModel(), "test");
        assertThat(pieces.puzzle("one-sided tetrominoes J Z 2x4"))
                .isEqualTo(pieces.puzzle("one-sided tetrominoes l s 2x4"));
        assertThat(pieces.puzzle("tetrominoes J Z 2x4")).isEqualTo(pieces.puzzle("tetrominoes L S 2x4"));
        assertThat(pieces.solverOf("one-sided tetrominoes I 2x O 2x T 2x L J S Z 5x8")
                        .count()
                        .solutions())
                .isEqualTo(740); // by brute force
        assertThatThrownBy(() -> pieces.puzzle("one-sided tetrominoes J l 2x4"))
                .hasMessageStartingWith("<text>:1:25: 'l' is there already");
        assertThatThrownBy(() -> pieces.puzzle("pentominoes J 5x5"))
                .hasMessageContaining("'J' is not a piece of the set");
        assertThatThrownBy(() -> pieces.puzzle("trominoes J 5x5"))
                .hasMessageContaining("'J' is not a piece of the set");
    }

    @ParameterizedTest
    @CsvSource({
        "monominoes, 1, 1", "dominoes, 1, 1", "trominoes, 2, 2",
        "tetrominoes, 5, 7", "pentominoes, 12, 18", "hexominoes, 35, 60"
    })
    void knowsEveryPolyomino(String set, int free, int oneSided) { // OEIS A000105, A000988
        List<Piece> pieces = polyominoes.puzzle(set + " 9x9").pieces();
        assertThat(pieces).hasSize(free).extracting(Piece::name).doesNotHaveDuplicates();
        assertThat(pieces.stream().flatMap(piece -> piece.forms().stream())).doesNotHaveDuplicates();
        List<Piece> turned = polyominoes.puzzle("one-sided " + set + " 9x9").pieces();
        assertThat(turned).hasSize(oneSided).extracting(Piece::name).doesNotHaveDuplicates();
        assertThat(turned.stream().flatMap(piece -> piece.forms().stream()))
                .containsExactlyInAnyOrderElementsOf(
                        pieces.stream().flatMap(piece -> piece.forms().stream()).toList());
    }

    /** A step of one demand, with as many options left as there are. */
    private Optional<String> name(String item, int open) {
        Packing packing = LoadedModel.of(model(), "test").puzzle(model().example());
        Placement some = packing.board().placements(packing.pieces().get(0)).get(0);
        List<Placement> left = Collections.nCopies(open, some);
        return model().techniqueName(
                        packing,
                        new Technique<>(
                                Technique.Kind.SINGLE,
                                List.of(new Technique.Demand<>(item, left, List.of())),
                                List.of(),
                                left));
    }

    @Test
    void namesTheOnlyPlaceAndTheOnlyPiece() {
        assertThat(name("piece X", 1)).contains("only place for piece X");
        assertThat(name("cell r1c2", 1)).contains("only piece for cell r1c2");
        assertThat(name("equal areas: 60", 1)).isEmpty();
        assertThat(name("piece A", 2)).as("copies: no place is the only one").isEmpty();
    }

    @Test
    void callsPentominoesByTheirLetters() {
        assertThat(polyominoes.puzzle("pentominoes 6x10").pieces())
                .extracting(Piece::name)
                .containsExactly("F", "I", "L", "N", "P", "T", "U", "V", "W", "X", "Y", "Z");
        assertThat(polyominoes.puzzle("one-sided tetrominoes 4x7").pieces())
                .extracting(Piece::name)
                .containsExactly("I", "L", "l", "O", "S", "s", "T");
    }

    @ParameterizedTest
    @ValueSource(strings = {"pentominoes 20x3", "one-sided trominoes I L * 3x3", "tetrominoes T * 4x8"})
    void countsTheSameOnATurnedBoard(String text) {
        Packing packing = polyominoes.puzzle(text);
        String size = text.substring(text.lastIndexOf(' ') + 1);
        String turned = size.substring(size.indexOf('x') + 1) + "x" + size.substring(0, size.indexOf('x'));
        assertThat(count(polyominoes.puzzle(text.replace(size, turned)))).isEqualTo(count(packing));
    }

    @Test
    void findsTheTwoPackingsOf3x20WithTheirReflections() {
        List<String> drawings = drawings(polyominoes.puzzle("pentominoes 3x20"));
        assertThat(drawings).doesNotHaveDuplicates().allSatisfy(drawing -> {
            String[] rows = drawing.split("\n");
            String upsideDown = rows[2] + "\n" + rows[1] + "\n" + rows[0] + "\n";
            String leftToRight = Stream.of(rows)
                    .map(row -> new StringBuilder(row).reverse() + "\n")
                    .collect(Collectors.joining());
            assertThat(drawings).contains(upsideDown, leftToRight);
        });
    }

    @Test
    void searchesTheTreeThatWasMeasured() {
        // DLX2 on the corpus instance pent-3x20
        assertThat(polyominoes.solver(polyominoes.puzzle("pentominoes 3x20")).toBuilder()
                        .engine("links")
                        .build()
                        .count()
                        .nodes())
                .isEqualTo(32_978);
    }

    @Test
    void countsAroundAHole() {
        assertThat(count(polyominoes.puzzle(WITH_HOLE))).isEqualTo(520);
    }

    @Test
    @Tag("slow")
    void countsTheBeadsInARectangle() {
        assertThat(count(polyominoes.puzzle(BEADS))).isEqualTo(371_020);
    }

    @Test
    void reflectionsCanBeRefusedInTheTextOrByTheSetting() {
        assertThat(count(polyominoes.puzzle("tetrominoes L * 2x4"))).isEqualTo(2);
        assertThat(count(polyominoes.puzzle("one-sided tetrominoes L * 2x4"))).isEqualTo(1);
        assertThat(count(read("tetrominoes L * 2x4", "no"))).isEqualTo(1);
        assertThat(count(read("tetrominoes L * 2x4", "yes"))).isEqualTo(2);
        assertThat(count(read("pieces\n*\n##\n.#\n.#\n\nboard 2x4", "no"))).isEqualTo(1);
        assertThatThrownBy(() -> read("tetrominoes 4x5", "maybe"))
                .hasMessage("--set reflections:1:1: 'maybe' is not an answer; expected yes or no");
    }

    @Test
    void doesNotTellCopiesApart() {
        assertThat(count(polyominoes.puzzle("tetrominoes T 4x 4x4"))).isEqualTo(2);
        Cover<Placement> cover = polyominoes.solverOf("tetrominoes T 4x 4x4").cover();
        assertThat(cover.itemCount()).isEqualTo(16);
        assertThat(cover.hasMultiplicities()).isFalse();
    }

    @Test
    void statesCopiesOfTwoPiecesAsMultiplicities() {
        Cover<Placement> cover =
                polyominoes.solverOf("tetrominoes I 2x O 2x 4x4").cover();
        assertThat(cover.itemName(0)).isEqualTo("piece I");
        assertThat(cover.atLeast(0)).isEqualTo(2);
        assertThat(cover.atMost(0)).isEqualTo(2);
        assertThat(cover.itemCount()).isEqualTo(2 + 16);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pentominoes 6x9|equal areas: 54 free cells for pieces of 60 cells: F 5 + I 5 + L 5 + N 5 + P 5 + T 5 + U 5 + V 5"
                        + " + W 5 + X 5 + Y 5 + Z 5",
                "one-sided pentominoes 9x9|equal areas: 81 free cells for pieces of 90 cells: F 5 + f 5 + I 5 + L 5 + l 5 + N 5"
                        + " + n 5 + P 5 + p 5 + T 5 + U 5 + 7 more of 35",
                "tetrominoes T 3x 4x4|equal areas: 16 free cells for pieces of 12 cells: T 3x4",
                "dominoes 1x1|equal areas: 1 free cell for pieces of 2 cells: I 2",
                "tetrominoes T * I L O S 3x5|equal areas: 15 free cells for pieces of 16 cells: I 4 + L 4 + O 4 + S 4, and any"
                        + " number of T 4",
                "tetrominoes T * I 3x5|equal areas: 15 free cells for pieces of 4 cells: I 4, and any number of T 4",
                "tetrominoes T * I * 3x5|equal areas: 15 free cells for any number of T 4, I 4"
            })
    void saysWhenTheAreaIsWrong(String text, String item) {
        Cover<Placement> cover = polyominoes.solverOf(text).cover();
        assertThat(cover.itemName(0)).isEqualTo(item);
        assertThat(Solver.of(cover).count().nodes()).isLessThan(2);
        assertThat(Solver.of(cover).solve().options()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"tetrominoes I 3x L 4x4", "monominoes 1x1", "tetrominoes T * I * 3x4", "tetrominoes T * I 4x1"})
    void saysNothingWhereTheAreaMayBeRight(String text) {
        assertThat(polyominoes.solverOf(text).cover().itemName(0)).doesNotContain("areas");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "F\n.##\n##.\n.#.",
                "F\n...\n.##\n##.\n.#.",
                "F\n# a comment\n.##\n##.\n.#.",
                "F 1x\n.##\n##.\n.#.",
                "F 1x\n.FF\nFF.\n.F.",
                "1x\nF\n.##\n##.\n.#.",
                "1x\n# a comment\nF\n.##\n##.\n.#."
            })
    void aLetterAloneNamesThePieceBelow(String drawn) {
        Packing packing = polyominoes.puzzle("pieces\n" + drawn + "\n\nI\n#####\n\nboard 2x5");
        assertThat(packing.pieces())
                .containsExactlyElementsOf(
                        polyominoes.puzzle("pentominoes F I 2x5").pieces());
    }

    @ParameterizedTest
    @CsvSource({"F, 1", "F|FF, 3", "F|FFF|F, 5", "F|.|F#, 0", "F|.., 1"})
    void aLetterAloneIsARowAboveItsOwnLetter(String drawn, int size) {
        String text = "pieces\n" + drawn.replace('|', '\n') + "\n\nboard 2x5";
        if (size == 0) {
            assertThatThrownBy(() -> polyominoes.puzzle(text)).hasMessageContaining("is another piece");
        } else {
            Piece piece = polyominoes.puzzle(text).pieces().get(0);
            assertThat(piece.name()).isEqualTo("F");
            assertThat(piece.size()).isEqualTo(size);
        }
    }

    @Test
    void piecesKeepTheirLettersWhereOneHasCopies() {
        Packing packing =
                polyominoes.puzzle("pieces\n\nPP\nPPP\n\nL 3x\n#..\n###\n\nboard\n.....\n.....\n.....\n..###\n");
        assertThat(drawings(packing))
                .hasSize(22)
                .contains("LLLll\nLAAAl\nPPPAl\nPP###\n")
                .allSatisfy(drawing -> {
                    assertThat(drawing.chars().filter(c -> c == 'P')).hasSize(5);
                    assertThat(drawing.chars().filter(c -> c == 'L').count() % 4)
                            .isZero();
                    assertThat(drawing).contains("L");
                });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "trominoes I L * 3x3",
                "tetrominoes I 2x O 2x 4x4",
                "one-sided tetrominoes L 2x l 2x 4x4",
                "pentominoes P 2x F I L 5x5",
                "pieces\n*\n##\n\na 2x\n#\n\nA\nAA\n\nboard 3x3"
            })
    void givesBackSolutionsWithCopiesToo(String text) {
        String head = text.substring(0, text.lastIndexOf(' '));
        for (String drawing : drawings(polyominoes.puzzle(text))) {
            assertThat(drawings(polyominoes.puzzle(head + "\n" + drawing))).containsExactly(drawing);
        }
    }

    @Test
    void tellsNeighborsApartWhereLettersRunOut() {
        StringBuilder text = new StringBuilder("pieces\n* \n#\n");
        for (int i = 2; i < 62; i++) {
            text.append('\n').append("#".repeat(i)).append('\n');
        }
        Packing bars = polyominoes.puzzle(text + "\nboard 61x61");
        List<Placement> ones = bars.board().cells().stream()
                .map(cell -> new Placement("A", List.of(cell)))
                .toList();
        String[] rows = polyominoes.render(bars, Solution.of(ones)).split("\n");
        for (int row = 0; row < rows.length; row++) {
            assertThat(rows[row]).doesNotContainPattern("(.)\\1");
            for (int column = 0; row > 0 && column < 61; column++) {
                assertThat(rows[row].charAt(column)).isNotEqualTo(rows[row - 1].charAt(column));
            }
        }
    }

    @Test
    void givesBackASolutionThatIsGiven() {
        for (String drawing : drawings(polyominoes.puzzle("pentominoes 3x20"))) {
            assertThat(drawings(polyominoes.puzzle("pentominoes\n" + drawing))).containsExactly(drawing);
        }
    }

    @Test
    void drawsCopiesWithLettersOfTheirOwn() {
        assertThat(drawings(polyominoes.puzzle("tetrominoes T * 4x4")))
                .containsExactlyInAnyOrder("AAAB\nCABB\nCCDB\nCDDD\n", "ABBB\nAABC\nADCC\nDDDC\n");
        assertThat(drawings(polyominoes.puzzle("tetrominoes T *\n...x\ny.xx\nyy.x\ny...\n")))
                .containsExactly("AAAB\nCABB\nCCDB\nCDDD\n"); // letters of the givens do not matter
    }

    @Test
    void readsBackMoreCopiesThanThereAreLetters() {
        Packing packing = polyominoes.puzzle("dominoes I * 12x12");
        String drawing = polyominoes.render(
                packing,
                Solution.of(polyominoes.solver(packing).solve().options().orElseThrow()));
        assertThat(drawing.chars().filter(Character::isLetterOrDigit)).hasSize(144);
        Packing full = polyominoes.puzzle("dominoes I *\n" + drawing);
        assertThat(full.givens()).hasSize(72);
        assertThat(drawings(full)).hasSize(1);
    }

    @Test
    void namesPiecesThatHaveNone() {
        Packing packing = polyominoes.puzzle("pieces\n##\n\nA\nAA\n\n.#.\n###\n\nboard\n....#\n.....\n");
        assertThat(packing.pieces()).extracting(Piece::name).containsExactly("B", "A", "C");
    }

    @Test
    void readsCommentsBetweenAndWithinDrawings() {
        String text =
                "# own pieces\npieces\n# a bend\n##\n# between the rows\n#\n\n# a line\n###\n\nboard\n# here\n...\n...\n";
        Packing packing = polyominoes.puzzle(text);
        assertThat(packing.pieces()).hasSize(2);
        assertThat(packing.board().cells()).hasSize(6);
    }

    @Test
    void blocksWhatRowsDoNotReach() {
        Packing ragged = polyominoes.puzzle("tetrominoes T *\n#.\n...\n");
        assertThat(drawings(ragged)).containsExactly("#A#\nAAA\n");
    }

    @Test
    void readsManyPuzzlesAndGoesOnAfterABadOne() {
        PuzzleText text = PuzzleText.of(
                "pentominoes 3x20\ntetrominoes Q 4x4\ndominoes 2x1\npieces\n##\n\nboard\n.x.\n\n\none-sided pieces\n#\n\nboard 1x1\n");
        assertThat(polyominoes.next(text)).isPresent();
        assertThatThrownBy(() -> polyominoes.next(text)).hasMessageContaining(":2:13: 'Q'");
        assertThat(polyominoes.resume(text)).isTrue();
        assertThat(polyominoes.next(text)).isPresent();
        assertThatThrownBy(() -> polyominoes.next(text)).hasMessageContaining(":8:2: 'x'");
        assertThat(polyominoes.resume(text)).isTrue();
        assertThat(polyominoes.next(text)).isPresent();
        assertThat(polyominoes.next(text)).isEmpty();
    }

    @Test
    void drawsAColorAPieceAndAnOutline() {
        Packing packing = polyominoes.puzzle("tetrominoes T *\nAAA.\n.A..\n....\n....\n");
        String svg = model().picture(
                        packing,
                        Solution.of(
                                polyominoes.solver(packing).solve().options().orElseThrow()))
                .toString();
        assertThat(svg.split("stroke=\"black\"", -1))
                .hasSize((4 * 10 + 16) / 2 + 1); // ten sides per piece, shared except at the rim
        assertThat(svg.split(">A</text>", -1)).hasSize(4 + 1);
        assertThat(svg.split("font-weight=\"bold\"", -1)).hasSize(4 + 1); // the one that was given
    }

    private Packing read(String text, String reflections) {
        var bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        return model().parse(PuzzleText.of("test", bytes, Map.of("reflections", reflections), warning -> {}));
    }

    private long count(Packing packing) {
        return polyominoes.solver(packing).count().solutions().longValueExact();
    }

    private List<String> drawings(Packing packing) {
        try (var solutions = polyominoes.solver(packing).iterator().stream()) {
            return solutions
                    .map(solution -> polyominoes.render(packing, Solution.of(solution)))
                    .toList();
        }
    }

    @Test
    void sharesTheEmptyBoardWithOtherPuzzles() {
        Packing packing = polyominoes.puzzle("tetrominoes T *\nAAA.\n.A..\n....\n....\n");
        assertThat(model().shape(packing)).contains(polyominoes.puzzle("tetrominoes T * 4x4"));
    }
}
