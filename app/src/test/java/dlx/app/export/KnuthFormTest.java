package dlx.app.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.Item;
import dlx.api.PuzzleText;
import dlx.app.export.StatedPuzzles.Kind;
import dlx.commands.line.UsageException;
import dlx.core.model.LoadedModel;
import dlx.core.search.Givens;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads exported puzzles back with the model knuth. */
class KnuthFormTest {

    private static final Path SHARED = Path.of("..", "..", "shared", "corpus");

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void hasTheSameSolutionsAndTheSameBestOne(boolean strict) {
        int refused = 0;
        for (long seed = 1; seed <= 400; seed++) {
            StatedPuzzle puzzle = StatedPuzzles.random(seed, Kind.ALL);
            String text;
            try {
                text = StatedPuzzles.text(puzzle, ExportForm.KNUTH, strict);
            } catch (UsageException e) {
                assertThat(e).as("seed %d", seed).hasMessageContaining("cannot have a cost");
                refused++;
                continue;
            }
            StatedPuzzle read = read(text, strict);
            int[] numbers = numbers(text, read.cover.optionCount());
            Set<List<Integer>> solutions = new HashSet<>();
            Set<Long> differences = new HashSet<>();
            for (List<Integer> solution : StatedPuzzles.solutions(read)) {
                List<Integer> options =
                        solution.stream().map(k -> numbers[k - 1]).toList();
                solutions.add(options);
                long score = StatedPuzzles.score(puzzle, options);
                differences.add(StatedPuzzles.score(read, solution) + (puzzle.goal == Goal.LEAST ? -score : score));
            }
            assertThat(solutions).as("seed %d: %s", seed, text).isEqualTo(StatedPuzzles.solutions(puzzle));
            assertThat(differences).as("seed %d: %s", seed, text).hasSizeLessThan(2);
            differences.stream()
                    .filter(difference -> difference != 0)
                    .forEach(difference -> assertThat(text)
                            .contains(
                                    puzzle.goal == Goal.LEAST
                                            ? "the score of a solution is its cost less " + difference + "\n"
                                            : "the score of a solution is " + difference + " less its cost\n"));
        }
        assertThat(refused).isLessThan(200);
    }

