package dlx.formats;

import static dlx.formats.LinkProgram.FPUZZLES;
import static dlx.formats.LinkProgram.PENPA;
import static dlx.formats.LinkProgram.PUZZLINK;
import static dlx.formats.LinkProgram.SUDOKUPAD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.PuzzleSyntaxException;
import dlx.formats.text.Grids;
import dlx.formats.text.Mutations;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that a text written for a program is read back unchanged. */
class LinkProgramTest {

    private static final List<Integer> SIZES = List.of(4, 6, 8, 9, 9, 10, 12, 15, 16);
    private static final List<Integer> PUZZLINK_SIZES = List.of(4, 6, 9, 16, 25);

    private static PuzzleLink link(LinkProgram program, Imported puzzle) {
        return program.link(puzzle.model(), Map.of(), puzzle.text());
    }

    private static void assertSame(LinkProgram program, Imported puzzle, String seed) {
        PuzzleLink link = link(program, puzzle);
        assertThat(link.program()).isEqualTo(program);
        assertThat(link.lost()).as(seed).isEmpty();
        assertThat(link.link()).doesNotContainAnyWhitespaces();
        assertThat(ForeignFormats.read(seed, link.link()))
                .as("%s: %s", seed, link)
                .contains(new Imported(program.title(), puzzle.model(), puzzle.text(), List.of()));
    }

    @ParameterizedTest
    @EnumSource(names = {"SUDOKUPAD", "FPUZZLES", "PENPA"})
    void sudokusOfAllKindsComeBackAsTheyWere(LinkProgram program) {
        for (int seed = 0; seed < 10; seed++) {
            Random random = new Random(seed);
            String name = program + ", seed " + seed;
            int n = SIZES.get(random.nextInt(SIZES.size()));
            assertSame(program, Drafts.sudoku(random, n), name);
            assertSame(program, Drafts.jigsaw(random, random.nextBoolean() ? 7 : n), name);
            assertSame(program, Drafts.killer(random, n, program != PENPA), name);
            assertSame(program, Drafts.variant(random, n, program != PENPA && random.nextBoolean()), name);
            assertSame(program, Drafts.combined(random, random.nextBoolean() ? 7 : n, program != PENPA), name);
        }
    }

    @Test
    void penpaHasLargeBoards() {
        for (int seed = 0; seed < 5; seed++) {
            assertSame(PENPA, Drafts.sudoku(new Random(seed), 25), "seed " + seed);
            assertSame(PENPA, Drafts.jigsaw(new Random(seed), 23), "seed " + seed);
        }
    }