    /** The number in the puzzle of each option of the text. */
    private static int[] numbers(String text, int options) {
        List<String> lines = text.lines().toList();
        List<Integer> numbers = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith("| (from ")) {
                numbers.set(numbers.size() - 1, Integer.parseInt(line.substring(8, line.length() - 1)));
            } else if (!line.startsWith("|")) {
                numbers.add(numbers.size()); // the line of the items takes the 0
            }
        }
        assertThat(numbers).hasSize(options + 1);
        return numbers.stream().skip(1).mapToInt(Integer::intValue).toArray();
    }

    @Test
    void readsBackTheSmallFilesOfTheCorpus() throws IOException {
        try (Stream<Path> files = Files.list(Samples.COPIES)) {
            List<Path> all = files.toList();
            assertThat(all).hasSizeGreaterThan(10);
            for (Path file : all) {
                assertSameAfterARoundTrip(file);
            }
        }
    }

    @Test
    void readsBackTheWholeCorpus(@TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(Files.exists(SHARED.resolve("generate.py")), "the corpus is not here");
        Process python = null;
        try {
            python = new ProcessBuilder("python3", SHARED.resolve("generate.py").toString(), folder.toString())
                    .inheritIO()
                    .start();
        } catch (IOException e) {
            assumeTrue(false, "no python3 here: " + e);
        }
        assertThat(python.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(python.exitValue()).isZero();
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all =
                    files.filter(file -> file.toString().endsWith(".dlx")).toList();
            assertThat(all).hasSizeGreaterThan(90);
            for (Path file : all) {
                assertSameAfterARoundTrip(file);
            }
        }
    }

    private static void assertSameAfterARoundTrip(Path file) throws IOException {
        StatedPuzzle puzzle = Samples.knuth(Files.readString(file));
        for (boolean strict : new boolean[] {false, true}) {
            String text = StatedPuzzles.text(puzzle, ExportForm.KNUTH, strict);
            Cover<?> again = read(text, strict).cover;
            assertThat(again.data()).as(file + "\n" + text).isEqualTo(puzzle.cover.data());
            assertThat(words(again)).as(file.toString()).isEqualTo(words(puzzle.cover));
        }
    }

    /** Every word of a cover: names, labels with their colors. */
    private static List<String> words(Cover<?> cover) {
        return Stream.concat(
                        IntStream.range(0, cover.itemCount()).mapToObj(cover::itemName),
                        IntStream.range(0, cover.optionCount()).mapToObj(cover::label))
                .toList();
    }

    private static StatedPuzzle read(String text, boolean strict) {
        return read(Samples.model("knuth"), text, strict);
    }

    private static <P, O> StatedPuzzle read(LoadedModel<P, O> model, String text, boolean strict) {
        var bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        Map<String, String> settings = Map.of("strict", strict ? "yes" : "no");
        PuzzleText again = PuzzleText.of("exported", bytes, settings, warning -> {
            throw new AssertionError(warning);
        });
        return new StatedPuzzle(
                model.solver(model.next(again).orElseThrow()).cover(), Givens.NONE, Goal.LEAST, "read", 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"queens", "sudoku", "polyomino", "target-sudoku", "graph-coloring", "beads", "matrix"})
    void writesWhatTheOriginalProgramsCanRead(String model) {
        StatedPuzzle puzzle = Samples.puzzle(model, Samples.model(model).example());
        for (boolean strict : new boolean[] {false, true}) {
            String text = StatedPuzzles.text(puzzle, ExportForm.KNUTH, strict);
            Cover<?> again = read(text, strict).cover;
            assertThat(again.optionCount()).isEqualTo(puzzle.cover.optionCount());
            assertThat(again.itemCount()).isEqualTo(puzzle.cover.itemCount() + puzzle.givens.givenCount());
            assertThat(text).endsWith("\n").doesNotContain("\t", "\r");
        }
    }

    @Test
    void writesThisForAPuzzleWithAllForms() {
        Cover<String> cover = Cover.of(builder -> {
            Item board = builder.item("board r1c1").secondary();
            Item row = builder.item("the first row").times(0, 2);
            Item a = builder.item("a");
            Item b = builder.item("a b").times(2, 2);
            Item c = builder.item("a|b");
            builder.option("one", 3, row, a, board.colored("light red"));
            builder.option("two", b, c, board.colored("x"));
            builder.option("three", -2, b, board);
            builder.option("four", a, c);
        });
        StatedPuzzle puzzle = new StatedPuzzle(cover, Givens.of(2).forbidden(1), Goal.LEAST, "toy, puzzle 1", 0);
        assertThat(StatedPuzzles.text(puzzle, ExportForm.KNUTH)).isEqualTo("""
                | toy, puzzle 1: 5 items, 4 options, 10 nodes
                | the score of a solution is its cost less 8
                | an item of its own forces each option that is given
                | board_r1c1 is board r1c1
                | the_first_row is the first row
                | a_b is a b
                | a_b.2 is a|b
                | :light_red is light red
                0:2|the_first_row a 2|a_b a_b.2 given1 | board_r1c1
                the_first_row a board_r1c1:light_red |5
                a_b board_r1c1 given1 |0
                | (from 3)
                a a_b.2 |4
                | (from 4)
                """);
        assertThat(StatedPuzzles.text(puzzle, ExportForm.KNUTH, true)).isEqualTo("""
                | toy, puzzle 1: 5 items, 4 options, 10 nodes
                | the score of a solution is its cost less 8
                | an item of its own forces each option that is given
                | br1c1 is board r1c1
                | tfr is the first row
                | a_b is a b
                | a_b.2 is a|b
                | :0 is light red
                0:2|tfr a 2|a_b a_b.2 given1 | br1c1
                tfr a br1c1:0 |5
                a_b br1c1 given1 |0
                | (from 3)
                a a_b.2 |4
                | (from 4)
                """);
    }

    @Test
    void writesACoverWithoutPrimaryItems() {
        Cover<String> cover = Cover.of(builder -> builder.item("none").secondary());
        String text =
                StatedPuzzles.text(new StatedPuzzle(cover, Givens.NONE, Goal.LEAST, "empty", 0), ExportForm.KNUTH);
        assertThat(text).endsWith("\n0:1|none.2 | none\n");
        assertThat(StatedPuzzles.solutions(read(text, true))).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void keepsColorsOfAnyByte(boolean strict) {
        String text = "A B | X Y\nA X:: Y:|\nB X:| Y:~\nA X:# Y:!\n";
        Cover<?> cover = Samples.knuth(text).cover;
        Cover<?> again = read(StatedPuzzles.text(Samples.knuth(text), ExportForm.KNUTH, strict), strict).cover;
        assertThat(words(again)).isEqualTo(words(cover));
        String long1 = "n".repeat(100_000);
        StatedPuzzle puzzle =
                Samples.knuth(long1 + " b | " + long1 + "2\n" + long1 + " b " + long1 + "2:" + long1 + "\n");
        assertThat(read(StatedPuzzles.text(puzzle, ExportForm.KNUTH, strict), strict)
                        .cover
                        .data())
                .isEqualTo(puzzle.cover.data());
    }

    @Test
    void refusesMoreColorsThanBytesWhereStrict() {
        Cover<Integer> cover = colors(95);
        StatedPuzzle puzzle = new StatedPuzzle(cover, Givens.NONE, Goal.LEAST, "colors", 0);
        assertThatThrownBy(() -> StatedPuzzles.text(puzzle, ExportForm.KNUTH, true))
                .hasMessage("--strict: the cover has 95 colors, but only 94 names of one byte exist; expected"
                        + " --to knuth without --strict");
        Cover<?> read = read(
                        StatedPuzzles.text(
                                new StatedPuzzle(colors(94), Givens.NONE, Goal.LEAST, "c", 0), ExportForm.KNUTH, true),
                        true)
                .cover;
        assertThat(IntStream.range(0, read.nodeCount())
                        .map(read::color)
                        .filter(c -> c >= 0)
                        .boxed()
                        .collect(Collectors.toSet()))
                .hasSize(94);
    }

    private static Cover<Integer> colors(int count) {
        return Cover.of(builder -> {
            Item item = builder.item("item");
            Item colored = builder.item("colored").secondary();
            IntStream.range(0, count).forEach(k -> builder.option(k, item, colored.colored(k)));
        });
    }

    @Test
    void refusesGainsThatNoItemPaysFor() {
        Cover<String> cover = Cover.of(builder -> {
            Item item = builder.item("item").times(0, 3);
            builder.option("gold", 5, item);
        });
        assertThatThrownBy(() -> StatedPuzzles.text(
                        new StatedPuzzle(cover, Givens.NONE, Goal.GREATEST, "gains", 0), ExportForm.KNUTH))
                .isInstanceOf(UsageException.class)
                .hasMessage(
                        "--to knuth: option \"gold\" cannot have a cost of 0 or more, because all solutions cover none"
                                + " of its items equally often; expected --to lp or json");
        assertThat(StatedPuzzles.text(new StatedPuzzle(cover, Givens.NONE, Goal.LEAST, "costs", 0), ExportForm.KNUTH))
                .endsWith("0:3|item\nitem |5\n");
    }

    @Test
    void refusesCostsBeyond64Bits() {
        Cover<String> cover = Cover.of(builder -> {
            Item item = builder.item("item");
            builder.option("least", Long.MIN_VALUE, item);
            builder.option("most", Long.MAX_VALUE, item);
        });
        assertThatThrownBy(() -> StatedPuzzles.text(
                        new StatedPuzzle(cover, Givens.NONE, Goal.LEAST, "large", 0), ExportForm.KNUTH))
                .hasMessage(
                        "--to knuth: the cost of option \"most\" would not fit into 64 bits; expected --to lp or json");
    }
}