    @Test
    void sudokusOfPuzzLinkComeBackAsTheyWere() {
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            int n = PUZZLINK_SIZES.get(random.nextInt(PUZZLINK_SIZES.size()));
            Imported puzzle = Drafts.sudoku(random, n);
            String link = link(PUZZLINK, puzzle).link();
            assertThat(ForeignFormats.read("link", link).orElseThrow().text())
                    .as("seed %d: %s", seed, link)
                    .isEqualToIgnoringWhitespace(puzzle.text()); // a board may be a single line
        }
    }

    @Test
    void tentsComeBackAsTheyWere() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            int width = 1 + random.nextInt(30);
            int height = 1 + random.nextInt(30);
            StringBuilder lawn = new StringBuilder();
            for (int column = 0; column < width; column++) {
                lawn.append(column == 0 ? "" : " ").append(count(random, height));
            }
            for (int row = 0; row < height; row++) {
                lawn.append('\n').append(count(random, width)).append(' ');
                for (int column = 0; column < width; column++) {
                    lawn.append(random.nextInt(1 + random.nextInt(12)) == 0 ? 'T' : '.');
                }
            }
            assertSame(
                    PUZZLINK,
                    new Imported("puzz.link", "tents", lawn.append('\n').toString(), List.of()),
                    "seed " + seed);
        }
    }

    private static String count(Random random, int most) {
        return random.nextBoolean() ? String.valueOf(random.nextInt(most + 1)) : ".";
    }

    @Test
    void kakurosComeBackAsTheyWere() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            int width = 2 + random.nextInt(12);
            int height = 2 + random.nextInt(12);
            boolean[][] white = new boolean[height][width];
            for (int cell = 0; cell < width * height; cell++) {
                white[cell / width][cell % width] = cell >= width && cell % width > 0 && random.nextInt(4) > 0;
            }
            white[1][1] = true;
            StringBuilder board = new StringBuilder();
            for (int row = 0; row < height; row++) {
                for (int column = 0; column < width; column++) {
                    boolean down = row + 1 < height && white[row + 1][column];
                    boolean across = column + 1 < width && white[row][column + 1];
                    String sums = (down ? String.valueOf(1 + random.nextInt(45)) : "") + "\\"
                            + (across ? String.valueOf(1 + random.nextInt(45)) : "");
                    board.append(column == 0 ? "" : " ")
                            .append(white[row][column] ? "." : sums.equals("\\") ? "#" : sums);
                }
                board.append('\n');
            }
            assertSame(PUZZLINK, new Imported("puzz.link", "kakuro", board.toString(), List.of()), "seed " + seed);
        }
    }

    @Test
    void fillominosComeBackAsTheyWere() {
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            int[][] board = new int[1 + random.nextInt(12)][2 + random.nextInt(12)];
            int most = random.nextBoolean() ? 9 : 99;
            for (int[] row : board) {
                for (int k = random.nextInt(row.length); k > 0; k--) {
                    row[random.nextInt(row.length)] = 1 + random.nextInt(most);
                }
            }
            String text = Grids.numbers(board);
            String link = PUZZLINK.link("fillomino", Map.of(), text).link();
            assertThat(ForeignFormats.read("fillomino", link).map(Imported::text))
                    .as("seed %d: %s", seed, link)
                    .contains(text);
        }
    }

    @Test
    void starBattlesComeBackAsTheyWere() {
        for (int seed = 0; seed < 50; seed++) {
            Random random = new Random(seed);
            Imported jigsaw = Drafts.jigsaw(random, 5 + random.nextInt(10));
            String map = jigsaw.text().substring(jigsaw.text().indexOf("\n\n") + 2);
            if (map.contains("a")) {
                assertSame(
                        PUZZLINK,
                        new Imported("random", "star-battle", (2 + seed % 3) + " stars\n" + map, List.of()),
                        "seed " + seed);
            }
        }
        assertThat(PUZZLINK.link("star-battle", Map.of("stars", "2"), "aabb\nabbb\nccdd\nccdd\n")
                        .link())
                .startsWith("https://puzz.link/p?starbattle/4/4/2/");
    }

    @Test
    void windowsAndStarsAreRegions() {
        String board = ".........\n".repeat(9);
        for (LinkProgram program : LinkProgram.of("sudoku-variants")) {
            Imported read = ForeignFormats.read(
                            "rules",
                            program.link("sudoku-variants", Map.of(), "windoku\ncenter-dot asterisk\n" + board)
                                    .link())
                    .orElseThrow();
            assertThat(read.model()).isEqualTo("sudoku-variants");
            assertThat(read.lost()).isEmpty();
            assertThat(read.text().split("regions\n")).hasSize(7);
            assertThat(read.text())
                    .contains(".........\n.aaa.....\n.aaa.....\n.aaa.....\n.........\n")
                    .contains("\n.....aaa.\n.....aaa.\n.....aaa.\n.........\n")
                    .contains(".........\n.a..a..a.\n.........\n.........\n.a..a..a.\n")
                    .contains(
                            ".........\n....a....\n..a...a..\n.........\n.a..a..a.\n.........\n..a...a..\n....a....\n");
        }
    }

    @Test
    void otherBoxesAreRegions() {
        for (LinkProgram program : List.of(SUDOKUPAD, FPUZZLES, PENPA)) {
            String link = program.link("sudoku", Map.of("box", "3x2"), "1.....\n" + "......\n".repeat(5))
                    .link();
            assertThat(ForeignFormats.read("box", link).map(Imported::text))
                    .contains("1.....\n" + "......\n".repeat(5) + '\n' + "aabbcc\n".repeat(3) + "ddeeff\n".repeat(3));
        }
    }

    @Test
    void whatAProgramIsNotToldIsNamed() {
        assertThat(PUZZLINK.link("fillomino", Map.of(), "3.\n..\n..\n").lost())
                .containsExactly("that a region without a number has at most 3 cells");
        assertThat(PUZZLINK.link("fillomino", Map.of("largest", "1"), "3.\n..\n..\n")
                        .lost())
                .containsExactly("that a region without a number has at most 1 cell");
        assertThat(PUZZLINK.link("fillomino", Map.of("largest", "6"), "3.\n..\n..\n")
                        .lost())
                .isEmpty();
        assertThat(PUZZLINK.link("star-battle", Map.of(), "1 star\n*...\n....\n....\n....\naabb\naabb\nccdd\nccdd\n")
                        .lost())
                .containsExactly("1 star that is given");
        assertThat(PENPA.link("sudoku-variants", Map.of(), "disjoint\n" + "....\n".repeat(4))
                        .lost())
                .containsExactly("the rule disjoint, which is in its words and not in the drawing");
        assertThat(FPUZZLES.link("killer", Map.of(), "aa..\n....\n....\n....\na=1+4\n")
                        .lost())
                .containsExactly("1 known cage filling");
        String overlapping = "....\n....\n....\n....\nr1c1+r1c2=5 r1c1+r2c1=4\n";
        assertThat(PENPA.link("killer", Map.of(), overlapping).lost()).containsExactly("1 unwritten cage sum");
        assertThat(FPUZZLES.link("killer", Map.of(), overlapping).lost()).isEmpty();
        assertThat(FPUZZLES.link("sudoku-variants", Map.of(), "cage r1c1+r1c2=1+4\n" + "....\n".repeat(4))
                        .lost())
                .containsExactly("1 known cage filling");
    }

    /** The corner of two cages has one number: it is that of the cage with a sum. */
    @Test
    void cagesWithTheSameFirstCellKeepTheSumInPenpa() {
        String text = "diagonal\ncage r1c1+r2c1\ncage r1c1+r1c2=5\n" + "....\n".repeat(4);
        assertThat(ForeignFormats.read(
                                "corner",
                                PENPA.link("sudoku-variants", Map.of(), text).link())
                        .orElseThrow()
                        .text())
                .isEqualTo("diagonal\nregions\na...\na...\n....\n....\ncage r1c1+r1c2=5\n" + "....\n".repeat(4));
    }

    @Test
    void programsAreListedByModel() {
        assertThat(LinkProgram.of("sudoku")).containsExactly(SUDOKUPAD, FPUZZLES, PENPA, PUZZLINK);
        assertThat(LinkProgram.of("killer")).containsExactly(SUDOKUPAD, FPUZZLES, PENPA);
        assertThat(LinkProgram.of("star-battle")).containsExactly(PUZZLINK);
        assertThat(LinkProgram.of("queens")).isEmpty();
        assertThat(LinkProgram.byWord("penpa")).contains(PENPA);
        assertThat(LinkProgram.byWord("Penpa+")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "PENPA | queens | 8 | Penpa+ does not have puzzles of the model queens; expected one of sudoku, jigsaw, killer, sudoku-variants,"
                        + " slitherlink, masyu, yajilin, hitori, nurikabe, heyawake, numberlink",
                "FPUZZLES | sudoku | 25 | f-puzzles: the board has 25 rows; expected 4 to 16",
                "SUDOKUPAD | jigsaw | 17 | SudokuPad: the board has 17 rows; expected 4 to 16",
                "PENPA | sudoku | 30 | Penpa+: the board has 30 rows; expected 4 to 25",
                "PUZZLINK | sudoku | 8 | puzz.link: the board is 8x8; expected 4x4, 6x6, 9x9, 16x16 or 25x25",
                "PUZZLINK | star-battle | 0 | puzz.link: the star battle does not have regions; expected one with a map",
            })
    void aPuzzleThatAProgramDoesNotTakeIsRefused(LinkProgram program, String model, int n, String sentence) {
        String text = n == 0 ? "1 star no regions\n....\n....\n....\n....\n" : (". ".repeat(n) + '\n').repeat(n);
        String map = model.equals("jigsaw") ? text.replace('.', 'a') : "";
        assertThatThrownBy(() -> program.link(model, Map.of(), text + map))
                .isInstanceOf(NoLinkException.class)
                .hasMessage(sentence);
    }

    @Test
    void regionsOfPuzzLinkAreTheirBorders() {
        assertThatThrownBy(() -> PUZZLINK.link("star-battle", Map.of(), "aabb\naabb\nccdd\nccd.\n"))
                .hasMessage(
                        "puzz.link: row 4, column 4 is in no region; expected a map of regions that cover the board");
        assertThatThrownBy(() -> PUZZLINK.link("star-battle", Map.of(), "aabb\naabb\nccda\nccdd\n"))
                .hasMessage("puzz.link: a region is in several pieces; expected regions in one piece each");
        assertThatThrownBy(() -> PUZZLINK.link("sudoku", Map.of("box", "3x2"), "......\n".repeat(6)))
                .hasMessage(
                        "puzz.link: the boxes are not those that it has; expected the usual ones, without --set box");
    }

    @ParameterizedTest
    @CsvSource({
        "sudoku, '', the text is empty; expected a puzzle",
        "sudoku, '....|....|....|...', the board has 15 cells; expected 16",
        "sudoku, '....|....|....|5...', '\"5\" is not a cell; expected ''.'', or a number from 1 to 4'",
        "jigsaw, '....|....|....|....|aabb|aabb|ccdd|ccda', the map: region 0 has 5 cells; expected 4",
        "jigsaw, '....|....|....|....|aabb|aabb|ccdd|ccde', the map has 5 regions; expected 4",
        "jigsaw, '....|....|....|....|aabb|aabb|ccdd|ccd.', a cell of the map is in no region; expected regions that cover the board",
        "jigsaw, '....|....|....|....|aabb|aab|ccdd|ccdd', a row of the map has 3 cells; expected 4",
        "killer, '....|....|....', the map ends after 3 rows; expected 4",
        "killer, 'aa..|....|....|....|b=3', '\"b\" is not a cage; expected a name of the map, or cells'",
        "killer, 'aa..|....|....|....|a=x', '\"a=x\" is not a sum; expected name=sum'",
        "sudoku-variants, 'sumdoku|....|....|....|....', '\"sumdoku\" is not a rule; expected one of sudoku-variants'",
        "sudoku-variants, 'cage r1c1=x|....|....|....|....', '\"r1c1=x\" is not a sum; expected name=sum'",
        "sudoku-variants, 'cage r1c5|....|....|....|....', '\"r1c5\" is not a cage; expected a name of the map, or cells'",
        "fillomino, '12|1', the board is not rows of equal length; expected at most 100 of each",
        "star-battle, 'aabb|aabb|ccdd', the map ends after 3 rows; expected 4",
    })
    void aTextThatTheModelDoesNotWriteIsRefused(String model, String lines, String problem) {
        for (LinkProgram program : LinkProgram.of(model)) {
            assertThatThrownBy(() -> program.link(model, Map.of(), lines.replace('|', '\n')))
                    .isInstanceOf(PuzzleSyntaxException.class)
                    .hasMessage("<" + model + ">:1:1: " + problem);
        }
    }

    @Test
    void mutatedTextsAreLinkedOrRefused() {
        for (int seed = 0; seed < 10; seed++) {
            Random random = new Random(seed);
            for (Imported puzzle : List.of(
                    Drafts.sudoku(random, 6),
                    Drafts.jigsaw(random, 5),
                    Drafts.killer(random, 4, true),
                    Drafts.variant(random, 9, true),
                    new Imported("random", "fillomino", "6647.7\n.6..7.\n", List.of()),
                    new Imported("random", "star-battle", "1 star\naabb\naabb\nccdd\nccdd\n", List.of()))) {
                for (int k = 0; k < 8; k++) {
                    String text = Mutations.mutation(puzzle.text(), random);
                    for (LinkProgram program : LinkProgram.of(puzzle.model())) {
                        linkOrRefuse(program, puzzle.model(), text, "seed " + seed + ": " + text);
                    }
                }
            }
        }
    }

    private static void linkOrRefuse(LinkProgram program, String model, String text, String name) {
        try {
            String link = program.link(model, Map.of(), text).link();
            assertThat(ForeignFormats.read(name, link)).as(name).isPresent();
        } catch (NoLinkException | PuzzleSyntaxException e) {
            assertThat(e).as(name).hasMessageContaining("; expected");
        }
    }
}
